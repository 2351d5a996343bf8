import { Badge } from '../../../ui/Badge/Badge.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Column } from '../../../ui/Table/column.ts'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Remote } from '../../shared/api/remote.ts'
import { formatTime } from '../../shared/dates/time.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { type Finding, FoundList } from './FoundList.tsx'
import { type OrderSummary, nameOfOrder } from './orders.ts'
import { type OrderStatus, orderStatuses } from './statuses.ts'
import { OrderBadge, orderLooks } from './statusBadges.tsx'

export type OrdersScreenProps = Finding<OrderStatus> & {
  orders: Remote<{ readonly orders: readonly OrderSummary[]; readonly pageCount: number }>
  hrefOf: (order: OrderSummary) => string
  createHref: string
}

const columnsWith = (hrefOf: OrdersScreenProps['hrefOf']): readonly [Column<OrderSummary, string>, ...Column<OrderSummary, string>[]] => [
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

/** Every order, the latest first. */
export const OrdersScreen = ({ orders, hrefOf, createHref, ...finding }: OrdersScreenProps) => (
  <Screen title="Dashboard" intro="Your orders, and where each gift is now.">
    <FoundList
      {...finding}
      noun="order"
      looks={orderLooks}
      statuses={orderStatuses}
      columns={columnsWith(hrefOf)}
      read={orders}
      rows={orders.status === 'ready' ? orders.value.orders : []}
      pageCount={orders.status === 'ready' ? orders.value.pageCount : 0}
      empty={<EmptyState icon="gift" title="No gifts yet" action={<LinkButton href={createHref}>Create a gift</LinkButton>} />}
    />
  </Screen>
)
