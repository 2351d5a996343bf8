import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { zeroCents } from '../../bill/sums/share.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { formatTime } from '../../shared/dates/time.ts'
import { leftToRefund } from './refundSchema.ts'
import { RefundStatus } from '../RefundStatus.tsx'
import type { Transaction } from '../transaction.ts'

const noTip = [{ label: 'Tip', amount: zeroCents }]

type Props = { transaction: Transaction; timeZone: string | null }

export function TransactionDetails({ transaction, timeZone }: Props) {
  const { guestName, at, checkNumber, amount, originalAmount, tips, isRefund, isUnreadable, refundStatus } = transaction
  const left = leftToRefund(transaction)
  return (
    <Stack space="lg">
      <DescriptionList
        items={[
          { term: 'Guest', detail: guestName },
          { term: 'Time', detail: at ? formatTime(at, timeZone) : 'Not known' },
          { term: 'Check', detail: checkNumber ?? 'None' },
          { term: 'Amount', detail: formatMoney(amount) },
          ...(isRefund || isUnreadable
            ? []
            : [
                ...(tips.length === 0 ? noTip : tips).map(({ label, amount }) => ({ term: label, detail: formatMoney(amount) })),
                { term: 'Original amount', detail: formatMoney(originalAmount) },
              ]),
          { term: 'Refund status', detail: <RefundStatus>{refundStatus}</RefundStatus> },
        ]}
      />
      {!isUnreadable && transaction.refundable && (
        <Section title="Left to refund">
          <ChargeBreakdown
            label="Left to refund"
            rows={[
              { label: 'Refundable', amount: formatMoney(left.bill) },
              { label: 'Tips', amount: formatMoney(left.tips) },
            ]}
            sum={{ label: 'Grand total', amount: formatMoney(left.grandTotal) }}
          />
        </Section>
      )}
    </Stack>
  )
}
