import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Column } from '../../../ui/Table/column.ts'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Remote } from '../../shared/api/remote.ts'
import { formatTime } from '../../shared/dates/time.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { type Finding, FoundList } from './FoundList.tsx'
import { GiftsBar } from './GiftsBar.tsx'
import { type OrderSummary, giftsOfOrder, nameOfOrder } from './orders.ts'
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
          {[order.message && giftsOfOrder(order), order.number, formatTime(order.at, null)].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <OrderBadge status={status} /> },
  { id: 'gifts', header: 'Gifts', cell: (order) => <GiftsBar order={order} size="sm" />, width: 'wide' },
  { id: 'total', header: 'Paid', cell: ({ total, country }) => formatMoney(total, country), align: 'end' },
]

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
