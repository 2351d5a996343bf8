import { type Cents, type Currency, cents, formatMoney } from '../../shared/money/money.ts'
import { smaller, subtract, zeroCents, sumOf } from '../sums/share.ts'
import { type Validated, valid, invalid } from '../sums/validated.ts'

export type Refund = { readonly status: 'done' | 'pending' | 'failed'; readonly bill: Cents; readonly tip: Cents }

export type Refunding = {
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
