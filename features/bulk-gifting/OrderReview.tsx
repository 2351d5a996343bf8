import type { Country } from '../../themes/enterprise.ts'
import { ChargeBreakdown } from '../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { ListStatus } from '../../ui/ListStatus/ListStatus.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { listStatus } from '../shared/links/listStatus.ts'
import { type Cents, cents, formatMoney } from '../shared/money/money.ts'
import type { Remote } from '../shared/api/remote.ts'
import { formatTime } from '../shared/dates/time.ts'
import { counted } from './counted.ts'
import { VoucherExpiry } from './GiftPreview.tsx'
import type { DryRun, GiftOrder } from './order.ts'

type Props = { country: Country; order: Pick<GiftOrder, 'amount' | 'timeZone'>; dryRun: Remote<DryRun>; onRetry: () => void }

/** What the server would do, before money moves. */
export const OrderReview = ({ country, order, dryRun, onRetry }: Props) => (
  <ListStatus of={listStatus({ read: dryRun, onRetry })}>
    {dryRun.status === 'ready' && <Reviewed country={country} order={order} run={dryRun.value} />}
  </ListStatus>
)

const rowOf = (country: Country, label: string, amount: Cents, note?: string) => ({
  label,
  amount: formatMoney(amount, country),
  ...(note !== undefined && { note }),
})

function Reviewed({ country, order, run }: Pick<Props, 'country' | 'order'> & { run: DryRun }) {
  return (
    <Stack space="md">
      <DescriptionList
        items={[
          { term: 'Recipients', detail: run.count.toLocaleString('en-US') },
          { term: 'Each gets', detail: formatMoney(order.amount, country) },
          { term: 'Goes out', detail: run.sendsAt === null ? 'As soon as it is paid' : formatTime(run.sendsAt, order.timeZone) },
        ]}
      />
      <ChargeBreakdown
        label="Your order"
        rows={[
          rowOf(country, 'Gift value', run.value, `${counted(run.count, 'recipient')} × ${formatMoney(order.amount, country)}`),
          ...(run.savings > 0
            ? [{ ...rowOf(country, 'Savings', cents(0 - run.savings), `${run.percent}% of the gift value`), tone: 'credit' as const }]
            : []),
        ]}
        sum={rowOf(country, 'Total due', run.total)}
      />
      {run.expiresOn !== null && <VoucherExpiry day={run.expiresOn} />}
    </Stack>
  )
}
