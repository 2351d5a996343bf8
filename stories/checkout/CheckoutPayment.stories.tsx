import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { checkoutStates } from '../../mocks/examples/checkout/states.ts'
import { checkoutVariants } from '../../mocks/examples/checkout/variants.ts'
import { spec } from '../spec.ts'
import { checkoutScreenMeta } from './checkoutScreenMeta.tsx'

const meta = {
  ...checkoutScreenMeta,
  title: 'Screens/Checkout payment',
  args: { ...checkoutScreenMeta.args, state: checkoutVariants.paymentSavedCards },
} satisfies Meta<typeof CheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

/** A member chooses a saved card or types a new one, which going back would lose: the page says so. */
export const Payment__SavedCards: Story = {
  parameters: { ...spec('CHK-02', 'CHK-04') },
  play: async ({ canvas, userEvent }) => {
    const lost = 'If you go back, you will need to type your card again.'
    await expect(canvas.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
    await expect(canvas.queryByRole('group', { name: 'Card' })).not.toBeInTheDocument()
    await expect(canvas.queryByText(lost)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: 'A new card' }))
    await expect(canvas.getByRole('group', { name: 'Card' })).toBeVisible()
    await expect(canvas.getByText(lost)).toBeVisible()
  },
}

/** The bank declined a saved card: the message stands beside the cards and is announced. */
export const Payment__SavedCardDeclined: Story = {
  args: { state: checkoutVariants.paymentSavedCardDeclined },
  parameters: { ...spec('CHK-04') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is not enough money on this card. Please try another one.')
  },
}

/** A subscription: its next charge stands above the button. */
export const Payment__Monthly: Story = { args: { state: checkoutVariants.paymentMonthly }, parameters: { ...spec('CHK-08') } }

/** The gateway refused the card; its message stands on the field. */
export const Payment__CardMistake: Story = {
  args: { state: checkoutVariants.paymentCardMistake },
  parameters: { ...spec('CHK-04') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Card' })).toHaveAccessibleDescription('Your card number is invalid.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your card number is invalid.')
  },
}

/** The server refused the purchase. */
export const Payment__Refused: Story = {
  args: { state: checkoutVariants.paymentRefused },
  parameters: { ...spec('NET-06') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your purchase limit for today is reached.')
  },
}

/** The buyer did not confirm with the bank. */
export const Payment__BankRefused: Story = { args: { state: checkoutVariants.paymentBankRefused }, parameters: { ...spec('CHK-04') } }

/** The look-up found an attempt that the buyer had given up, here or in another tab. */
export const Payment__GivenUp: Story = {
  args: { state: checkoutVariants.paymentGivenUp },
  parameters: { ...spec('NET-08') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That payment was given up, and nothing was charged. Please pay again.')
  },
}

/** After a reload, the button waits until the chosen saved card is visible. */
export const Payment__SavedCardsLoading: Story = {
  args: { state: checkoutVariants.paymentSavedCardsLoading },
  parameters: { ...spec('CHK-04') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Pay/ })).toBeDisabled()
    await expect(canvas.queryByRole('group', { name: 'Card' })).not.toBeInTheDocument()
  },
}

/** The chosen saved card was removed: the buyer must choose another one. */
export const Payment__SavedCardGone: Story = {
  args: { state: checkoutVariants.paymentSavedCardGone },
  parameters: { ...spec('CHK-04') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The card that you chose is no longer kept. Please choose another one, or type it.',
    )
    await expect(canvas.getByRole('radio', { name: 'A new card' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Visa ending in 4242' }))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** The member's token has ended, and their saved cards are gone: the buyer types a card. */
export const Payment__SignedOut: Story = {
  args: { state: checkoutVariants.paymentSignedOut },
  parameters: { ...spec('CHK-04') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are no longer signed in')
    await expect(canvas.getByRole('group', { name: 'Card' })).toBeVisible()
  },
}

/** The gateway's script is loading: the button waits for it. */
export const Payment__ProviderLoading: Story = {
  args: { state: checkoutStates.payment, card: { kind: 'loading' } },
  parameters: { ...spec('CHK-04') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Pay/ })).toBeDisabled()
  },
}

const onRetry = fn()

/** The gateway's script is blocked or slow: the buyer can try again. */
export const Payment__ProviderUnavailable: Story = {
  args: { state: checkoutStates.payment, card: { kind: 'unavailable', onRetry } },
  parameters: { ...spec('CHK-04') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The secure card form did not open')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** The bank has confirmed; the payment is being completed. */
export const Paying__Completing: Story = { args: { state: checkoutVariants.payingCompleting }, parameters: { ...spec('CHK-04') } }

/** The answer was lost: the payment is being looked up. */
export const PaymentUnknown__Asking: Story = { args: { state: checkoutVariants.paymentUnknownAsking }, parameters: { ...spec('NET-08') } }

/** The look-up brings no final answer: the buyer can ask the support team. */
export const PaymentUnknown__NoFinalAnswer: Story = {
  args: { state: checkoutVariants.paymentUnknownNoFinalAnswer },
  parameters: { ...spec('NET-08') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We can’t look up your payment' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Look again' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Contact support/ })).toBeVisible()
  },
}

/** The server has not received the payment: it can be sent again, under the same key. */
export const PaymentUnknown__NotCharged: Story = {
  args: { state: checkoutVariants.paymentUnknownNotCharged },
  parameters: { ...spec('NET-08') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('If you pay again now, it is never taken twice.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay $90.00' })).toBeEnabled()
  },
}

/** The buyer wants to pay in another way: the first attempt is closed before. */
export const PaymentUnknown__Closing: Story = {
  args: { state: checkoutVariants.paymentUnknownClosing },
  parameters: { ...spec('NET-08') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
  },
}
