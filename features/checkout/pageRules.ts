import { isBusy, isChoosing } from '../payment/paymentState.ts'
import type { PaymentState } from '../payment/payment.ts'
import type { CheckoutEvent, CheckoutState } from './checkout.ts'
import type { PurchasePayment } from './purchaseToPay.ts'
import { isFree } from './total.ts'
import { canGoBack } from './transition.ts'
import { shows } from './transitions/paid.ts'
import { isOfMember } from './transitions/signedOut.ts'
import type { AskedLink } from './visit.ts'

// What the page decides from the checkout's state and its payment's state together.

type Paying = PaymentState<PurchasePayment>

/**
 * Where a visit and its payment are saved. Each is read for the same option, code and address only, because an option may be sold
 * at one address.
 */
export function visitKeys({ option, promoCode }: AskedLink, mustRenew: boolean) {
  const name = JSON.stringify([mustRenew, option?.kind, option?.id, promoCode])
  return { steps: `flow.checkout.${name}`, payment: `payment.checkout.${name}` }
}

/** Before a visit there is nothing to pay for yet, and after a purchase nothing is paid. An order without a price needs no gateway. */
export const needsCard = (state: CheckoutState): boolean =>
  'visit' in state && !('purchase' in state) && state.status !== 'expired' && !isFree(state.visit.order)

/** Whether Back is a step inside the checkout now. Nothing else is done while a payment is on its way or its outcome is unknown. */
export const mayGoBack = (state: CheckoutState, payment: Paying): boolean => isChoosing(payment) && canGoBack(state)

/** The status that is tracked: at the card that of the payment, once it has begun. */
export const trackedStatus = (state: CheckoutState, payment: Paying): string =>
  state.status === 'payment' && !isChoosing(payment) ? payment.status : state.status

/** What a sign-out in any tab does: the checkout hears of it, and a member's payment is left. */
export const onSignOut = (state: CheckoutState) => ({ event: { type: 'signedOutAnywhere' } as const, leavesPayment: isOfMember(state) })

const isConfirming = (state: CheckoutState): boolean => state.status === 'readingPurchase' || 'purchase' in state

/**
 * What follows once the page was drawn: the buyer has seen what was paid, so that its record may end, or the checkout hears of its
 * payment. It hears again of one that came while another was confirmed.
 */
export function followUpOf(drawn: CheckoutState, now: CheckoutState, payment: Paying): CheckoutEvent | 'shown' | null {
  if (isBusy(payment)) return { type: 'paymentBegun' }
  if (payment.status !== 'paid') return null
  const { attempt, receipt } = payment
  if (shows(drawn, attempt)) return 'shown'
  return isConfirming(now) ? null : { type: 'paid', attempt, receipt }
}
