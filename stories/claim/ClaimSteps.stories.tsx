import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ClaimScreen } from '../../features/claim/ClaimScreen.tsx'
import { variants } from '../../features/claim/examples/variants.ts'
import { spec } from '../spec.ts'
import { claimScreenMeta } from './claimScreenMeta.tsx'
import { presses } from '../plays.ts'

const meta = {
  ...claimScreenMeta,
  title: 'Screens/Claim/Steps',
  args: { ...claimScreenMeta.args, state: variants.offerCodeTyped },
} satisfies Meta<typeof ClaimScreen>
export default meta

type Story = StoryObj<typeof meta>

/** A code is typed. It is normalized when it is sent. */
export const OfferCode__Typed: Story = {
  parameters: { ...spec('CLM-00', 'CLM-21') },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Offer code' })
    await expect(field).toHaveValue('welcome 25')
    await userEvent.type(field, '{Enter}')
    await expect(args.send).toHaveBeenCalledWith({ type: 'offerCodeSubmitted', code: 'WELCOME25' })
  },
}

/** The claim code is filled in by the link or by the guest. */
export const ClaimCode__Typed: Story = {
  args: { state: variants.claimCodeTyped },
  parameters: { ...spec('CLM-01', 'CLM-18', 'CLM-21') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Claim code' })).toHaveValue('dinner')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'claimCodeSubmitted', text: 'DINNER' })
  },
}

/** The claim code is being checked. */
export const ClaimCode__Sending: Story = { args: { state: variants.claimCodeSending }, parameters: { ...spec('CLM-01', 'CLM-18') } }

/** The sixth digit has sent the code. */
export const SmsVerification__Sending: Story = {
  args: { state: variants.smsVerificationSending },
  parameters: { ...spec('CLM-03', 'NET-08') },
}

/** The code was not the one that was texted. */
export const SmsVerification__WrongCode: Story = {
  args: { state: variants.smsVerificationWrongCode },
  parameters: { ...spec('CLM-03', 'CLM-22', 'CLM-25') },
}

/** Half a minute has passed: another code may be asked for. */
export const SmsVerification__ResendReady: Story = {
  args: { state: variants.smsVerificationResendReady },
  parameters: { ...spec('CLM-03', 'CLM-22') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send a new code' }))
    await expect(args.send).toHaveBeenCalledOnce()
    await expect(args.send).toHaveBeenCalledWith({ type: 'resendCode' })
  },
}

/** Another code is requested. */
export const SmsVerification__Resending: Story = {
  args: { state: variants.smsVerificationResending },
  parameters: { ...spec('CLM-03', 'CLM-22') },
}

/** Another code was sent. */
export const SmsVerification__Resent: Story = {
  args: { state: variants.smsVerificationResent },
  parameters: { ...spec('CLM-03', 'CLM-22') },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(said).toContain('A new code is on its way.')
  },
}

/** The offer loads slowly. The guest can enter another code. */
export const LoadingOffer__Slow: Story = {
  args: { state: variants.loadingOfferSlow },
  parameters: { ...spec('CLM-17', 'NET-07') },
  play: presses('Enter another code', 'send', { type: 'startOver' }),
}

/** Half an hour has passed. The page checks once more for the text. */
export const AltVerification__LastLook: Story = {
  args: { state: variants.altVerificationLastLook },
  parameters: { ...spec('CLM-06', 'CLM-23') },
}

/** No text arrived in half an hour. The guest can continue the checks. */
export const AltVerification__Over: Story = {
  args: { state: variants.altVerificationOver },
  parameters: { ...spec('CLM-06', 'CLM-23') },
  play: presses('Look again', 'send', { type: 'keepWaiting' }),
}

/** The password is sent. */
export const Authentication__Sending: Story = {
  args: { state: variants.authenticationSending },
  parameters: { ...spec('CLM-04', 'NET-08') },
}

/** The password is not the account's. */
export const Authentication__WrongPassword: Story = {
  args: { state: variants.authenticationWrongPassword },
  parameters: { ...spec('CLM-04', 'CLM-24', 'CLM-25') },
}

/** The answer to the claim was lost, and the page is looking it up. */
export const ClaimUnknown__Asking: Story = { args: { state: variants.claimUnknownAsking }, parameters: { ...spec('NET-08') } }

/** The lost claim never arrived, so the guest may repeat it. */
export const ClaimUnknown__NotClaimed: Story = {
  args: { state: variants.claimUnknownNotClaimed },
  parameters: { ...spec('NET-08') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Claim now' }))
    await expect(args.send).toHaveBeenCalledOnce()
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry' })
  },
}
