import type { Country } from '../../../themes/enterprise.ts'
import { getRedemptions, lookUpOrder } from '../../../features/bulk-gifting/api.ts'
import { type GiftReceipt, atTime } from '../../../features/bulk-gifting/pay/giftOrder.ts'
import { rereadAfter } from '../../../features/bulk-gifting/orders/orders.ts'
import { OrderedScreen, shownGifts } from '../../../features/bulk-gifting/pay/OrderedScreen.tsx'
import { currencyIn } from '../../../features/shared/money/money.ts'
import { listStatus } from '../../../features/shared/links/listStatus.ts'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { Redirect, useHref } from '../../runtime/routing/links.tsx'
import { useNow } from '../../runtime/page/useNow.ts'
import { useRead } from '../../runtime/api/useRead.tsx'
import { orderRecords } from './orderRecords.ts'
import { orders, redemptions } from '../addresses.ts'

type Props = {
  readonly country: Country
  /** The attempt that has paid; null where this tab does not know it. */
  readonly attempt: string | null
  /** Null after a reload: then it is read. */
  readonly receipt: GiftReceipt | null
  readonly onCreateAnother: () => void
}

/** The confirmation of an order. A reload shows it again. */
export function OrderedRoute({ country, attempt, receipt, onCreateAnother }: Props) {
  const { read, readAgain } = useRead(lookUpOrder, receipt === null && attempt !== null ? { path: { key: attempt } } : null)
  const href = useHref()
  const now = useNow()
  const lookedUp = read.status === 'ready' ? read.value : null
  const shown = receipt ?? (lookedUp?.outcome === 'paid' ? lookedUp.receipt : null)
  const ordered = shown?.kind === 'ordered' ? { path: { id: shown.orderId }, query: { page: 1, per_page: shownGifts } } : null
  const gifts = useRead(getRedemptions, ordered, { repeatAfter: ({ order }) => rereadAfter([order]) })
  const record = attempt === null ? null : orderRecords.find(attempt)
  if (shown)
    return (
      <OrderedScreen
        currency={record?.currency ?? currencyIn(country)}
        receipt={shown.kind === 'ordered' ? atTime(shown, now().getTime()) : shown}
        agreed={record?.amount ?? null}
        gifts={gifts.read}
        onRetry={gifts.readAgain}
        orderHref={(id) => href(redemptions, {}, { id })}
        ordersHref={href(orders)}
        onCreateAnother={onCreateAnother}
      />
    )
  // A payment of another tab, an attempt that has paid nothing, or one that the server has forgotten.
  if (lookedUp || attempt === null) return <Redirect to={orders} search={{}} />
  return <ListStatus of={listStatus({ read, onRetry: readAgain })}>{null}</ListStatus>
}
