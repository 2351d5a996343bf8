import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Table } from '../../ui/Table/Table.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import type { Column } from '../../ui/Table/column.ts'
import { listStatus, getRows } from '../shared/links/listStatus.ts'
import { type Currency, formatMoney } from '../shared/money/money.ts'
import type { Remote } from '../shared/api/remote.ts'
import { formatTime } from '../shared/dates/time.ts'
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

type ColumnId = 'guest' | 'at' | 'check' | 'amount' | 'refund'
type TransactionColumn = Column<Transaction, ColumnId>

const timeText = ({ at }: Transaction, timeZone: string | null) => (at ? formatTime(at, timeZone) : 'Not known')
const byTime = { id: 'at', header: 'Time', sortBy: ({ at }: Transaction) => at?.getTime() ?? 0, width: 'wide' } as const

/** The first column, and the time: each row leads to its details from the first one. */
function firstColumns({ ofOneGuest, hrefOf, timeZone }: Props): readonly [TransactionColumn, ...TransactionColumn[]] {
  const link = (transaction: Transaction, text: string) => <TextLink href={hrefOf(transaction)}>{text}</TextLink>
  if (ofOneGuest) return [{ ...byTime, cell: (each) => link(each, timeText(each, timeZone)) }]
  return [
    { id: 'guest', header: 'Guest', cell: (each) => link(each, each.guestName) },
    { ...byTime, cell: (each) => timeText(each, timeZone) },
  ]
}

const getOtherColumns = (currency: Currency): readonly TransactionColumn[] => [
  { id: 'check', header: 'Check', cell: ({ checkNumber }) => checkNumber ?? 'None', width: 'narrow' },
  { id: 'amount', header: 'Amount', cell: (each) => formatMoney(getPaid(each), currency), sortBy: getPaid, align: 'end' },
  { id: 'refund', header: 'Refund', cell: (each) => <RefundStatus transaction={each} currency={currency} />, width: 'wide' },
]

/** The payments and refunds, in a panel that scrolls by itself. */
export function Transactions(props: Props) {
  const { title, transactions, empty, onRetry } = props
  return (
    <Section title={title}>
      <Table
        label="Payments and refunds"
        columns={[...firstColumns(props), ...getOtherColumns(props.currency)]}
        rows={getRows(transactions)}
        rowId={({ id }) => id}
        height="panel"
        {...listStatus({ read: transactions, onRetry, failure: fetchFailure })}
        empty={<EmptyState icon="ticket" level={3} title={empty} />}
      />
    </Section>
  )
}
