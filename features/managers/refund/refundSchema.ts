import * as z from 'zod/mini'
import { type Refundable, canRefund, validateRefund, refundableOf } from '../../bill/refund.ts'
import { smaller } from '../../bill/share.ts'
import { type Cents, cents } from '../../shared/money/money.ts'
import type { Transaction } from '../transaction.ts'

/** A refund, as a manager asks for it. */
export type RefundRequest = {
  readonly reason: string
  readonly amount: Cents
  readonly notes: string
  /** The tip is refunded first, and the bill second. */
  readonly modifyTip: boolean
}

const paymentOf = ({ originalAmount, tips, refunds }: Transaction) => ({
  charged: originalAmount,
  tips: tips.map(({ amount }) => amount),
  refunds,
})

/** What is left to refund of a payment. */
export function leftToRefund(payment: Transaction): Refundable {
  const { bill, tips } = refundableOf(paymentOf(payment))
  const allowed = payment.refundLimit === null ? bill : smaller(bill, payment.refundLimit)
  return { bill: allowed, tips, grandTotal: cents(allowed + tips) }
}

/** Whether the Refund button shows. */
export const isRefundable = (payment: Transaction): boolean => canRefund(payment.refundable, paymentOf(payment))

export const noRefund = { reason: '', amount: null, notes: '', modifyTip: false }

const draft = z.object({
  reason: z.string().check(z.minLength(1, 'Choose a reason for the refund')),
  amount: z.nullable(z.number()),
  notes: z.string(),
  modifyTip: z.boolean(),
})

/** Validates a refund form against what is left to refund. */
export const refundSchema = (left: Refundable) =>
  z.pipe(
    draft.check(({ value: { amount, modifyTip }, issues }) => {
      const check = validateRefund(amount === null ? null : cents(amount), left, modifyTip)
      if (check.kind === 'invalid') issues.push({ code: 'custom', message: check.message, path: ['amount'], input: amount })
    }),
    z.transform((valid): RefundRequest => ({ ...valid, amount: cents(valid.amount ?? 0), notes: valid.notes.trim() })),
  )
