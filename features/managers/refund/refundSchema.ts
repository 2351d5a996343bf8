import { plainText } from '../../../ui/plainText.ts'
import * as z from 'zod/mini'
import { type Refundable, validateRefund, getRefundable } from '../../bill/refunding/refund.ts'
import { atLeastZero, smaller, subtract, zeroCents } from '../../bill/sums/share.ts'
import { type Cents, type Currency, cents } from '../../shared/money/money.ts'
import { type Transaction, isAllRefunded } from '../transaction.ts'

export type RefundRequest = {
  readonly reason: string
  readonly amount: Cents
  readonly notes: string
  /** The tip is refunded first, and the bill second. */
  readonly modifyTip: boolean
}

/** The refund that the manager is asked about, and what was left then. A list that is read meanwhile changes neither. */
export type AskedRefund = {
  readonly transactionId: string
  readonly currency: Currency
  readonly request: RefundRequest
  readonly left: Refundable
}

const paymentOf = ({ originalAmount, tips, refunds }: Transaction) => ({
  charged: originalAmount,
  tips: tips.map(({ amount }) => amount),
  refunds,
})

const nothing: Refundable = { bill: zeroCents, tips: zeroCents, grandTotal: zeroCents }

/** The sum that is left to refund of a payment: no more than any field of the server allows. Nothing if they cannot be read. */
export function leftToRefund(payment: Transaction): Refundable {
  const { amount, refundLimit, refundStatus, isUnreadable } = payment
  if (isUnreadable || isAllRefunded(refundStatus)) return nothing
  const left = getRefundable(paymentOf(payment))
  const tips = smaller(left.tips, atLeastZero(amount))
  const bill = smaller(smaller(left.bill, refundLimit ?? left.bill), subtract(atLeastZero(amount), tips))
  return { bill, tips, grandTotal: cents(bill + tips) }
}

/** Whether the Refund button shows: only if the server agrees, and something is left. */
export const isRefundable = (payment: Transaction): boolean => payment.refundable && leftToRefund(payment).grandTotal > 0

export const noRefund = { reason: '', amount: null, notes: '', modifyTip: false }

const draft = z.object({
  reason: z.string().check(z.minLength(1, 'Choose a reason for the refund')),
  amount: z.nullable(z.number()),
  notes: z.string(),
  modifyTip: z.boolean(),
})

export const refundSchema = (left: Refundable, currency: Currency) =>
  z.pipe(
    draft.check(({ value: { amount, modifyTip }, issues }) => {
      const check = validateRefund(amount === null ? null : cents(amount), left, modifyTip, currency)
      if (check.kind === 'invalid') issues.push({ code: 'custom', message: check.message, path: ['amount'], input: amount })
    }),
    z.transform((valid): RefundRequest => ({ ...valid, amount: cents(valid.amount ?? 0), notes: plainText(valid.notes) })),
  )
