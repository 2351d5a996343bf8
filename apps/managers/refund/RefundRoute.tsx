import type * as z from 'zod/mini'
import { getGuest, getTransactions } from '../../../features/managers/api.ts'
import { begin, toRecord, transition } from '../../../features/managers/refund/refundFlow.ts'
import { RefundScreen } from '../../../features/managers/refund/RefundScreen.tsx'
import { getQuestions } from '../../../features/managers/refund/refundTexts.ts'
import type { refundAddress } from '../../../features/managers/search.ts'
import { things } from '../../../features/payment/thing.ts'
import { mapRemote } from '../../../features/shared/api/remote.ts'
import { notSaved } from '../../../features/shared/flow/flow.ts'
import { useFlow } from '../../runtime/flow/flowRunner.ts'
import { useHref, usePageSearch } from '../../runtime/routing/links.tsx'
import { useRead, useReadAll } from '../../runtime/api/useRead.tsx'
import { tabStorage } from '../../runtime/storage/storage.ts'
import { dinerProfile, dinerSelection, refund } from '../addresses.ts'
import { useLocationAt } from '../useLocationAt.ts'
import { endRefund, refundCalls, refundRecords, transactionIn } from './refundRecords.ts'

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
        transaction: mapRemote(atLocation.read, find),
        onRetry: atLocation.readAgain,
        back: { href: href(dinerSelection, { location_id }), label: 'Back to recent transactions' },
      }
}

/** Refunds a payment once, and looks a refund up whose answer was lost. */
function LoadedRefund(address: Address) {
  const { location_id, transaction_id } = address
  const readAll = useReadAll()
  const { read: location } = useLocationAt(location_id)
  const payment = useTransaction(address)
  const { state, send, now } = useFlow({
    // After a reload the record is looked up, as in another tab.
    begin: () => {
      const own = things.refund(transaction_id)
      return begin(refundRecords.list(own, ({ thing }) => thing === own))
    },
    transition,
    calls: refundCalls(address),
    handlers: {
      endRefund: (...ended) => {
        // The server may know of refunds that this page does not.
        readAll()
        return endRefund(...ended)
      },
    },
    persist: { storage: tabStorage, storageKey: `flow.refund.${transaction_id}`, saved: notSaved },
    reloaded: { type: 'reloaded' },
  })
  const onConfirm = () => {
    const asking = now()
    if (asking.status !== 'asking') return
    const record = toRecord(asking.refund)
    const questions = getQuestions(asking.refund, refundRecords.paidBefore(record), refundRecords.canRecord(record))
    send({ type: 'confirmed', key: refundRecords.newKey(), questions })
  }
  return (
    <RefundScreen
      {...payment}
      state={state}
      send={send}
      onConfirm={onConfirm}
      location={location.status === 'ready' ? location.value : null}
    />
  )
}
