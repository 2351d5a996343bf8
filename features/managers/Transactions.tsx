import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Table } from '../../ui/Table/Table.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import type { Column } from '../../ui/Table/column.ts'
import { listStatus, getRows } from '../shared/links/listStatus.ts'
import { type Currency, formatMoney } from '../shared/money/money.ts'
import type { Remote } from '../shared/api/remote.ts'
import { dayIn, formatClock, formatTime, formatWeekday } from '../shared/dates/time.ts'
import type { Group } from '../../ui/Table/lines.ts'
import { sumOf } from '../bill/sums/arithmetic.ts'
import { counted } from '../shared/forms/counted.ts'
import { RefundStatus } from './RefundStatus.tsx'
import { fetchFailure, getPaid, type Transaction } from './transaction.ts'

type Props = {
  title: string
  /** Without the guest's name, where all are of one guest. */
  ofOneGuest?: boolean
  hrefOf: (transaction: Transaction) => string
  transactions: Remote<readonly Transaction[]>
  currency: Currency
  /** The location's time zone; null for the browser's own. */
  timeZone: string | null
  empty: string
  onRetry: () => void
}

const unknownTime = 'Not known'

type ColumnId = 'guest' | 'at' | 'check' | 'amount' | 'refund'
type TransactionColumn = Column<Transaction, ColumnId>

const byTime = { id: 'at', header: 'Time', sortBy: ({ at }: Transaction) => at?.getTime() ?? 0 } as const

/** The first column, and the time: each row leads to its details from the first one. */
function firstColumns({ ofOneGuest, hrefOf, timeZone }: Props): readonly [TransactionColumn, ...TransactionColumn[]] {
  const link = (transaction: Transaction, text: string) => <TextLink href={hrefOf(transaction)}>{text}</TextLink>
  if (ofOneGuest) return [{ ...byTime, width: 'wide', cell: (each) => link(each, each.at ? formatTime(each.at, timeZone) : unknownTime) }]
  return [
    { id: 'guest', header: 'Guest', width: 'wide', cell: (each) => link(each, each.guestName) },
    { ...byTime, width: 'narrow', cell: ({ at }) => (at ? formatClock(at, timeZone) : unknownTime) },
  ]
}

const getOtherColumns = (currency: Currency): readonly TransactionColumn[] => [
  { id: 'check', header: 'Check', cell: ({ checkNumber }) => checkNumber ?? 'None', width: 'narrow', narrow: 'labelled' },
  { id: 'refund', header: 'Refund', cell: (each) => <RefundStatus transaction={each} currency={currency} /> },
  { id: 'amount', header: 'Amount', cell: (each) => formatMoney(getPaid(each), currency), sortBy: getPaid, align: 'end', narrow: 'end' },
]

/** A heading for each day. The server lists the last payments: the oldest day may lack some, and has no sum. */
const byDay = ({ currency, timeZone }: Props): Group<Transaction, ColumnId> => ({
  by: 'at',
  idOf: ({ at }) => (at ? dayIn(at, timeZone) : unknownTime),
  headOf: (rows, isLast) => {
    const [{ at }] = rows
    const refunds = rows.filter(({ isRefund }) => isRefund).length
    const payments = rows.length - refunds
    return {
      title: at ? formatWeekday(at, timeZone) : 'Time not known',
      note: [payments > 0 && counted(payments, 'payment'), refunds > 0 && counted(refunds, 'refund')].filter(Boolean).join(' · '),
      sum: isLast ? undefined : formatMoney(sumOf(rows.map(getPaid)), currency),
    }
  },
})

/** The payments and refunds, by day where they are of many guests. */
export function Transactions(props: Props) {
  const { title, transactions, empty, onRetry } = props
  return (
    <Section title={title}>
      <Table
        label="Payments and refunds"
        columns={[...firstColumns(props), ...getOtherColumns(props.currency)]}
        rows={getRows(transactions)}
        rowId={({ id }) => id}
        {...(!props.ofOneGuest && { group: byDay(props) })}
        {...listStatus({ read: transactions, onRetry, failure: fetchFailure })}
        empty={<EmptyState icon="ticket" level={3} title={empty} />}
      />
    </Section>
  )
}
