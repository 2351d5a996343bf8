import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { checkoutStates } from '../../mocks/examples/checkout/states.ts'
import { checkoutVariants } from '../../mocks/examples/checkout/variants.ts'
import { purchasePayments } from '../../mocks/examples/checkout/payments.ts'
import { spec } from '../spec.ts'
import { withLoadedSaleTerms, withSaleTerms } from '../withSettings.tsx'
import { checkoutScreenMeta, expectSeenOnce, paymentWith } from './checkoutScreenMeta.tsx'

const meta = {
  ...checkoutScreenMeta,
  title: 'Screens/Checkout/Payment',
  args: { ...checkoutScreenMeta.args, state: checkoutVariants.paymentSavedCards },
} satisfies Meta<typeof CheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

const notAgreed = {
  ...purchasePayments.choosing,
  problem: { on: 'page', message: 'Please agree to the renewal first. Nothing was charged.', isBlocked: true },
} as const
const choosingSecond = { ...purchasePayments.choosing, card: { kind: 'savedCard', id: 'pm_saved_mastercard' } } as const

/** A member chooses a saved card or types a new one, which going back would lose: the page says so. */
export const Payment__SavedCards: Story = {
  parameters: { ...spec('CHK-02', 'CHK-04') },
  play: async ({ args, canvas, userEvent }) => {
    const lost = 'If you go back, you will need to type your card again.'
    await expect(canvas.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
    await expect(canvas.queryByRole('group', { name: 'Card' })).not.toBeInTheDocument()
    await expect(canvas.queryByText(lost)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: 'A new card' }))
    await expect(canvas.getByRole('group', { name: 'Card' })).toBeVisible()
    await expect(canvas.getByText(lost)).toBeVisible()
    await expect(args.payment.send).toHaveBeenLastCalledWith({ type: 'methodChosen', method: { kind: 'newCard' } })
  },
}

/** A subscription: its terms and a box of their own stand above every way to pay. */
export const Payment__Monthly: Story = {
  args: { state: checkoutVariants.paymentMonthly },
  parameters: { ...spec('CHK-08', 'SUB-01') },
  play: async ({ args, canvas, userEvent }) => {
    const agreedTo =
      'I agree to pay $40.00 on the 21st of each month with the card or wallet that I pay with now, next on December 21, 2026, until I cancel.'
    const box = canvas.getByRole('checkbox', { name: agreedTo })
    await expect(box).not.toBeChecked()
    await expect(canvas.getByText('$40.00 now, and every month')).toBeVisible()
    await expect(box.compareDocumentPosition(canvas.getByRole('group', { name: 'Card' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'renewalAgreed', agreedTo })
  },
}

/** A press before the buyer has agreed: nothing is charged, and the focus is in the box. */
export const Payment__Yearly: Story = {
  args: { state: checkoutVariants.paymentYearly, ...paymentWith({ state: notAgreed }) },
  parameters: { ...spec('SUB-01') },
  play: async ({ args, canvas, userEvent }) => {
    const agreedTo =
      'I agree to pay $400.00 once a year with the card or wallet that I pay with now, next on November 20, 2027, until I cancel.'
    const box = canvas.getByRole('checkbox', { name: agreedTo })
    await expect(box).toHaveAccessibleDescription('Please agree to the renewal first. Nothing was charged.')
    await expect(box).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Pay $400.00 every year' })).toBeEnabled()
    await userEvent.click(box)
    await expect(box).not.toHaveAccessibleDescription()
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'renewalAgreed', agreedTo })
  },
}

/** The buyer has agreed: every way to pay is open. */
export const Payment__MonthlyAgreed: Story = { args: { state: checkoutVariants.paymentMonthlyAgreed }, parameters: { ...spec('SUB-01') } }

/** A gift card says its expiry, or that it has none, before it is bought; the fine print of the store is repeated. */
export const Payment__GiftCard: Story = {
  args: { state: checkoutVariants.paymentGiftCard },
  parameters: { ...spec('LAW-03') },
  play: async ({ canvas }) => {
    await expectSeenOnce(canvas, 'No expiry')
    await expectSeenOnce(canvas, /Not exchangeable for cash except where the law requires it\./)
  },
}

