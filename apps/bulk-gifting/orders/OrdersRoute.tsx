import { getOrders } from '../../../features/bulk-gifting/api.ts'
import { OrdersScreen } from '../../../features/bulk-gifting/orders/OrdersScreen.tsx'
import { filtersOf, ordersSearch, rereadAfter } from '../../../features/bulk-gifting/orders/orders.ts'
import { useListSearch } from '../../runtime/routing/useListSearch.ts'
import { useRead } from '../../runtime/api/useRead.tsx'
import { useGiftingHref } from '../useGiftingHref.ts'

export function OrdersRoute() {
  const list = useListSearch(ordersSearch)
  const { read, readAgain } = useRead(
    getOrders,
    { query: { ...filtersOf(list.search), page: list.search.page } },
    { keepPrevious: true, repeatAfter: ({ orders }) => rereadAfter(orders) },
  )
  const href = useGiftingHref()
  return (
    <OrdersScreen
      {...list}
      orders={read}
      hrefOf={({ id }) => href(`/dashboard/redemptions/${id}`)}
      createHref={href('/')}
      onRetry={readAgain}
    />
  )
}
