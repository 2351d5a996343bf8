import { getOrders } from '../../features/bulk-gifting/api.ts'
import { OrdersScreen } from '../../features/bulk-gifting/OrdersScreen.tsx'
import { filtersOf, ordersSearch } from '../../features/bulk-gifting/search.ts'
import { useListSearch } from '../runtime/routing/useListSearch.ts'
import { useRead } from '../runtime/api/useRead.ts'
import { useGiftingHref } from './useGiftingHref.ts'
import { repeatOf } from './repeatOf.ts'

/** The orders of the buyer's company. */
export function OrdersRoute() {
  const { search, text, onText, onSearch } = useListSearch(ordersSearch)
  const { read, readAgain } = useRead(
    getOrders,
    { query: { ...filtersOf(search), page: search.page } },
    { keepPrevious: true, repeatAfter: ({ orders }) => repeatOf(orders) },
  )
  const href = useGiftingHref()
  return (
    <OrdersScreen
      search={search}
      text={text}
      onText={onText}
      onSearch={onSearch}
      orders={read}
      hrefOf={({ id }) => href(`/dashboard/redemptions/${id}`)}
      createHref={href('/')}
      onRetry={readAgain}
    />
  )
}
