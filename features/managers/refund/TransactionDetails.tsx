import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { formatTime } from '../../shared/dates/time.ts'
import { RefundStatus } from '../RefundStatus.tsx'
import { type Transaction, notRefunded } from '../transaction.ts'

type Props = { transaction: Transaction; timeZone: string | null }

/** The payment, with the tips in it: `$122.88, with $19.20 tip`. */
function paidText({ originalAmount, tips }: Transaction): string {
  const parts = tips.filter(({ amount }) => amount > 0).map(({ label, amount }) => `${formatMoney(amount)} ${label.toLowerCase()}`)
  return parts.length === 0 ? formatMoney(originalAmount) : `${formatMoney(originalAmount)}, with ${parts.join(' and ')}`
}

export function TransactionDetails({ transaction, timeZone }: Props) {
  const { guestName, at, checkNumber, amount, isRefund, isUnreadable, refundStatus } = transaction
  return (
    <DescriptionList
      items={[
        { term: 'Guest', detail: guestName },
        { term: 'Time', detail: at ? formatTime(at, timeZone) : 'Not known' },
        { term: 'Check', detail: checkNumber ?? 'None' },
        isRefund || isUnreadable ? { term: 'Amount', detail: formatMoney(amount) } : { term: 'Paid', detail: paidText(transaction) },
        { term: 'Refund status', detail: refundStatus === notRefunded ? notRefunded : <RefundStatus>{refundStatus}</RefundStatus> },
      ]}
    />
  )
}
