import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { store } from '../../mocks/handlers/all.ts'
import { spec } from '../spec.ts'
import { admitted } from './addresses.ts'
import { AssembledClaim } from './AssembledClaim.tsx'
import { claimAppMeta, link } from './claimAppMeta.ts'
import { arrive, claimsMade, fill, findOffer, press, textedCode } from './guest.ts'

const meta = {
  ...claimAppMeta,
  title: 'Apps/Claim',
  parameters: { ...claimAppMeta.parameters, ...spec('ENT-02', 'ENT-05') },
} satisfies Meta<typeof AssembledClaim>
export default meta

type Story = StoryObj<typeof meta>

/** The page opened without a code. */
export const NoCode: Story = {
  args: { hash: '#' },
  parameters: { ...spec('CLM-00', 'CLM-17') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Offer code')).toHaveValue('')
  },
}

/** The page opened by the link in an invitation. */
export const Link: Story = {
  args: link('WELCOME25'),
  parameters: { ...spec('CLM-02', 'CLM-16', 'CLM-28', 'NET-01', 'NET-09') },
  play: async (context) => {
    await arrive(context, 'emailInput')
    await expect(context.canvas.getByText('$25 off your first dinner')).toBeVisible()
    // Until the page is touched nothing is told: its first moments are for the guest.
    await context.userEvent.click(context.canvas.getByText('$25 off your first dinner'))
    await waitFor(() => expect(store.state.events.map(({ name }) => name)).toContain('claim_status'))
  },
}

/** The link brings an address: it is filled in. */
export const Link__WithEmail: Story = {
  args: link('WELCOME25', 'Ada@Mail.example'),
  parameters: { ...spec('CLM-16', 'CLM-21') },
  play: async (context) => {
    await expect(await context.canvas.findByLabelText('Email')).toHaveValue(admitted(context, 'ada@mail.example'))
  },
}

/** The link brings a phone number: it is filled in. */
export const Link__WithPhone: Story = {
  args: link('PHONE25', '(212) 555-0107'),
  parameters: { ...spec('CLM-16', 'CLM-20') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Mobile number')).toHaveValue('+1 212-555-0107')
  },
}

/** The link brings a claim code: it is sent at once. */
export const Link__WithClaimCode: Story = {
  args: link('EXTRA25', 'dinner'),
  parameters: { ...spec('CLM-16', 'CLM-18') },
  play: (context) => arrive(context, 'emailInput'),
}

/** A hostile link. */
export const HostileLink: Story = {
  args: { hash: '#<img src=x onerror=alert(1)>%00%E0%A4%A' },
  parameters: { ...spec('CLM-16') },
  play: async (context) => {
    await expect(await context.canvas.findByLabelText('Offer code')).toHaveValue('')
    await expect(context.canvasElement.querySelector('img[src="x"]')).toBeNull()
  },
}

/** The link is truncated. The guest completes the code. */
export const TruncatedLink: Story = {
  args: { hash: link('ada@mail.example', 'WELCOME25').hash.slice(0, -4) },
  parameters: { ...spec('CLM-16') },
  play: async (context) => {
    await arrive(context, 'unknownOffer')
    await expect(context.canvas.getByLabelText('Offer code')).toHaveValue('WELCOME')
    await findOffer(context, 'WELCOME25')
    await expect(await context.canvas.findByLabelText('Email')).toHaveValue(admitted(context, 'ada@mail.example'))
  },
}

/** The link has an address and a number but no code. Both are filled in once the offer is found. */
export const Link__WithoutCode: Story = {
  args: link('ada@mail.example', '(212) 555-0107'),
  parameters: { ...spec('CLM-00', 'CLM-16') },
  play: async (context) => {
    await findOffer(context, 'OPTIN25')
    await expect(await context.canvas.findByLabelText('Email')).toHaveValue(admitted(context, 'ada@mail.example'))
    await expect(context.canvas.getByLabelText('Mobile number')).toHaveValue('+1 212-555-0107')
  },
}

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

/** The page is reloaded during the claim and after it. The guest is in the same step each time. */
export const LoadedAgain: Story = {
  args: link('PHONE25', '12125550107'),
  parameters: { ...spec('CLM-22', 'NET-08') },
  play: async ({ mount, ...context }) => {
    await mount()
    await press(context, 'Text me the code')
    await arrive(context, 'smsVerification')
    await mount(<AssembledClaim key="second" {...context.args} />)
    await expect(await context.canvas.findByText(/\+1 212-555-0107/)).toBeVisible()
    await fill(context, 'Verification code', textedCode())
    await arrive(context, 'noAccount')
    await mount(<AssembledClaim key="third" {...context.args} />)
    await expect(await context.canvas.findByText(/^Get the app to use your/)).toBeVisible()
    await expect(claimsMade()).toBe(1)
  },
}
