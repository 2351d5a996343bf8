import { Badge } from '../../../ui/Badge/Badge.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Columns } from '../../../ui/Columns/Columns.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Pagination } from '../../../ui/Pagination/Pagination.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Table } from '../../../ui/Table/Table.tsx'
import type { Column } from '../../../ui/Table/column.ts'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { listStatus } from '../../shared/links/listStatus.ts'
import { formatMoney } from '../../shared/money/money.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { formatTime } from '../../shared/dates/time.ts'
import { type OrderSummary, type OrdersSearch, nameOfOrder, orderStatuses } from './orders.ts'
import { OrderBadge, orderLooks } from './statusBadges.tsx'

export type OrdersScreenProps = {
  search: OrdersSearch
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  onSearch: (patch: Partial<OrdersSearch>) => void
  orders: Remote<{ readonly orders: readonly OrderSummary[]; readonly pageCount: number }>
  hrefOf: (order: OrderSummary) => string
  createHref: string
  onRetry: () => void
}

type ColumnId = 'order' | 'total' | 'status' | 'sent' | 'claimed'

const columnsWith = (
  hrefOf: OrdersScreenProps['hrefOf'],
): readonly [Column<OrderSummary, ColumnId>, ...Column<OrderSummary, ColumnId>[]] => [
  {
    id: 'order',
    header: 'Order',
    width: 'wide',
    cell: (order) => (
      <Stack space="xs">
        <TextLink href={hrefOf(order)}>{nameOfOrder(order)}</TextLink>
        <Text size="sm" tone="muted" weight="regular">
          {[order.number, formatTime(order.at, null)].filter((fact) => fact !== null).join(' · ')}
        </Text>
      </Stack>
    ),
  },
  { id: 'status', header: 'Status', cell: (order) => <OrderStatusCell order={order} />, width: 'wide' },
  { id: 'sent', header: 'Sent', cell: ({ sent }) => sent.toLocaleString('en-US'), align: 'end' },
  { id: 'claimed', header: 'Claimed', cell: ({ claimed }) => claimed?.toLocaleString('en-US') ?? '–', align: 'end' },
  { id: 'total', header: 'Paid', cell: ({ total, country }) => formatMoney(total, country), align: 'end' },
]

const OrderStatusCell = ({ order: { status, bounced } }: { order: OrderSummary }) => (
  <Inline space="xs">
    <OrderBadge status={status} />
    {bounced > 0 && (
      <Badge tone="warning" icon="alert">
        {`${bounced.toLocaleString('en-US')} bounced`}
      </Badge>
    )}
  </Inline>
)

/** Every order, the latest first. Part of an address finds the orders of its recipient. */
export function OrdersScreen({ search, text, onText, onSearch, orders, hrefOf, createHref, onRetry }: OrdersScreenProps) {
  const { orders: rows, pageCount } = orders.status === 'ready' ? orders.value : { orders: [], pageCount: 0 }
  const isFiltered = search.q !== '' || search.status !== ''
  return (
    <Screen title="Dashboard" intro="Your orders, and where each gift is now.">
      <Stack space="md">
        <Columns space="md">
          <TextField kind="search" label="Search for a recipient" name="q" value={text} onChange={({ target }) => onText(target.value)} />
          <Select
            label="Status"
            name="status"
            value={search.status}
            options={[{ value: '', label: 'All' }, ...orderStatuses.map((status) => ({ value: status, label: orderLooks[status].label }))]}
            onChange={({ target }) => onSearch({ status: orderStatuses.find((status) => status === target.value) ?? '' })}
          />
        </Columns>
        <Table
          label="Orders"
          columns={columnsWith(hrefOf)}
          rows={rows}
          rowId={({ id }) => id}
          {...listStatus({ read: orders, onRetry })}
          empty={
            isFiltered ? (
              <EmptyState icon="search" title="No order found" text="Search for another part of the address, or choose all statuses." />
            ) : (
              <EmptyState icon="gift" title="No gifts yet" action={<LinkButton href={createHref}>Create a gift</LinkButton>} />
            )
          }
        />
        {pageCount > 1 && <Pagination label="Pages of orders" page={search.page} count={pageCount} onTurn={(page) => onSearch({ page })} />}
      </Stack>
    </Screen>
  )
}
