import * as z from 'zod/mini'
import { trimmed } from '../../shared/forms/nameSchema.ts'
import { atLeastZero, smaller, subtract, sumOf, zeroCents } from '../../bill/sums/arithmetic.ts'
import { type Validated, invalid, valid } from '../../bill/sums/validated.ts'
import { type Cents, type Currency, cents, formatMoney } from '../../shared/money/money.ts'
import type { Agreement } from '../../payment/agreement.ts'
import { things } from '../../payment/thing.ts'
import { type PastRefund, type Transaction, isAllRefunded } from '../transaction.ts'
import { mapped } from '../../shared/api/wire.ts'

/** The reasons for a refund. No call of the API lists them. */
export const refundReasons = [
  { label: 'Wrong amount', value: 'wrong_amount' },
  { label: 'Wrong guest', value: 'wrong_guest' },
  { label: 'Charged twice', value: 'charged_twice' },
  { label: 'Food or service', value: 'food_or_service' },
  { label: 'Other', value: 'other' },
] as const

/** The label of a reason; a value that is not in the list shows as it is. */
export const reasonLabel = (value: string): string => refundReasons.find((reason) => reason.value === value)?.label ?? value

export type RefundRequest = {
  readonly reason: string
  readonly amount: Cents
  readonly notes: string
  /** The tip is refunded first, and the bill second. */
  readonly modifyTip: boolean
}

export type Refund = Pick<PastRefund, 'status' | 'bill' | 'tip'>

type Refunding = {
  /** The original charge, tips included. */
  readonly charged: Cents
  readonly tips: readonly Cents[]
  readonly refunds: readonly Refund[]
}

/** The sums that can still be refunded. `grandTotal` is `bill + tips`. */
export type Refundable = { readonly bill: Cents; readonly tips: Cents; readonly grandTotal: Cents }

/** The rest after completed and pending refunds, never below zero. */
export function getRefundable({ charged, tips, refunds }: Refunding): Refundable {
  const counted = refunds.filter(({ status }) => status !== 'failed')
  const tipsPaid = smaller(sumOf(tips), charged)
  const bill = subtract(subtract(charged, tipsPaid), sumOf(counted.map(({ bill }) => bill)))
  const tipsLeft = subtract(tipsPaid, sumOf(counted.map(({ tip }) => tip)))
  return { bill, tips: tipsLeft, grandTotal: cents(bill + tipsLeft) }
}

/** The most that one refund may return. Without the tip it is the bill alone. */
export const refundLimit = ({ bill, grandTotal }: Refundable, modifyTip: boolean): Cents => (modifyTip ? grandTotal : bill)

export function validateRefund(typed: Cents | null, refundable: Refundable, modifyTip: boolean, currency: Currency): Validated {
  const limit = refundLimit(refundable, modifyTip)
  if (typed === null) return invalid('Refund amount is required')
  if (typed === zeroCents) return invalid(`Refund amount must be greater than ${formatMoney(zeroCents, currency)}`)
  return typed > limit ? invalid(`Refund amount cannot exceed refundable amount of ${formatMoney(limit, currency)}`) : valid(typed)
}

/**
 * The parts that a refund returns. With `modifyTip` the tip comes first: one amount and one flag can refund the bill, the tip
 * alone, or all.
 */
export function refundedParts(amount: Cents, refundable: Refundable, modifyTip: boolean): { readonly bill: Cents; readonly tip: Cents } {
  const tip = modifyTip ? smaller(amount, refundable.tips) : zeroCents
  return { bill: subtract(amount, tip), tip }
}

/** The refund that the manager is asked about, and what was left then. A list that is read meanwhile changes neither. */
export type AskedRefund = {
  readonly transactionId: string
  readonly guestName: string
  readonly currency: Currency
  readonly request: RefundRequest
  readonly left: Refundable
}

const nothing: Refundable = { bill: zeroCents, tips: zeroCents, grandTotal: zeroCents }

/** The sum that is left to refund of a payment: no more than any field of the server allows. Nothing if they cannot be read. */
export function leftToRefund(payment: Transaction): Refundable {
  const { amount, refundLimit, refundStatus, isUnreadable, originalAmount: charged, refunds } = payment
  if (isUnreadable || isAllRefunded(refundStatus)) return nothing
  const left = getRefundable({ charged, tips: payment.tips.map((tip) => tip.amount), refunds })
  const tips = smaller(left.tips, atLeastZero(amount))
  const bill = smaller(smaller(left.bill, refundLimit ?? left.bill), subtract(atLeastZero(amount), tips))
  return { bill, tips, grandTotal: cents(bill + tips) }
}

/** Whether the Refund button shows: only if the server agrees, and something is left. */
export const isRefundable = (payment: Transaction): boolean => payment.refundable && leftToRefund(payment).grandTotal > 0

export const noRefund = { reason: '', amount: null, notes: '', modifyTip: false }

export const refundSchema = (left: Refundable, currency: Currency) =>
  mapped(
    z
      .object({
        reason: z.string().check(z.minLength(1, 'Choose a reason for the refund')),
        amount: z.nullable(z.number()),
        notes: trimmed(),
        modifyTip: z.boolean(),
      })
      .check(({ value: { amount, modifyTip }, issues }) => {
        const tried = validateRefund(amount === null ? null : cents(amount), left, modifyTip, currency)
        if (tried.kind === 'invalid') issues.push({ code: 'custom', message: tried.message, path: ['amount'], input: amount })
      }),
    (valid): RefundRequest => ({ ...valid, amount: cents(valid.amount ?? 0) }),
  )

/** The refund status of a payment while the outcome of a refund is unknown. */
export const unanswered = 'Refund unanswered'

/** Marks the payments with a refund whose outcome is unknown on this device, so that a manager finds them again. */
export function markUnanswered(
  transactions: readonly Transaction[],
  recorded: readonly Pick<Agreement, 'thing'>[],
): readonly Transaction[] {
  if (recorded.length === 0) return transactions
  const asked = new Set(recorded.map(({ thing }) => thing))
  return transactions.map((each) => (asked.has(things.refund(each.id)) ? { ...each, refundStatus: unanswered } : each))
}
