import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { purchaseLinkViews as views } from '../../features/purchase-link/examples.ts'
import type { PurchaseLinkScreen } from '../../features/purchase-link/PurchaseLinkScreen.tsx'
import { refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { emailOnTheWire } from '../../features/shared/contact/email.ts'
import { lost, purchaseLinkMeta, resting } from './purchaseLinkMeta.ts'
import { presses } from '../plays.ts'

const meta = { ...purchaseLinkMeta, title: 'Screens/Checkout/Purchase found' } satisfies Meta<typeof PurchaseLinkScreen>
export default meta

type Story = StoryObj<typeof meta>

/** A gift that nobody has opened: the receipt, its address, and a way to send it again. */
export const Found: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const slip = canvas.getByRole('group', { name: 'Your gift' })
    for (const text of ['$50.00', '+$5 for you', 'November 20, 2026', 'Visa ending in 4242', 'No expiry'])
      await expect(within(slip).getByText(text)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByText('Not the right address?'))
    await userEvent.clear(canvas.getByLabelText('Correct the address'))
    await userEvent.type(canvas.getByLabelText('Correct the address'), 'maya@mail.example{Enter}')
    await expect(args.onCorrect).toHaveBeenCalledWith({ by: 'email', recipientEmail: 'maya@mail.example', recipientPhone: '' })
    await userEvent.click(canvas.getByRole('button', { name: 'Close this purchase on this device' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** It was sent again: what, how and to whom. It rests before the next time. */
export const Found__SentAgain: Story = { args: { done: 'again', resting } }

/** The server wants a rest. */
export const Found__Resting: Story = { args: { resting } }

/** It is being sent again. */
export const Found__SendingAgain: Story = { args: { resend: sending } }

/** Its address is being corrected. */
export const Found__Correcting: Story = { args: { correction: sending } }

/** The server does not take the address. */
export const Found__CorrectionRefused: Story = { args: { correction: refusedWith('This address takes no messages.') } }

/** No answer came: the same address can be sent once more. */
export const Found__CorrectionUnknown: Story = {
  args: {
    correction: { phase: 'unknown', message: lost },
    mayGoTo: [{ by: 'email', recipientEmail: emailOnTheWire.parse('maya@mail.example'), recipientPhone: '' }],
  },
  play: presses('Send to this address', 'onCorrect', { by: 'email', recipientEmail: 'ada.moreau@mail.example', recipientPhone: '' }),
}

/** Its address was corrected. */
export const Found__Corrected: Story = { args: { done: 'corrected' } }

/** It goes by text message. */
export const Found__ByText: Story = { args: { view: views.byText } }

/** It waits for its day: it can be corrected, and is not sent again before. */
export const Found__Scheduled: Story = { args: { view: views.scheduled } }

/** The recipient has opened it: nothing of it can be corrected. */
export const Found__Opened: Story = { args: { view: views.opened } }

/** It was opened while its buyer corrected it. */
export const Found__OpenedMeanwhile: Story = {
  args: { view: views.opened, correction: refusedWith('The gift has been opened.', { status: 410 }) },
}

/** It was opened while its buyer sent it again. */
export const Found__OpenedBeforeSending: Story = {
  args: { view: views.opened, resend: refusedWith('The gift has been opened.', { status: 410 }) },
}

/** The server does not say whether it was opened. */
export const Found__Unknown: Story = { args: { view: views.unknown } }

/** A gift that its buyer gives by hand. */
export const Found__ByHand: Story = { args: { view: views.byHand } }

/** Credit, with a promo code. */
export const Found__Credit: Story = {
  args: { view: views.credit },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−$5.00')).toBeVisible()
    await expect(canvas.getAllByText('$45.00')).not.toHaveLength(0)
  },
}
