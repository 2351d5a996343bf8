import type { Cents } from '../shared/money/money.ts'
import { type PaymentState, type PaymentTypes, type Recorded, recordedOf } from './payment.ts'

/** The outcome that the payer has seen of a payment. The next visit looks it up again if its receipt does not settle it. */
export type ShownOutcome = {
  /** The attempt's key; null if nothing was paid. */ readonly paidBy: string | null
  readonly isSettled: boolean
  /** The charge; null or absent: as it was agreed. */
  readonly charged?: Cents | null
}

/**
 * Null while an attempt's outcome is not known. It makes no difference which page has shown the payment of which the till was
 * not informed.
 */
export function shownOf<P extends PaymentTypes>(
  state: PaymentState<P>,
  settles: (receipt: P['receipt'], attempt: Recorded<P['what']>) => boolean,
  chargedOf: (receipt: P['receipt'], attempt: Recorded<P['what']>) => Cents | null = () => null,
): ShownOutcome | null {
  if (recordedOf(state) !== null) return null
  if (!('receipt' in state)) return { paidBy: null, isSettled: true }
  const attempt = state.status === 'paid' ? state.attempt : state.attempts[0]
  return { paidBy: attempt.key, isSettled: settles(state.receipt, attempt), charged: chargedOf(state.receipt, attempt) }
}
