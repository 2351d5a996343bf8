import { isBusy, isOutcome } from '../payment/paymentState.ts'
import type { PaymentState } from '../payment/payment.ts'
import type { PosPayable, PosPayment, PosReceipt } from './pos.ts'
import type { PosState } from './states.ts'
import { canGoBack } from './transition.ts'
import type { OrderLink } from './visit.ts'

// What the page decides from the order's link, its state and its payment's state together.

type Paying = PaymentState<PosPayment>

/** Names the visit of an order: nothing that is saved of it is read for another bill. */
export const visitName = ({ posSlug, location, ticket }: Pick<OrderLink, 'posSlug' | 'location' | 'ticket'>): string =>
  JSON.stringify([posSlug, location, ticket])

/** Whether Back is a step inside the page now: nothing is left while a payment is on its way or its outcome is unknown. */
export const mayGoBack = (state: PosState, payment: Paying): boolean => canGoBack(state) && !isBusy(payment) && !isOutcome(payment)

/** A till that was not informed still shows the bill as unpaid: its payment is shown again before another can be made. Credit has no till. */
export const settles = ({ posInformed }: Pick<PosReceipt, 'posInformed'>, { kind }: Pick<PosPayable, 'kind'>): boolean =>
  posInformed || kind === 'credit'

/** A bill's payment shows at once. What credit was bought shows with the bill, which is read again first. */
export const showsAtOnce = ({ kind }: Pick<PosPayable, 'kind'>): boolean => kind === 'bill'

type Left = { readonly state: Paying; readonly onPayerLeft: () => void }

/**
 * The payment goes with the diner who leaves. After an expired session the same one goes on with the card that they chose, and what is
 * on its way gets its answer; what has none is looked up by its key alone.
 */
export function leavePayment(why: 'signedOut' | 'expired', { state, onPayerLeft }: Left): void {
  if (why === 'signedOut' || isOutcome(state)) onPayerLeft()
}
