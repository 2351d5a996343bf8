import { isolated } from '../../../ui/isolated.ts'
import type { Question } from '../../payment/attempt/gate.ts'
import type { Answer, Refused } from '../../shared/api/answers/answer.ts'
import { failureText } from '../../shared/api/answers/failureText.ts'
import { type Cents, type Money, formatMoney } from '../../shared/money/money.ts'
import type { Transaction } from '../transaction.ts'
import { type AskedRefund, type Refundable, isRefundable, leftToRefund, refundedParts } from './refund.ts'

/** A refund that was made. `amount` is the refunded sum, which may differ from the requested one. */
export type MadeRefund = Money & { readonly asked: Cents; readonly isPending: boolean }

/** The refunded amount as text, also if it differs from the requested one. With a guest, their name is in it. */
export function refundedText({ amount, asked, currency, isPending }: MadeRefund, guestName: string | null = null): string {
  const sum = formatMoney(amount, currency)
  if (guestName !== null && amount === asked && !isPending) return `${sum} goes back to ${isolated(guestName)}`
  const made = isPending ? `The refund of ${sum} is pending` : `Refunded ${sum}`
  return amount === asked ? made : `${made}, not ${formatMoney(asked, currency)}`
}

/** The outcome of the last refund, as the page shows it beside the form. */
export type RefundNotice =
  | { readonly kind: 'refused'; readonly message: string }
  /** The payment could not be read before the refund: nothing was sent. */
  | { readonly kind: 'notSent'; readonly message: string }
  /** Something else was refunded since the payment was shown: nothing was sent. */
  | { readonly kind: 'changed' }
  /** An earlier refund, whose answer was lost, was made. */
  | ({ readonly kind: 'made' } & MadeRefund)
  | ({ readonly kind: 'notMade' } & Money)

/** A refusal without a message gets the general one. */
export const refusedNotice = ({ message }: Refused): RefundNotice => ({ kind: 'refused', message: message ?? 'Failed to process refund' })

export const unreadablePayment = 'We cannot read what is left to refund of this payment.'

/** The payment is read before each refund: null if as much is left as the manager was asked about. */
export function rereadLeft(seen: Refundable, answer: Answer<Transaction | null>): RefundNotice | null {
  if (!answer.ok) return { kind: 'notSent', message: failureText(answer.failure) }
  if (answer.value?.isUnreadable) return { kind: 'notSent', message: unreadablePayment }
  const left = answer.value && isRefundable(answer.value) ? leftToRefund(answer.value) : null
  return left?.bill === seen.bill && left.tips === seen.tips ? null : { kind: 'changed' }
}

/** The question before each refund: the amount, the guest, and its source. */
export function sureQuestion({ request, left, currency, guestName }: AskedRefund): Question {
  const money = (sum: Cents) => formatMoney(sum, currency)
  const { bill, tip } = refundedParts(request.amount, left, request.modifyTip)
  const parts = tip === 0 ? '' : bill === 0 ? ' It comes from the tip.' : ` ${money(bill)} of the bill and ${money(tip)} of the tip.`
  const label = `Refund ${money(request.amount)}`
  return {
    id: 'sure',
    about: 'refund',
    title: 'Are you sure?',
    text: `${label} to ${isolated(guestName)}?${parts} A refund cannot be undone.`,
    confirmLabel: label,
    cancelLabel: 'Cancel',
  }
}
