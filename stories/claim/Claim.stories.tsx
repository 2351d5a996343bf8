import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ClaimScreen } from '../../features/claim/ClaimScreen.tsx'
import { states } from '../../features/claim/examples/states.ts'
import { cents } from '../../features/shared/money/money.ts'
import { member } from '../../features/claim/examples/claim.ts'
import { spec } from '../spec.ts'
import { claimScreenMeta } from './claimScreenMeta.tsx'
import { presses } from '../plays.ts'

const meta = { ...claimScreenMeta, title: 'Screens/Claim', args: { ...claimScreenMeta.args, state: states.offerCode } } satisfies Meta<
  typeof ClaimScreen
>
export default meta

type Story = StoryObj<typeof meta>

/** 0: the page was opened without a code, or with one it cannot read. */
export const OfferCode: Story = { parameters: { ...spec('CLM-00', 'CLM-17') } }

/** 1: the offer has a second code, which only its guests were given. */
export const ClaimCode: Story = { args: { state: states.claimCode }, parameters: { ...spec('CLM-01', 'CLM-18') } }

/** 2: the offer is known; the guest says how to be reached. */
export const EmailInput: Story = {
  args: { state: states.emailInput },
  parameters: { ...spec('CLM-02', 'CLM-19', 'CLM-28', 'CLM-29', 'ENT-05') },
}

/** 3: six digits were texted. Another code may be asked for when the countdown ends. */
export const SmsVerification: Story = {
  args: { state: states.smsVerification },
  parameters: { ...spec('CLM-03', 'CLM-20', 'CLM-22') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\+1 212-555-0107/)).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:24')
    await expect(canvas.getByRole('button', { name: 'Didn’t receive code' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument()
  },
}

/** 4: the address belongs to a member, who signs in first. */
export const Authentication: Story = { args: { state: states.authentication }, parameters: { ...spec('CLM-04', 'CLM-24') } }

/** The member asks for a new password, and comes back to where they were. */
export const ForgotPassword: Story = { args: { state: states.forgotPassword }, parameters: { ...spec('NET-13') } }

/** 5: a member has claimed the offer, and the app opens. */
export const Success: Story = { args: { state: states.success }, parameters: { ...spec('CLM-05', 'CLM-26', 'ENT-05') } }

/** 6: no code came. The guest texts VERIFY, and the page watches for it. */
export const AltVerification: Story = { args: { state: states.altVerification }, parameters: { ...spec('CLM-06', 'CLM-23', 'LAW-02') } }

/** 7: claimed with a phone that no member has; the app is the last step. */
export const NoAccount: Story = { args: { state: states.noAccount }, parameters: { ...spec('CLM-07', 'CLM-26', 'ENT-05') } }

/** 8: the offer was claimed before, by this guest or, with a unique code, by another. */
export const PrevClaimed: Story = { args: { state: states.prevClaimed }, parameters: { ...spec('CLM-08') } }

/** 9: the offer was spent at an earlier visit. */
export const PrevUsed: Story = { args: { state: states.prevUsed }, parameters: { ...spec('CLM-09') } }

/** 10: the offer ended before this member claimed it. */
export const ReturnUserNoLongerAvailable: Story = { args: { state: states.returnUserNoLongerAvailable }, parameters: { ...spec('CLM-10') } }

/** 11: the offer is for new members; a member may choose a bonus instead. */
export const ReturnUserNewUserOnly: Story = { args: { state: states.returnUserNewUserOnly }, parameters: { ...spec('CLM-11', 'CLM-27') } }

/** 12: the offer is over. */
export const NewUserNoLongerAvailable: Story = { args: { state: states.newUserNoLongerAvailable }, parameters: { ...spec('CLM-12') } }

/** 13: the guest followed their own invitation. */
export const ClaimOwnReferral: Story = { args: { state: states.claimOwnReferral }, parameters: { ...spec('CLM-13') } }

/** 13: the member sees what the invitation brings to a friend and to themselves. */
export const ClaimOwnReferral__Rewarded: Story = {
  args: {
    state: states.claimOwnReferral,
    member: { ...member, referral: { give: cents(2_000), get: cents(1_000), minSpend: cents(3_000) } },
  },
  parameters: { ...spec('CLM-13', 'CHK-11') },
}

/** 14: a new guest has claimed by email; the mail brings the rest. */
export const EmailClaimSuccess: Story = { args: { state: states.emailClaimSuccess }, parameters: { ...spec('CLM-14', 'ENT-05') } }

/** 15: the guest's account is suspended; support can help. */
export const SuspendedAccount: Story = { args: { state: states.suspendedAccount }, parameters: { ...spec('CLM-15', 'ENT-05') } }

/** Between: the offer of a link is loading. */
export const LoadingOffer: Story = { args: { state: states.loadingOffer }, parameters: { ...spec('CLM-17') } }

/** Between: no offer has the code that was typed, or that the link brought. */
export const UnknownOffer: Story = {
  args: { state: states.unknownOffer },
  parameters: { ...spec('CLM-16', 'CLM-17') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/the code WELCOM25\./)).toBeVisible()
    await expect(canvas.getByLabelText('Offer code')).toHaveValue('WELCOM25')
    await userEvent.click(canvas.getByRole('button', { name: 'Find my offer' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'offerCodeSubmitted', code: 'WELCOM25' })
  },
}

/** Between: the claim is pending. */
export const Claiming: Story = { args: { state: states.claiming } }

/** Between: the answer to the claim was lost, and the server cannot be reached to look it up. */
export const ClaimUnknown: Story = {
  args: { state: states.claimUnknown },
  parameters: { ...spec('NET-08') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Look again' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'startOver' })
    await expect(canvas.getByLabelText('Offer code')).toHaveValue(states.claimUnknown.draft.code)
  },
}

/** Between: a call failed, here because the guest is offline. */
export const Failed: Story = {
  args: { state: states.failed },
  parameters: { ...spec('CLM-17', 'NET-05', 'NET-07') },
  play: presses('Try again', 'send', { type: 'retry' }),
}
