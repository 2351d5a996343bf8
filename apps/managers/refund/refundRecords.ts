import * as z from 'zod/mini'
import { getGuest, getTransactions } from '../../../features/managers/api.ts'
import { closeRefund, lookUpRefund, refund as refundPayment } from '../../../features/managers/refund/api.ts'
import { type RefundCommand, type RefundEvent, toRecord } from '../../../features/managers/refund/refundFlow.ts'
import { rereadLeft } from '../../../features/managers/refund/refundTexts.ts'
import type { refundAddress } from '../../../features/managers/search.ts'
import type { Transaction } from '../../../features/managers/transaction.ts'
import { type Answer, answered } from '../../../features/shared/api/answers/answer.ts'
import { withAnswer } from '../../../features/shared/api/endpoint.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import type { CallsOf, HandlersOf } from '../../runtime/flow/carryOut.ts'
import { createAttemptRecords } from '../../runtime/payments/records/attemptRecords.ts'
import { afterSending } from '../../runtime/payments/records/tabLocks.ts'
import { byKey } from '../../runtime/payments/attemptApi.ts'

/** The refunds of this device without a known outcome. */
export const refundRecords = createAttemptRecords('refund', z.object({ modifyTip: z.boolean() }))

const ask = byKey(refundRecords)

type RefundAddress = z.output<typeof refundAddress>

/** The payment that an address names, among those of its guest or its location; null if it is not there. */
export const transactionIn =
  ({ transaction_id }: Pick<RefundAddress, 'transaction_id'>) =>
  (transactions: readonly Transaction[]): Transaction | null =>
    transactions.find(({ id }) => id === transaction_id) ?? null

/** Reads a payment from the server: another manager may have refunded it since the page was opened. */
export function readTransaction(address: RefundAddress): Promise<Answer<Transaction | null>> {
  const { location_id, user_id } = address
  const find = transactionIn(address)
  return user_id === ''
    ? callSignedIn(withAnswer(getTransactions, find), { path: { id: location_id } })
    : callSignedIn(
        withAnswer(getGuest, ({ transactions }) => find(transactions)),
        { path: { userId: user_id }, query: { location_id } },
      )
}

/** The manager sees the outcome: the record ends, and the device knows of what was refunded. */
export const endRefund: HandlersOf<RefundCommand, RefundEvent>['endRefund'] = ({ attempt, ending }) => {
  refundRecords.end(attempt, ending)
  refundRecords.record(null)
  return undefined
}

/** The calls of a refund of the payment at an address. */
export const refundCalls = (address: RefundAddress): CallsOf<RefundCommand, RefundEvent> => ({
  sendRefund: async ({ refund, key }, { signal }) => {
    const { transactionId, request, left } = refund
    const notice = rereadLeft(left, await readTransaction(address))
    // Nothing is sent once the page is left.
    if (notice || signal.aborted) return answered({ outcome: 'notSent', notice: notice ?? { kind: 'changed' } })
    const attempt = { ...toRecord(refund), key }
    refundRecords.record(attempt)
    const body = {
      credit_transaction_id: transactionId,
      refund_reason: request.reason,
      refund_amount: request.amount,
      refund_notes: request.notes,
      modify_tip: request.modifyTip,
    }
    // It is not aborted when the page is left: the server may work on it still, so its lock lasts until the answer.
    return refundRecords.sendAlone(attempt, () => callSignedIn(refundPayment, { body }, { key }))
  },
  lookUpRefund: ({ key }, options) => afterSending(key, () => ask(lookUpRefund, key, options)),
  closeRefund: ({ key }, options) => afterSending(key, () => ask(closeRefund, key, options)),
})
