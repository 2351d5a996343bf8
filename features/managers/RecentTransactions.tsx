import { Badge } from '../../ui/Badge/Badge.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Table } from '../../ui/Table/Table.tsx'
import type { Column } from '../../ui/Table/column.ts'
import { listStatus, rowsOf } from '../shared/listStatus.ts'
import { formatMoney } from '../shared/money.ts'
import type { Remote } from '../shared/remote.ts'
import { formatTime } from '../shared/time.ts'
import { notRefunded, type Transaction } from './transaction.ts'

type Props = {
  transactions: Remote<readonly Transaction[]>
  /** Of the location; null for the browser's own. */
  timeZone: string | null
  /** What is said where there is none. */
  empty: string
  onRetry: () => void
}

type ColumnId = 'guest' | 'at' | 'check' | 'amount' | 'refund'
type TransactionColumn = Column<Transaction, ColumnId>

const columnsIn = (timeZone: string | null): readonly [TransactionColumn, ...TransactionColumn[]] => [
  { id: 'guest', header: 'Guest', cell: ({ guestName }) => guestName, width: 'wide' },
  {
    id: 'at',
    header: 'Time',
    cell: ({ at }) => (at ? formatTime(at, timeZone) : 'Not known'),
    sortBy: ({ at }) => at?.getTime() ?? 0,
    width: 'wide',
  },
  { id: 'check', header: 'Check', cell: ({ checkNumber }) => checkNumber ?? 'None' },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => formatMoney(amount), sortBy: ({ amount }) => amount, align: 'end' },
  {
    id: 'refund',
    header: 'Refund',
    cell: ({ refundStatus }) => <Badge tone={refundStatus === notRefunded ? 'neutral' : 'accent'}>{refundStatus}</Badge>,
  },
]

/** What was paid and refunded lately, in a panel that scrolls by itself (MGR-04). */
export const RecentTransactions = ({ transactions, timeZone, empty, onRetry }: Props) => (
  <Section title="Recent Transactions">
    <Table
      label="Payments and refunds"
      columns={columnsIn(timeZone)}
      rows={rowsOf(transactions)}
      rowId={({ id }) => id}
      height="panel"
      {...listStatus({ read: transactions, onRetry, failure: 'Failed to fetch transactions.' })}
      empty={<EmptyState icon="ticket" level={3} title={empty} />}
    />
  </Section>
)
