import { Slices } from '../../../ui/List/Slices.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { PageAside } from '../../../ui/Page/PageAside.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Columns } from '../../../ui/Table/column.ts'
import type { Group } from '../../../ui/Table/lines.ts'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Remote } from '../../shared/api/remote.ts'
import type { Listed } from '../../shared/api/listed.ts'
import { formatDate, formatMonth } from '../../shared/dates/time.ts'
import { currencyIn, formatMoney } from '../../shared/money/money.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { type Finding, FoundList } from './FoundList.tsx'
import { counted } from '../../shared/forms/counted.ts'
import { CorrectLink, GiftsBar } from './GiftsBar.tsx'
import { Happening } from './Happening.tsx'
import { type OrderSummary, allGifts, giftsOfOrder, nameOfOrder } from './orders.ts'
import { type OrderStatus, orderRules, orderStatuses } from './statuses.ts'
import { OrderBadge, orderLooks } from './statusBadges.tsx'

export type OrdersScreenProps = Finding<OrderStatus> & {
  orders: Remote<{ readonly orders: Listed<OrderSummary>; readonly pageCount: number }>
  now: () => Date
  hrefOf: (order: OrderSummary) => string
  /** The bounced gifts of an order. */
  bouncedHref: (order: OrderSummary) => string
  createHref: string
}

const columnsWith = ({ hrefOf, bouncedHref }: Pick<OrdersScreenProps, 'hrefOf' | 'bouncedHref'>): Columns<OrderSummary> => [
  {
    id: 'order',
    header: 'Order',
    width: 'wide',
    cell: (order) => (
      <Inline space="xs" align="baseline">
        <TextLink href={hrefOf(order)}>{nameOfOrder(order)}</TextLink>
        <Text size="sm" tone="muted" weight="regular">
          {[order.message && giftsOfOrder(order), formatDate(order.at, 'device'), order.number].filter(Boolean).join(' · ')}
        </Text>
      </Inline>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <OrderBadge status={status} /> },
  {
    id: 'gifts',
    header: 'Gifts',
    cell: (order) => (
      <>
        <GiftsBar gifts={order} size="sm" />
        <CorrectLink bounced={order.bounced} href={bouncedHref(order)} />
      </>
    ),
    width: 'wide',
    narrow: 'line',
  },
  { id: 'total', header: 'Paid', isMoney: true, cell: ({ total, country }) => formatMoney(total, currencyIn(country)) },
]

const monthOf = ({ at }: OrderSummary) => formatMonth(at, 'device')

/** A page may end within a month: no number stands beside it. */
const byMonth: Group<OrderSummary, string> = { by: 'order', idOf: monthOf, headOf: ([first]) => ({ title: monthOf(first) }) }

type ShownProps = { orders: Listed<OrderSummary>; pageCount: number; isFiltered: boolean; now: () => Date }

/** The gifts of the orders that are shown: the server counts those of one page. Those that are being sent come first. */
function Shown({ orders, pageCount, isFiltered, now }: ShownProps) {
  const { rows } = orders
  const gifts = allGifts(orders)
  const noun = counted(rows.length, 'order')
  const title = pageCount > 1 ? `The ${noun} on this page` : isFiltered ? `The ${noun} found` : 'All orders'
  return (
    <PageAside place="before">
      <Slices items={rows.filter(({ status }) => orderRules[status].isGoingOut)} size={10} space="lg">
        {(order) => (
          <Section key={order.id} title={nameOfOrder(order)}>
            <Card tone="credit">
              <Happening order={order} now={now} />
            </Card>
          </Section>
        )}
      </Slices>
      <Section title={title}>
        <Card>
          <Stack space="sm">
            <Text weight="strong">
              {gifts ? counted(gifts.count, 'gift') : 'Some orders could not be read: the sum of their gifts is not known.'}
            </Text>
            {gifts && <GiftsBar label="Gifts of these orders" gifts={gifts} size="lg" />}
          </Stack>
        </Card>
      </Section>
    </PageAside>
  )
}

const noOrders = { orders: { rows: [], isWhole: true }, pageCount: 0 } as const

/** Every order, the latest first. */
export function OrdersScreen({ orders, now, hrefOf, bouncedHref, createHref, ...finding }: OrdersScreenProps) {
  const read = orders.status === 'ready' ? orders.value : noOrders
  const { rows } = read.orders
  const isFiltered = finding.search.q !== '' || finding.search.status !== ''
  return (
    <Screen
      title="Dashboard"
      action={
        rows.length > 0 && (
          <LinkButton size="md" icon="add" href={createHref}>
            Create a gift
          </LinkButton>
        )
      }>
      {rows.length > 0 && <Shown {...read} isFiltered={isFiltered} now={now} />}
      <FoundList
        {...finding}
        noun="order"
        looks={orderLooks}
        statuses={orderStatuses}
        columns={columnsWith({ hrefOf, bouncedHref })}
        group={byMonth}
        read={orders}
        rows={rows}
        pageCount={read.pageCount}
        empty={<EmptyState icon="gift" title="No gifts yet" action={<LinkButton href={createHref}>Create a gift</LinkButton>} />}
      />
    </Screen>
  )
}
