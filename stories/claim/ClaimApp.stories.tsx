import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { store } from '../../mocks/handlers/all.ts'
import { spec } from '../spec.ts'
import { admitted } from './addresses.ts'
import type { AssembledClaim } from './AssembledClaim.tsx'
import { claimAppMeta, link } from './claimAppMeta.ts'
import { signedIn } from '../assembled.tsx'
import { arrive, claimByEmail, member, press } from './guest.ts'

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
      const href = canvas.getByRole('link', { name: new RegExp(`^${name}`, 'i') }).getAttribute('href')
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
    const slip = context.canvas.getByRole('group', { name: 'Your offer' })
    await claimByEmail(context, ' Ada.Moreau@Mail.example ')
    const heading = await context.canvas.findByRole('heading', { level: 1, name: /is claimed$/ })
    // The page is there at once, while the same slip turns over.
    const turning = slip.getAnimations({ subtree: true }).map(({ currentTime }) => Number(currentTime))
    await expect(turning.filter((ms) => ms < 300)).not.toEqual([])
    await expect(heading).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: /^Download on the App Store/ })).toBeVisible()
    await expect(context.canvas.getByRole('group', { name: 'Your offer' })).toBe(slip)
    await arrive(context, 'emailClaimSuccess')
    await expect(context.canvas.getByText(`We sent an email to ${admitted(context, 'ada.moreau@mail.example')}.`)).toBeInTheDocument()
    await expect(store.state.claims).toMatchObject([{ offerCode: 'WELCOME25', emailOptIn: true, smsOptIn: false }])
  },
}

const asMember: NonNullable<Story['beforeEach']> = (context) => signedIn(admitted(context, member.email))()

/** A signed-in guest claims as their account, with one press and no password; signing out brings the form back. */
export const AsAccount: Story = {
  args: link('WELCOME25'),
  parameters: { ...spec('CLM-24', 'NET-13') },
  beforeEach: asMember,
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText(`Signed in as ${admitted(context, member.email)}`)).toBeVisible()
    await press(context, 'Claim my offer')
    await arrive(context, 'success')
    await expect(store.state.claims).toMatchObject([{ offerCode: 'WELCOME25', emailOptIn: false }])
  },
}

/** A sign-out while the offer is shown: the form of a guest, without the member's address. */
export const SigningOut: Story = {
  args: link('WELCOME25'),
  parameters: { ...spec('NET-11', 'NET-13') },
  beforeEach: asMember,
  play: async (context) => {
    await context.canvas.findByText(/^Signed in as /)
    await press(context, 'Sign out')
    await expect(await context.canvas.findByLabelText('Email')).toHaveValue('')
  },
}
