import { Slip, type SlipFact } from '../../../ui/Slip/Slip.tsx'
import { type Currency, formatMoney } from '../../shared/money/money.ts'
import { formatTime } from '../../shared/dates/time.ts'
import type { Transaction } from '../transaction.ts'
import { isRefundable, leftToRefund } from './refundSchema.ts'

type Props = { currency: Currency; transaction: Transaction; timeZone: string | null }

/** The payment, with the tips in it: `Paid $122.88, with $19.20 tip`. */
function paidText({ originalAmount, tips }: Transaction, currency: Currency): string {
  const parts = tips
    .filter(({ amount }) => amount > 0)
    .map(({ label, amount }) => `${formatMoney(amount, currency)} ${label.toLowerCase()}`)
  const paid = `Paid ${formatMoney(originalAmount, currency)}`
  return parts.length === 0 ? paid : `${paid}, with ${parts.join(' and ')}`
}

function getFront(transaction: Transaction) {
  const { amount, originalAmount, isRefund, isUnreadable } = transaction
  if (isRefund) return { face: 'refund', kicker: 'Refund', amount } as const
  if (isUnreadable) return { face: 'bill', kicker: 'Amount', amount } as const
  if (!isRefundable(transaction)) return { face: 'bill', kicker: 'Paid', amount: originalAmount } as const
  return { face: 'refund', kicker: 'Left to refund', amount: leftToRefund(transaction).grandTotal } as const
}

function getFacts({ at, checkNumber, refundStatus }: Transaction, timeZone: string | null): readonly SlipFact[] {
  return [
    { term: 'Time', detail: at ? formatTime(at, timeZone) : 'Not known' },
    { term: 'Check', detail: checkNumber ?? 'None' },
    { term: 'Refund status', detail: refundStatus },
  ]
}

/** The payment as a slip: what is left to refund of it, the guest, the time and the check. */
export function TransactionDetails({ currency, transaction, timeZone }: Props) {
  const { guestName, isRefund, isUnreadable } = transaction
  const { face, kicker, amount } = getFront(transaction)
  return (
    <Slip
      face={face}
      label="Transaction"
      kicker={kicker}
      amount={formatMoney(amount, currency)}
      place={{ name: guestName, ...(!isRefund && !isUnreadable && { detail: paidText(transaction, currency) }) }}
      stub={getFacts(transaction, timeZone)}
    />
  )
}
