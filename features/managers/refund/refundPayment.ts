import type { Refundable } from '../../bill/refunding/refund.ts'
import type { Allowed } from '../../payment/gate/gate.ts'
import { things } from '../../payment/thing.ts'
import { subtract } from '../../bill/sums/share.ts'
import type { Payable, Recorded, Uncharged } from '../../payment/attempt/attempt.ts'
import type { PaymentRules } from '../../payment/attempt/payment.ts'
import type { Answer } from '../../shared/api/answers/answer.ts'
import { failureText } from '../../shared/api/answers/failureText.ts'
import { type Cents, type Currency, type Money, formatMoney } from '../../shared/money/money.ts'
import type { Transaction } from '../transaction.ts'
import { type RefundRequest, leftToRefund } from './refundSchema.ts'

// A refund is a payment with another request.

/** A refund that was made. `amount` is the refunded sum, which may differ from the requested one. */
export type MadeRefund = Money & { readonly asked: Cents; readonly isPending: boolean }

/** The refunded amount as text, also if it differs from the requested one. */
export function refundedText({ amount, asked, currency, isPending }: MadeRefund): string {
  const sum = formatMoney(amount, currency)
  const made = isPending ? `The refund of ${sum} is pending` : `Refunded ${sum}`
  return amount === asked ? made : `${made}, not ${formatMoney(asked, currency)}`
}

export type RefundNotice =
  | { readonly kind: 'refused'; readonly message: string }
  /** The payment could not be read before the refund: nothing was sent. */
  | { readonly kind: 'notSent'; readonly message: string }
  /** Something else was refunded since the payment was shown: nothing was sent. */
  | { readonly kind: 'changed' }
  /** An earlier refund, whose answer was lost, was made. */
  | ({ readonly kind: 'made' } & MadeRefund)
  | ({ readonly kind: 'notMade' } & Money)

/** The record of a refund until its outcome is known. It contains nothing about the guest. */
type RefundToMake = Payable & { readonly transactionId: string }

/** `left` is what the manager saw. */
export type RefundPayment = {
  what: RefundToMake
  details: { readonly request: RefundRequest; readonly left: Refundable }
  /** `amount`: the refunded amount, if the server reports it. */
  receipt: { readonly isPending: boolean; readonly amount: Cents | null }
  because: RefundNotice
}
export type RecordedRefund = Recorded<RefundToMake>

/** The sum that is left is due, so that a refund which the list does not show yet is asked about. */
export function refundToMake(transactionId: string, currency: Currency, request: RefundRequest, left: Refundable): Allowed<RefundPayment> {
  const { amount } = request
  const due = left.grandTotal
  const rest = subtract(due, amount)
  const what = {
    thing: things.refund(transactionId),
    name: null,
    amount,
    currency,
    transactionId,
    due,
    rest: { ofPayer: rest, ofBill: rest },
  }
  return { what, details: { request, left }, asks: [] }
}

function getNotice(why: Uncharged, { amount, currency }: RefundToMake): RefundNotice {
  // The message of a refusal without one.
  if (why.outcome === 'refused') return { kind: 'refused', message: why.refusal.message ?? 'Failed to process refund' }
  return { kind: 'notMade', amount, currency }
}

export const refundRules = {
  /** Only refunds of the same payment come first. */
  isOwn: () => true,
  leadsTo: (why, { what }) => getNotice(why, what),
  afterEarlier: getNotice,
  closesUnarrived: true,
} as const satisfies PaymentRules<RefundPayment>

export const unreadablePayment = 'We cannot read what is left to refund of this payment.'

/** The payment is read before each refund: null if as much is left as the manager saw. */
export function rereadLeft(seen: Refundable, answer: Answer<Transaction | null>): RefundNotice | null {
  if (!answer.ok) return { kind: 'notSent', message: failureText(answer.failure) }
  if (answer.value?.isUnreadable) return { kind: 'notSent', message: unreadablePayment }
  const left = answer.value && leftToRefund(answer.value)
  return left?.bill === seen.bill && left.tips === seen.tips ? null : { kind: 'changed' }
}
