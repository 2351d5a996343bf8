import type { Transaction } from '../transaction.ts'
import type { RecordedRefund } from './refundPayment.ts'

/** The refund status of a payment while the outcome of a refund is unknown. */
export const unanswered = 'Refund unanswered'

/** Marks the payments with a refund whose outcome is unknown on this device, so that a manager finds them again. */
export function markUnanswered(transactions: readonly Transaction[], recorded: readonly RecordedRefund[]): readonly Transaction[] {
  if (recorded.length === 0) return transactions
  const ids = new Set(recorded.map(({ transactionId }) => transactionId))
  return transactions.map((each) => (ids.has(each.id) ? { ...each, refundStatus: unanswered } : each))
}
