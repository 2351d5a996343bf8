import type { PaymentState } from '../payment/attempt/payment.ts'
import { isChoosing } from '../payment/attempt/paymentState.ts'
import type { Surface } from '../payment/attempt/withPayment.ts'
import { cardsFromAccount } from './account.ts'
import type { CheckoutState } from './checkout.ts'
import type { CheckoutCommand, CheckoutEvent } from './events.ts'
import type { Order } from './order.ts'
import { isFree } from './pricing/total.ts'
import { type PurchasePayment, attemptFrom, purchaseToPay } from './purchaseToPay.ts'
import { savedCheckout, transition } from './transition.ts'
import { type Given, begin } from './stages/opening.ts'
import { shows } from './stages/paid.ts'

/** The steps, and how they follow the payment. `given` is read when they begin: after this device's earlier attempts. */
export const checkoutSurface = (
  given: () => Given,
  isSignedIn: () => boolean,
): Surface<CheckoutState, CheckoutEvent, CheckoutCommand, PurchasePayment> => ({
  begin: () => begin(given()),
  transition,
  saved: savedCheckout(isSignedIn),
  onPaid: ({ attempt, receipt, isAgain }) => ({ type: 'paid', attempt: attemptFrom(attempt), receipt, isAgain }),
  onNotPaid: (reason) => ({ type: 'notPaid', reason }),
  onBegun: { type: 'paymentBegun' },
  shows,
})

/** There is nothing to pay before a visit and after a purchase. An order without a price needs no gateway. */
const needsCard = (state: CheckoutState): boolean =>
  'visit' in state && state.status !== 'bought' && state.status !== 'expired' && !isFree(state.visit.order)

/** The later charges, as a wallet shows them; null for a single payment. */
const renewalIn = ({ billing, name, amount }: Order) =>
  billing.interval === 'once'
    ? null
    : { name, amount, from: billing.nextCharge, every: billing.interval === 'yearly' ? ('year' as const) : ('month' as const) }

/** The payment in a step of the checkout; null before the first one. */
export function paymentIn(state: CheckoutState | null) {
  const visit = state && 'visit' in state ? state.visit : null
  const paying = state?.status === 'payment' ? state : null
  return {
    paying: paying && purchaseToPay(paying),
    payer: paying && paying.buyer,
    cards: visit ? cardsFromAccount(visit.account) : [],
    wantsGateway: state !== null && needsCard(state),
    wallet: {
      sum: visit && { amount: visit.order.pay, currency: visit.order.currency, renewal: renewalIn(visit.order) },
      isTyping: state?.status === 'checkout' && state.visit.buyer.email !== '',
    },
  }
}

/** Whether Back is a step inside the checkout. It is not one while a payment is in progress or its outcome is unknown. */
export const canGoBack = (state: CheckoutState | null, payment: PaymentState<PurchasePayment>): boolean =>
  state !== null && isChoosing(payment) && transition(state, { type: 'back' })[0] !== state