/** An enterprise without rules of its own claims none. */
export const Payment__GiftCardNoRules: Story = {
  args: { state: checkoutVariants.paymentGiftCard },
  decorators: [withSaleTerms({})],
  play: async ({ canvas }) => {
    await expectSeenOnce(canvas, 'No expiry')
    await expect(canvas.queryByText(/bonus is a promotion|return|at no charge/)).toBeNull()
  },
}

/** Whether dining credit can be returned stands before its payment too. */
export const Payment__RefundPolicy: Story = {
  decorators: [withSaleTerms({ refundPolicy: 'Returns within 14 days.' })],
  parameters: { ...spec('LAW-07') },
  play: async ({ canvas }) => {
    await expectSeenOnce(canvas, 'Returns within 14 days.')
  },
}

let areTermsLost = true

/** The rules cannot be loaded: the page does not sell as if there were none, and one press loads all of them. */
export const Payment__RefundPolicyLost: Story = {
  args: { state: checkoutVariants.paymentGiftCard },
  decorators: [
    withLoadedSaleTerms(async () => {
      if (areTermsLost) throw new Error('offline')
      return { giftCashOut: 'Less than $10 is exchanged for cash.', refundPolicy: 'Returns within 14 days.' }
    }),
  ],
  parameters: { ...spec('LAW-07') },
  play: async ({ canvas, userEvent }) => {
    await expectSeenOnce(canvas, /^We can’t show the rules for returns and gift cards right now\./)
    areTermsLost = false
    const [retry] = canvas.getAllByRole('button', { name: 'Show the rules' })
    if (retry) await userEvent.click(retry)
    await expectSeenOnce(canvas, 'Returns within 14 days.')
    await expectSeenOnce(canvas, 'Less than $10 is exchanged for cash.')
    areTermsLost = true
  },
}

/** After a reload, the button waits until the chosen saved card is visible. */
export const Payment__SavedCardsLoading: Story = {
  args: { state: checkoutVariants.paymentSavedCardsLoading, ...paymentWith({ state: choosingSecond }) },
  parameters: { ...spec('CHK-04') },
}

/** The chosen saved card was removed: the buyer must choose another one. */
export const Payment__SavedCardGone: Story = {
  args: { state: checkoutVariants.paymentSavedCardGone, ...paymentWith({ state: choosingSecond }) },
  parameters: { ...spec('CHK-04') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The card you chose is no longer saved. Please choose another one, or type it.',
    )
    await expect(canvas.getByRole('radio', { name: 'A new card' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Visa ending in 4242' }))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(args.payment.send).toHaveBeenLastCalledWith({ type: 'methodChosen', method: { kind: 'savedCard', id: 'pm_saved_visa' } })
  },
}

/** The member's token has ended, and their saved cards are gone: the buyer types a card. */
export const Payment__SignedOut: Story = {
  args: { state: checkoutVariants.paymentSignedOut, ...paymentWith({ state: choosingSecond }) },
  parameters: { ...spec('CHK-04') },
}

/** The card is being charged: nothing can be pressed again, and the page cannot be left. */
export const Payment__Paying: Story = {
  args: { state: checkoutStates.payment, ...paymentWith({ state: purchasePayments.paying }) },
  parameters: { ...spec('CHK-04', 'NET-08') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Pay/ }))
    await expect(args.payment.onPay).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Change your details' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument()
  },
}

/** The server has not received the payment: it can be sent again, under the same key. */
export const Payment__Unknown: Story = {
  args: { state: checkoutStates.payment, ...paymentWith({ state: purchasePayments.paymentUnknownNotFound }) },
  parameters: { ...spec('NET-08') },
}

/** The outcome of an earlier visit's attempt is unknown: it comes first, and nothing of the order is read. */
export const Payment__Earlier: Story = {
  args: { state: null, ...paymentWith({ state: purchasePayments.unresolvedPaymentNotFound }) },
  parameters: { ...spec('NET-08') },
}

/** An earlier payment is of somebody who has signed out: the next person learns that there was one, and nothing of whose it was. */
export const Payment__OfAnother: Story = {
  args: { state: null, ...paymentWith({ state: purchasePayments.earlierPaid }) },
  parameters: { ...spec('NET-08', 'NET-11') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/\$|Your (earlier )?payment/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to a new payment' }))
    await expect(args.payment.send).toHaveBeenLastCalledWith({ type: 'unresolvedLeft' })
  },
}
