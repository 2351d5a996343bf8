import type { RefundRequest } from './refundSchema.ts'
import type { PastRefund, Transaction } from './transaction.ts'

/** A refund on its way to the server. While its outcome is unknown, only the same one can be sent again (NET-08, MGR-17). */
export type RefundAttempt =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly sent: RefundRequest }
  | { readonly status: 'refused'; readonly message: string }
  /** Its answer was lost: the payment's history is read. */
  | { readonly status: 'lookingUp'; readonly sent: RefundRequest }
  /** The history was read, and does not hold it. */
  | { readonly status: 'notFound'; readonly sent: RefundRequest }
  /** The history could not be read. */
  | { readonly status: 'notLookedUp'; readonly sent: RefundRequest }

export const noAttempt = { status: 'idle' } as const

/** The message of a refusal without one (MGR-11). */
export const refundFailure = 'Failed to process refund'

/** Finds a refund whose answer was lost among those that its payment did not have before. */
export function findRefund(before: Transaction, after: Transaction | null, { amount }: RefundRequest): PastRefund | null {
  const known = new Set(before.refunds.map(({ id }) => id))
  return after?.refunds.find(({ id, bill, tip }) => !known.has(id) && bill + tip === amount) ?? null
}
