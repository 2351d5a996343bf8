import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { refundedParts } from '../../bill/refunding/refund.ts'
import type { PaidBefore } from '../../payment/gate/gate.ts'
import { formatTime } from '../../shared/dates/time.ts'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import type { AskedRefund, RefundEvent, RefundState } from './refundFlow.ts'

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

type Props = { guestName: string; state: RefundState; send: (event: RefundEvent) => void; onConfirm: () => void }

/** Asks the manager before a refund, and shows its progress. */
export function RefundQuestion({ guestName, state, send, onConfirm }: Props) {
  const madeBefore = state.status === 'asking' ? state.madeBefore : null
  const refund = 'refund' in state ? state.refund : null
  const label = refund ? `Refund ${formatMoney(refund.request.amount, refund.currency)}` : 'Refund'
  const isSending = state.status === 'checking' || state.status === 'sending'
  const onCancel = () => send({ type: 'declined' })
  return (
    <>
      <ConfirmDialog
        open={refund !== null && madeBefore === null}
        title={isSending ? 'Processing...' : 'Are you sure?'}
        text={refund && sureText(refund, guestName)}
        confirmLabel={label}
        tone="danger"
        pending={isSending}
        pendingLabel="Processing..."
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
      {madeBefore && (
        <ConfirmDialog
          open
          title="Refund this again?"
          text={againText(madeBefore)}
          confirmLabel={`${label} again`}
          cancelLabel="Don’t refund again"
          onConfirm={onConfirm}
          onCancel={onCancel}
        />
      )}
    </>
  )
}
