import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Table } from '../../ui/Table/Table.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import type { Column } from '../../ui/Table/column.ts'
import { listStatus, getRows } from '../shared/links/listStatus.ts'
import { type Currency, formatMoney } from '../shared/money/money.ts'
import type { Remote } from '../shared/api/remote.ts'
import { formatClock, formatTime, formatWeekday } from '../shared/dates/time.ts'
import type { Zone } from '../shared/dates/zone.ts'
import type { Group } from '../../ui/Table/lines.ts'
import { type LocationClock, dayAt } from './shift/locationDay.ts'
import { type Days, countsText, totalsOf } from './shift/shift.ts'
import { fetchFailure, getPaid, type Transaction, getRefunded, notRefunded } from './transaction.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'

type Props = Listed & {
  /** Accessible name of the list. */
  label: string
  hrefOf: (transaction: Transaction) => string
  transactions: Remote<readonly Transaction[]>
  currency: Currency
  /** The location's time zone; null for the browser's own. */
  timeZone: Zone
  empty: string
  onRetry: () => void
}

type Listed =
  /** One guest's: without the name, and without days. */
  { ofOneGuest: true; byDay?: never } | { ofOneGuest?: never; byDay: LocationDays; toolbar: ReactNode }

/** The days of the location, of which of them the server has listed every payment, and the day that it is there. One day needs no heading. */
type LocationDays = { clock: LocationClock; isWhole: (days: Days) => boolean; today: string; isOneDay: boolean }

const unknownTime = 'Not known'

type ColumnId = 'guest' | 'at' | 'check' | 'refund' | 'amount'
type TransactionColumn = Column<Transaction, ColumnId>

const byTime = { id: 'at', header: 'Time', sortBy: ({ at }: Transaction) => at?.getTime() ?? 0 } as const

/** The first column, and the time: each row leads to its details from the first one. */
function firstColumns({ ofOneGuest, hrefOf, timeZone }: Props): readonly [TransactionColumn, ...TransactionColumn[]] {
  const link = (transaction: Transaction, text: string) => <TextLink href={hrefOf(transaction)}>{text}</TextLink>
  if (ofOneGuest) return [{ ...byTime, width: 'wide', cell: (each) => link(each, each.at ? formatTime(each.at, timeZone) : unknownTime) }]
  return [
    { id: 'guest', header: 'Guest', width: 'wide', mark: ({ guestName }) => guestName, cell: (each) => link(each, each.guestName) },
    { ...byTime, width: 'narrow', cell: ({ at }) => (at ? formatClock(at, timeZone) : unknownTime) },
  ]
}

const getOtherColumns = (currency: Currency): readonly TransactionColumn[] => [
  { id: 'check', header: 'Check', width: 'narrow', cell: (each) => each.checkNumber ?? 'None', narrow: 'labelled' },
  { id: 'refund', header: 'Refund', cell: (each) => <RefundStatus transaction={each} currency={currency} />, narrow: 'status' },
  { id: 'amount', header: 'Amount', cell: (each) => formatMoney(getPaid(each), currency), sortBy: getPaid, isMoney: true },
]

/** A heading for each day. One of which some payments may be missing has neither a sum nor their number. */
const groupByDay = (currency: Currency, { clock, isWhole, today }: LocationDays): Group<Transaction, ColumnId> => ({
  by: 'at',
  idOf: ({ at }) => (at ? dayAt(at, clock) : unknownTime),
  headOf: (rows) => {
    const [{ at }] = rows
    if (!at) return { title: 'Time not known' }
    const day = dayAt(at, clock)
    const totals = totalsOf({ rows, isWhole: isWhole({ from: day, to: day }) })
    const tips = totals?.tips ?? null
    const parts = [totals ? countsText(totals) : 'not all listed', tips !== null && tips > 0 && `${formatMoney(tips, currency)} tips`]
    return {
      title: formatWeekday(day, today),
      note: parts.filter(Boolean).join(' · '),
      sum: totals ? formatMoney(totals.sum, currency) : undefined,
    }
  },
})

/** One without a time would divide its day: it comes last. */
const latestFirst = (transactions: readonly Transaction[]): readonly Transaction[] =>
  transactions.toSorted((one, other) => byTime.sortBy(other) - byTime.sortBy(one))

/** The payments and refunds, by day where they are of many guests. */
export function Transactions(props: Props) {
  const { label, transactions, empty, onRetry } = props
  return (
    <Table
      label={label}
      columns={[...firstColumns(props), ...getOtherColumns(props.currency)]}
      rows={props.byDay ? latestFirst(getRows(transactions)) : getRows(transactions)}
      rowId={({ id }) => id}
      {...(props.byDay && { toolbar: props.toolbar })}
      {...(props.byDay?.isOneDay === false && { group: groupByDay(props.currency, props.byDay) })}
      {...listStatus({ read: transactions, onRetry, failure: fetchFailure })}
      empty={<EmptyState icon="ticket" level={props.byDay ? 2 : 3} title={empty} />}
    />
  )
}

type RefundStatusProps = { transaction: Transaction; currency: Currency }

/** The sums of a payment that came back and that are left: `$22.20 back, $10.00 left`. */
function sumsText({ transaction, currency }: RefundStatusProps): string | null {
  const back = getRefunded(transaction)
  if (back <= 0) return null
  const text = `${formatMoney(back, currency)} back`
  return transaction.amount > 0 ? `${text}, ${formatMoney(transaction.amount, currency)} left` : text
}

/** The status in the server's words. Most payments are not refunded, and show nothing, so that the others stand out. */
function RefundStatus(props: RefundStatusProps) {
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
