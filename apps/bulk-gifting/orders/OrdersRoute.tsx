import { getOrders } from '../../../features/bulk-gifting/api.ts'
import { OrdersScreen } from '../../../features/bulk-gifting/orders/OrdersScreen.tsx'
import { filtersFromSearch, rereadAfter } from '../../../features/bulk-gifting/orders/orders.ts'
import { useHref, usePageSearch } from '../../runtime/routing/links.tsx'
import { useListSearch } from '../../runtime/routing/useListSearch.ts'
import { useNow } from '../../runtime/page/useNow.ts'
import { useRead } from '../../runtime/api/useRead.tsx'
import { create, orders, redemptions } from '../addresses.ts'

export function OrdersRoute() {
  const list = useListSearch(usePageSearch(orders))
  const { read, readAgain } = useRead(
    getOrders,
    { query: { ...filtersFromSearch(list.search), page: list.search.page } },
    { keepPrevious: true, repeatAfter: ({ orders }) => rereadAfter(orders.rows) },
  )
  const href = useHref()
  const now = useNow()
  return (
    <OrdersScreen
      {...list}
      now={now}
      orders={read}
      hrefOf={({ id }) => href(redemptions, {}, { id })}
      bouncedHref={({ id }) => href(redemptions, { status: 'bounced' }, { id })}
      createHref={href(create)}
      onRetry={readAgain}
    />
  )
}
