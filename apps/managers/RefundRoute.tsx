import { type RouterHistory, useRouter, useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { getGuest, getTransactions } from '../../features/managers/api.ts'
import { refundReasons } from '../../features/managers/refund/refundReasons.ts'
import { RefundScreen } from '../../features/managers/refund/RefundScreen.tsx'
import { refundAddress } from '../../features/managers/search.ts'
import type { Transaction } from '../../features/managers/transaction.ts'
import { answered } from '../../features/shared/api/answer.ts'
import { formatMoney } from '../../features/shared/money/money.ts'
import { mapRemote } from '../../features/shared/api/remote.ts'
import { useToast } from '../../ui/Toast/Toasts.tsx'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { Redirect } from '../runtime/page/Redirect.tsx'
import { useFollow } from '../runtime/page/useFollow.ts'
import { useRead } from '../runtime/api/useRead.ts'
import { useHref } from '../runtime/page/useHref.ts'
import { useLocationAt } from './useLocationAt.ts'
import { useRefund } from './useRefund.ts'

/** A payment and its refunds: found among the guest's payments, or else among the location's latest. */
export function RefundRoute() {
  const address = z.parse(refundAddress, useSearch({ strict: false }))
  if (address.location_id === '') return <Redirect to="/location-selection" />
  // Each payment has refunds of its own.
  return <RefundOf key={address.transaction_id} {...address} />
}

function RefundOf({ location_id, user_id, transaction_id }: z.output<typeof refundAddress>) {
  const router: { readonly history: RouterHistory } = useRouter()
  const follow = useFollow()
  const href = useHref()
  const showToast = useToast()
  const { read: location } = useLocationAt(location_id)
  const ofGuest = { path: { userId: user_id }, query: { location_id } }
  const ofLocation = { path: { id: location_id } }
  const isOfGuest = user_id !== ''
  const guest = useRead(getGuest, isOfGuest ? ofGuest : null)
  const atLocation = useRead(getTransactions, isOfGuest ? null : ofLocation)

  const find = (transactions: readonly Transaction[]) => transactions.find(({ id }) => id === transaction_id) ?? null
  const transaction = isOfGuest
    ? mapRemote(guest.read, ({ transactions }) => find(transactions))
    : mapRemote(atLocation.read, (transactions) => find(transactions))
  const readAgain = isOfGuest ? guest.readAgain : atLocation.readAgain
  const back = isOfGuest
    ? { href: href('/diner-profile', { location_id, user_id }), label: 'Back to the guest' }
    : { href: href('/diner-selection', { location_id }), label: 'Back to recent transactions' }

  const refund = useRefund({
    transactionId: transaction_id,
    payment: transaction.status === 'ready' ? transaction.value : null,
    read: async () => {
      if (isOfGuest) {
        const answer = await callSignedIn(getGuest, ofGuest)
        return answer.ok ? answered(find(answer.value.transactions)) : answer
      }
      const answer = await callSignedIn(getTransactions, ofLocation)
      return answer.ok ? answered(find(answer.value)) : answer
    },
    onRefunded: ({ amount, isPending }) => {
      showToast({
        tone: 'success',
        title: isPending ? `The refund of ${formatMoney(amount)} is pending` : `Refunded ${formatMoney(amount)}`,
      })
      if (router.history.canGoBack()) router.history.back()
      else follow(back.href)
    },
  })
  return (
    <RefundScreen
      {...refund}
      transaction={transaction}
      location={location.status === 'ready' ? location.value : null}
      reasons={refundReasons}
      onRetry={readAgain}
      back={back}
    />
  )
}
