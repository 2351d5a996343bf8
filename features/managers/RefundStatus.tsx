import { Badge } from '../../ui/Badge/Badge.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { type Currency, formatMoney } from '../shared/money/money.ts'
import { getRefunded, notRefunded, type Transaction } from './transaction.ts'

type Props = { transaction: Transaction; currency: Currency }

/** The sums of a payment that came back and that are left: `$22.20 back, $10.00 left`. */
function sumsText({ transaction, currency }: Props): string | null {
  const back = getRefunded(transaction)
  if (back <= 0) return null
  const text = `${formatMoney(back, currency)} back`
  return transaction.amount > 0 ? `${text}, ${formatMoney(transaction.amount, currency)} left` : text
}

/** The status in the server's words. Most payments are not refunded, and show nothing, so that the others stand out. */
export function RefundStatus(props: Props) {
  const { refundStatus } = props.transaction
  const sums = sumsText(props)
  if (refundStatus === notRefunded && sums === null) return <VisuallyHidden>{refundStatus}</VisuallyHidden>
  return (
    <>
      <Badge tone="danger">{refundStatus}</Badge>
      {sums !== null && (
        <Text size="sm" tone="muted">
          {sums}
        </Text>
      )}
    </>
  )
}
