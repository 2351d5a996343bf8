import type * as z from 'zod/mini'
import { getGuest, getTransactions } from '../../../features/managers/api.ts'
import { refundSurface, refundToPay } from '../../../features/managers/refund/refundPayment.ts'
import { RefundScreen } from '../../../features/managers/refund/RefundScreen.tsx'
import type { refundAddress } from '../../../features/managers/search.ts'
import { mapRemote } from '../../../features/shared/api/remote.ts'
import { usePageFlow } from '../../runtime/payments/pageFlow.ts'
import { useHref, usePageSearch } from '../../runtime/routing/links.tsx'
import { useRead, useReadAll } from '../../runtime/api/useRead.tsx'
import { dinerProfile, dinerSelection, refund } from '../addresses.ts'
import { useLocationAt } from '../useLocationAt.ts'
import { createRefund, transactionIn } from './refundRecords.ts'

type Address = z.output<typeof refundAddress>

/** A payment and its refunds: found among the guest's payments, or else among the location's latest. */
export function RefundRoute() {
  const address = usePageSearch(refund)
  // Each payment has refunds of its own.
  return <LoadedRefund key={address.transaction_id} {...address} />
}

/** The payment, among those of its guest or of the location, and the list that it was opened from. */
function useTransaction(address: Address) {
  const { location_id, user_id } = address
  const href = useHref()
  const isOfGuest = user_id !== ''
  const guest = useRead(getGuest, isOfGuest ? { path: { userId: user_id }, query: { location_id } } : null)
  const atLocation = useRead(getTransactions, isOfGuest ? null : { path: { id: location_id } })
  const find = transactionIn(address)
  return isOfGuest
    ? {
        transaction: mapRemote(guest.read, ({ transactions }) => find(transactions)),
        onRetry: guest.readAgain,
        back: { href: href(dinerProfile, { location_id, user_id }), label: 'Back to the guest' },
      }
    : {
        transaction: mapRemote(atLocation.read, ({ rows }) => find(rows)),
        onRetry: atLocation.readAgain,
        back: { href: href(dinerSelection, { location_id }), label: 'Back to recent transactions' },
      }
}

/** Refunds a payment once, and looks a refund up whose answer was lost. */
function LoadedRefund(address: Address) {
  const { location_id, transaction_id } = address
  const readAll = useReadAll()
  const { read: location, readAgain: readLocation } = useLocationAt(location_id)
  const payment = useTransaction(address)
  const {
    flow,
    send,
    payment: refund,
  } = usePageFlow({
    // The server may know of refunds that this page does not.
    ...createRefund(address, readAll),
    surface: refundSurface,
    storageKey: `flow.refund.${transaction_id}`,
    calls: {},
    handlers: {},
    view: (state) => ({ paying: refundToPay(state), payer: null, cards: [] }),
  })
  return (
    <RefundScreen
      {...payment}
      // Its location names the currency of each sum.
      transaction={location.status === 'ready' ? payment.transaction : location}
      onRetry={() => {
        readLocation()
        payment.onRetry()
      }}
      state={flow}
      attempt={refund.state}
      send={refund.send}
      onRefund={(asked) => {
        send({ type: 'asked', refund: asked })
        refund.onPay({ kind: 'noCard' })
      }}
      onMore={() => send({ type: 'moreAsked' })}
      onAnswer={refund.onAnswer}
      location={location.status === 'ready' ? location.value : null}
    />
  )
}
