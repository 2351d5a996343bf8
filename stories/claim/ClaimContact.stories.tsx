import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ClaimScreen } from '../../features/claim/ClaimScreen.tsx'
import { states } from '../../features/claim/examples/states.ts'
import { variants } from '../../features/claim/examples/variants.ts'
import { member } from '../../features/claim/examples/claim.ts'
import { onSignOut } from '../signedIn.tsx'
import { spec } from '../spec.ts'
import { claimScreenMeta } from './claimScreenMeta.tsx'
import { overflowing, readTerms } from './looking.ts'

const meta = {
  ...claimScreenMeta,
  title: 'Screens/Claim/Contact',
  args: { ...claimScreenMeta.args, state: variants.emailInputByPhone },
  parameters: { ...claimScreenMeta.parameters, ...spec('CLM-02') },
} satisfies Meta<typeof ClaimScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The offer is claimed by phone. */
export const EmailInput__ByPhone: Story = { parameters: { ...spec('CLM-19', 'CLM-29', 'LAW-02') } }

/** The offer needs an address, a phone number and the guest's consent to emails. */
export const EmailInput__ByEmailAndPhone: Story = {
  args: { state: variants.emailInputByEmailAndPhone },
  parameters: { ...spec('CLM-19', 'CLM-29') },
}

/** A signed-in guest claims as their account, with one press and without a password, or signs out. */
export const EmailInput__SignedIn: Story = {
  args: { state: states.emailInput, member },
  parameters: { ...spec('CLM-24', 'NET-13') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Signed in as maya@/)).toBeVisible()
    await expect(canvas.queryByLabelText('Email')).toBeNull()
    await expect(canvas.getByRole('checkbox', { name: /^Email me offers/ })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(onSignOut).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Claim my offer' }))
    await expect(args.send).toHaveBeenCalledWith({
      type: 'accountSubmitted',
      contact: { by: 'email', email: member.email, optIns: { sms: false, email: false }, sawOptOut: true },
    })
  },
}

/** A member who has opted out reads that they did, and nothing is ticked. */
export const EmailInput__OptedOut: Story = {
  args: { state: variants.emailInputByEmailAndPhone, member: { ...member, optedOut: { email: true, sms: true } } },
  parameters: { ...spec('CHK-11', 'CLM-29') },
}

/** The guest came back to the form. Everything typed is still there. */
export const EmailInput__Filled: Story = {
  args: { state: variants.emailInputFilled },
  parameters: { ...spec('CLM-29') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+1 212-555-0107')
    for (const choice of canvas.getAllByRole('checkbox')) await expect(choice).toBeChecked()
  },
}

/** The address is sent. A second click sends nothing. */
export const EmailInput__Sending: Story = {
  args: { state: variants.emailInputSending },
  parameters: { ...spec('NET-08') },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Claim my offer' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}')
    await expect(args.send).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'contactSubmitted' }))
  },
}

/** The phone number is sent. */
export const EmailInput__SendingPhone: Story = { args: { state: variants.emailInputSendingPhone }, parameters: { ...spec('NET-08') } }

/** The server refused: its message is shown with what was typed. */
export const EmailInput__Refused: Story = { args: { state: variants.emailInputRefused }, parameters: { ...spec('NET-06') } }

/** The offer ends some days after the claim. */
export const EmailInput__EndsAfterDays: Story = { args: { state: variants.emailInputEndsAfterDays }, parameters: { ...spec('CLM-28') } }

/** The offer ends one day after the claim. */
export const EmailInput__EndsAfterOneDay: Story = { args: { state: variants.emailInputEndsAfterOneDay }, parameters: { ...spec('CLM-28') } }

/** The offer ends on a date. */
export const EmailInput__EndsOnDate: Story = { args: { state: variants.emailInputEndsOnDate }, parameters: { ...spec('CLM-28') } }

/** The offer never ends. */
export const EmailInput__NeverEnds: Story = { args: { state: variants.emailInputNeverEnds }, parameters: { ...spec('CLM-28') } }

/** Everything that has a name has a long one, on the narrowest phone. */
export const EmailInput__LongNames: Story = {
  args: { state: variants.emailInputLongNames },
  parameters: { ...spec('CLM-28') },
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async (context) => {
    await readTerms(context)
    await expect(overflowing()).toEqual([])
  },
}

/** The restaurant has no picture and no logo: the enterprise's illustration is shown. */
export const EmailInput__NoPictures: Story = { args: { state: variants.emailInputNoPictures }, parameters: { ...spec('CLM-28') } }

/** The offer is good anywhere: it names no restaurant. */
export const EmailInput__NoBrand: Story = { args: { state: variants.emailInputNoBrand }, parameters: { ...spec('CLM-28') } }

/** The offer may be used on some days, at some hours. */
export const EmailInput__Limited: Story = { args: { state: variants.emailInputLimited }, parameters: { ...spec('CLM-28') } }

/** The offer names no amount: the usual one is shown. */
export const EmailInput__NoAmount: Story = { args: { state: variants.emailInputNoAmount }, parameters: { ...spec('CLM-28') } }
