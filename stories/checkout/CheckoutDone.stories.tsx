import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { checkoutVariants } from '../../mocks/examples/checkout/variants.ts'
import { spec } from '../spec.ts'
import { checkoutScreenMeta } from './checkoutScreenMeta.tsx'
import { withSettings } from '../withSettings.tsx'

const meta = {
  ...checkoutScreenMeta,
  title: 'Screens/Checkout/Done',
  args: { ...checkoutScreenMeta.args, state: checkoutVariants.giftPage2Typed },
} satisfies Meta<typeof CheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The gift goes out on a day in a time zone; the preview is below. */
export const GiftPage2__Typed: Story = { parameters: { ...spec('CHK-05') } }

/** The buyer keeps the bonus: the recipient sees the card without it, and the buyer where it is. */
export const GiftPage2__BonusKept: Story = {
  args: { state: checkoutVariants.giftPage2BonusKept },
  parameters: { ...spec('CHK-05', 'CHK-10') },
}

/** A half-typed day is an error until it is deleted. */
export const GiftPage2__HalfADay: Story = {
  args: { state: checkoutVariants.giftPage2HalfADay },
  parameters: { ...spec('CHK-05') },
  play: async ({ args, canvas, userEvent }) => {
    const day = canvas.getByLabelText('Deliver on')
    await userEvent.type(day, '12/2')
    await userEvent.click(canvas.getByRole('button', { name: 'Send it' }))
    await expect(await canvas.findByText('Enter a full date, or leave it empty.')).toBeVisible()
    await expect(day).toHaveFocus()
    await expect(args.send).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'giftSubmitted' }))
    await userEvent.clear(day)
    // The error must disappear before the field loses the focus, so that the button does not move during the press.
    await waitFor(() => expect(canvas.queryByText(/^Enter a full date/)).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Send it now' }))
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({
        type: 'giftSubmitted',
        gift: {
          recipientName: 'Maya',
          message: 'Happy birthday!\nDinner is on me.',
          deliverOn: null,
          timeZone: 'America/Chicago',
          design: 'birthday',
          by: 'email',
          recipientEmail: 'maya@mail.example',
          recipientPhone: '',
        },
      }),
    )
  },
}

/** The server refused the gift; the typed fields are still there. */
export const GiftPage2__Refused: Story = { args: { state: checkoutVariants.giftPage2Refused }, parameters: { ...spec('CHK-05') } }

/** The answer was lost: the gift may have gone out, and never goes out twice. */
export const GiftPage2__InDoubt: Story = { args: { state: checkoutVariants.giftPage2InDoubt }, parameters: { ...spec('CHK-05', 'NET-07') } }

/** A new buyer sets a password, which must be long enough and repeated correctly. */
export const Confirmation__NewUser: Story = {
  args: { state: checkoutVariants.confirmationNewUser },
  parameters: { ...spec('CHK-07') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'short')
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
    await expect(await canvas.findByText('Password must be at least 8 characters')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Password'), 'er-than-before')
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Password again'), 'shorter-than-before')
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'passwordSubmitted', password: 'shorter-than-before' })
  },
}

/** The password is being sent. */
export const Confirmation__PasswordSending: Story = {
  args: { state: checkoutVariants.confirmationPasswordSending },
  parameters: { ...spec('CHK-07') },
}

/** The server refused the password: its message starts with a bullet. */
export const Confirmation__PasswordRefused: Story = {
  args: { state: checkoutVariants.confirmationPasswordRefused },
  parameters: { ...spec('CHK-07') },
}

/** The password is set: the app is the next step. */
export const Confirmation__PasswordSet: Story = {
  args: { state: checkoutVariants.confirmationPasswordSet },
  parameters: { ...spec('CHK-07') },
}

/** The member has the app: it opens, and nobody asks them to get it. */
export const Confirmation__WithApp: Story = { args: { state: checkoutVariants.confirmationWithApp }, parameters: { ...spec('CHK-07') } }

/** The price, the discount and what is still due, as the server's answer says. */
export const Confirmation__Partly: Story = {
  args: { state: checkoutVariants.confirmationPartly },
  parameters: { ...spec('CHK-06', 'CHK-10') },
  play: async ({ canvas }) => {
    const detailOf = (term: string) => canvas.getByText(term, { selector: 'dt, dt > span' }).closest('dt')?.nextElementSibling
    await expect(detailOf('Price')).toHaveTextContent('$100.00')
    await expect(detailOf('Charged')).toHaveTextContent('$40.00')
    await expect(detailOf('Still to be charged')).toHaveTextContent('$50.00')
    await expect(detailOf('Still to be credited')).toHaveTextContent('$25.00')
    await expect(canvas.getByText('The rest is still to come.')).toBeVisible()
  },
}

/** Less was credited than the buyer was promised: it is no plain success. */
export const Confirmation__LessCredit: Story = {
  args: { state: checkoutVariants.confirmationLessCredit },
  parameters: { ...spec('CHK-06', 'CHK-10') },
}

/** A subscription with its day of the month. */
export const Confirmation__Monthly: Story = {
  args: { state: checkoutVariants.confirmationMonthly },
  parameters: { ...spec('CHK-06', 'CHK-08', 'CHK-10', 'SUB-02') },
  play: async ({ canvas }) => {
    const terms = within(canvas.getByRole('region', { name: 'Your subscription renews until you cancel' }))
    await expect(terms.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$40.00',
      'On the 21st of each month',
      'December 21, 2026',
      'December 20, 2026 to avoid it',
      'Cancel at any time, on this site or in the app; what is paid stays yours.',
    ])
    await expect(terms.getByRole('link', { name: /^Manage or cancel your subscription/ })).toBeVisible()
  },
}

/** The enterprise has subscriptions managed elsewhere: that page opens in a new tab. */
export const Confirmation__OtherSubscriptionPage: Story = {
  args: { state: checkoutVariants.confirmationMonthly },
  decorators: [withSettings({ manageSubscriptionUrl: 'https://subscriptions.example/manage' })],
  parameters: { ...spec('SUB-02') },
}

/** A gift card was sent, and the buyer keeps the bonus. */
export const Confirmation__GiftSent: Story = {
  args: { state: checkoutVariants.confirmationGiftSent },
  parameters: { ...spec('CHK-05', 'CHK-10', 'LAW-03') },
}

/** A gift card that arrives on a day. */
export const Confirmation__GiftOnDay: Story = { args: { state: checkoutVariants.confirmationGiftOnDay }, parameters: { ...spec('CHK-05') } }

/** The answer to a gift was lost. The buyer changed it and sent it again, but the first one had gone out. */
export const Confirmation__GiftBefore: Story = {
  args: { state: checkoutVariants.confirmationGiftBefore },
  parameters: { ...spec('CHK-05') },
}

/** The answer to a gift was lost and the buyer skipped: it may have gone out. */
export const Confirmation__GiftUnknown: Story = {
  args: { state: checkoutVariants.confirmationGiftUnknown },
  parameters: { ...spec('CHK-05') },
}

/** The pass, which has no credit. */
export const Confirmation__Pass: Story = { args: { state: checkoutVariants.confirmationPass }, parameters: { ...spec('CHK-09') } }

/** The pass goes into the wallets of phones, where the server has passes: also before its buyer has set a password. */
export const Confirmation__PassWallets: Story = {
  args: { state: checkoutVariants.confirmationPassWallets },
  parameters: { ...spec('WAL-01') },
}

/** A gift card that the buyer gives in person. */
export const Confirmation__GiftSkipped: Story = {
  args: { state: checkoutVariants.confirmationGiftSkipped },
  parameters: { ...spec('CHK-05') },
}
