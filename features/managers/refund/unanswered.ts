import type { Payable } from '../../payment/attempt/attempt.ts'
import { things } from '../../payment/thing.ts'
import type { Transaction } from '../transaction.ts'

/** The refund status of a payment while the outcome of a refund is unknown. */
export const unanswered = 'Refund unanswered'

/** Marks the payments with a refund whose outcome is unknown on this device, so that a manager finds them again. */
export function markUnanswered(transactions: readonly Transaction[], recorded: readonly Pick<Payable, 'thing'>[]): readonly Transaction[] {
  if (recorded.length === 0) return transactions
  const asked = new Set(recorded.map(({ thing }) => thing))
  return transactions.map((each) => (asked.has(things.refund(each.id)) ? { ...each, refundStatus: unanswered } : each))
}
