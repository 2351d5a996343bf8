import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { store } from '../../mocks/handlers/all.ts'
import { spec } from '../spec.ts'
import { admitted } from './addresses.ts'
import type { AssembledClaim } from './AssembledClaim.tsx'
import { claimAppMeta, link } from './claimAppMeta.ts'
import { arrive, claimByEmail } from './guest.ts'

const meta = {
  ...claimAppMeta,
  title: 'Apps/Claim',
  parameters: { ...claimAppMeta.parameters, ...spec('ENT-02', 'ENT-05') },
} satisfies Meta<typeof AssembledClaim>
export default meta

type Story = StoryObj<typeof meta>

/** The links are the enterprise's. */
export const InItsEnterprise: Story = {
  tags: ['each-enterprise'],
  args: { hash: '#' },
  parameters: { ...spec('ENT-02', 'ENT-05') },
  play: async ({ canvas, globals }) => {
    await canvas.findByLabelText('Offer code')
    for (const name of ['Privacy', 'Terms', 'Support']) {
      const href = canvas.getByRole('link', { name: new RegExp(name, 'i') }).getAttribute('href')
      await expect(href).toContain(`https://${String(globals['enterprise'])}.example/`)
    }
  },
}

/** A new guest claims by email, and wants to hear more. */
export const ByEmail: Story = {
  args: link('WELCOME25'),
  parameters: { ...spec('CLM-14', 'CLM-16', 'CLM-19', 'CLM-21', 'CLM-29') },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('checkbox', { name: /^Email me/ }))
    await claimByEmail(context, ' Ada.Moreau@Mail.example ')
    await arrive(context, 'emailClaimSuccess')
    await expect(context.canvas.getByText(admitted(context, 'ada.moreau@mail.example'))).toBeVisible()
    await expect(store.state.claims).toMatchObject([{ offerCode: 'WELCOME25', emailOptIn: true, smsOptIn: false }])
  },
}
