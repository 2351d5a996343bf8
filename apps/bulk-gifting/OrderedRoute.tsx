import type { Country } from '../../themes/enterprise.ts'
import { lookUpOrder } from '../../features/bulk-gifting/api.ts'
import type { GiftReceipt } from '../../features/bulk-gifting/order.ts'
import { OrderedScreen } from '../../features/bulk-gifting/OrderedScreen.tsx'
import { listStatus } from '../../features/shared/links/listStatus.ts'
import { ListStatus } from '../../ui/ListStatus/ListStatus.tsx'
import { Redirect } from '../runtime/page/Redirect.tsx'
import { useRead } from '../runtime/api/useRead.ts'
import { countryOf, orderRecords } from './orderRecords.ts'
import { useGiftingHref } from './useGiftingHref.ts'

type Props = {
  readonly country: Country
  /** The attempt that has paid. */
  readonly attempt: string
  /** Null after a reload: then it is read. */
  readonly receipt: GiftReceipt | null
  readonly onCreateAnother: () => void
}

/** The confirmation of an order. Its address names the attempt, so that a reload shows it again. */
export function OrderedRoute({ country, attempt, receipt, onCreateAnother }: Props) {
  const { read, readAgain } = useRead(lookUpOrder, receipt === null ? { path: { key: attempt } } : null)
  const href = useGiftingHref()
  const lookedUp = read.status === 'ready' ? read.value : null
  const shown = receipt ?? (lookedUp?.outcome === 'paid' ? lookedUp.receipt : null)
  const record = orderRecords.find(attempt)
  if (shown)
    return (
      <OrderedScreen
        country={(record && countryOf(record)) ?? country}
        receipt={shown}
        agreed={record?.amount ?? null}
        orderHref={(id) => href(`/dashboard/redemptions/${id}`)}
        ordersHref={href('/dashboard')}
        onCreateAnother={onCreateAnother}
      />
    )
  // An address of an attempt that has paid nothing, or that the server has forgotten.
  if (lookedUp) return <Redirect to="/dashboard" />
  return <ListStatus of={listStatus({ read, onRetry: readAgain })}>{null}</ListStatus>
}
