import { type RouterHistory, useRouter } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { getGuest, getTransactions } from '../../../features/managers/api.ts'
import { refundedText } from '../../../features/managers/refund/refundNotice.ts'
import { refundReasons } from '../../../features/managers/refund/refundReasons.ts'
import { RefundScreen } from '../../../features/managers/refund/RefundScreen.tsx'
import type { refundAddress } from '../../../features/managers/search.ts'
import { mapRemote } from '../../../features/shared/api/remote.ts'
import { useToast } from '../../../ui/Toast/Toasts.tsx'
import { useHref, usePageSearch } from '../../runtime/routing/links.tsx'
import { useRead } from '../../runtime/api/useRead.tsx'
import { readTransaction, transactionIn } from './readTransaction.ts'
import { dinerProfile, dinerSelection, refund } from '../routes.tsx'
import { useLocationAt } from '../useLocationAt.ts'
import { useRefund } from './useRefund.ts'

/** A payment and its refunds: found among the guest's payments, or else among the location's latest. */
export function RefundRoute() {
  const address = usePageSearch(refund)
  // Each payment has refunds of its own.
  return <LoadedRefund key={address.transaction_id} {...address} />
}

function LoadedRefund(address: z.output<typeof refundAddress>) {
  const { location_id, user_id, transaction_id } = address
  const router: { readonly history: RouterHistory } = useRouter()
  const href = useHref()
  const showToast = useToast()
  const { read: location } = useLocationAt(location_id)
  const isOfGuest = user_id !== ''
  const guest = useRead(getGuest, isOfGuest ? { path: { userId: user_id }, query: { location_id } } : null)
  const atLocation = useRead(getTransactions, isOfGuest ? null : { path: { id: location_id } })

  const transaction = isOfGuest
    ? mapRemote(guest.read, ({ transactions }) => transactionIn(transactions, address))
    : mapRemote(atLocation.read, (transactions) => transactionIn(transactions, address))
  const readAgain = isOfGuest ? guest.readAgain : atLocation.readAgain
  const back = isOfGuest
    ? { href: href(dinerProfile, { location_id, user_id }), label: 'Back to the guest' }
    : { href: href(dinerSelection, { location_id }), label: 'Back to recent transactions' }

  const refunding = useRefund({
    transactionId: transaction_id,
    read: () => readTransaction(address),
    onRefunded: (made) => {
      showToast({ tone: made.amount === made.asked ? 'success' : 'warning', title: refundedText(made) })
      if (router.history.canGoBack()) router.history.back()
      else router.history.push(back.href)
    },
  })
  return (
    <RefundScreen
      {...refunding}
      transaction={transaction}
      location={location.status === 'ready' ? location.value : null}
      reasons={refundReasons}
      onRetry={readAgain}
      back={back}
    />
  )
}
