import { refundedParts } from '../../bill/refunding/refund.ts'
import { type PaidBefore, unrecordedText } from '../../payment/gate/gate.ts'
import { formatTime } from '../../shared/dates/time.ts'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import type { AskedRefund } from './refundSchema.ts'

/** The question before a refund: the amount, the guest, and its source. */
export function sureText({ request: { amount, modifyTip }, left, currency }: AskedRefund, guestName: string): string {
  const money = (sum: Cents) => formatMoney(sum, currency)
  const { bill, tip } = refundedParts(amount, left, modifyTip)
  const parts = tip === 0 ? '' : bill === 0 ? ' It comes from the tip.' : ` ${money(bill)} of the bill and ${money(tip)} of the tip.`
  return `Refund ${money(amount)} to ${guestName}?${parts} A refund cannot be undone.`
}

/** The question about a refund that this device has made already: the list of refunds may be slow. */
export function againText({ seen }: PaidBefore): string {
  const fact = seen
    ? `${formatMoney(seen.charged, seen.currency)} was refunded at ${formatTime(new Date(seen.at), null)}, on this device.`
    : 'It was refunded on this device.'
  return `${fact} The list may not show that yet. Refund again only if the guest gets both.`
}

/** A question of this device after "Are you sure?". A yes counts for this `id` alone. */
export type RefundQuestion = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly cancelLabel: string
}

export const refundLabel = ({ request: { amount }, currency }: AskedRefund): string => `Refund ${formatMoney(amount, currency)}`

/** `madeBefore`: the refund of the same payment that this device has made last. `canRecord`: whether the browser can keep a record. */
export function getQuestions(refund: AskedRefund, madeBefore: PaidBefore | null, canRecord: boolean): readonly RefundQuestion[] {
  const label = refundLabel(refund)
  const again = madeBefore && {
    id: madeBefore.mark,
    title: 'Refund this again?',
    text: againText(madeBefore),
    confirmLabel: `${label} again`,
    cancelLabel: 'Don’t refund again',
  }
  const unrecorded = {
    id: 'record',
    title: 'Keep this page open',
    text: unrecordedText('refunded'),
    confirmLabel: label,
    cancelLabel: 'Don’t refund now',
  }
  return [...(again ? [again] : []), ...(canRecord ? [] : [unrecorded])]
}
