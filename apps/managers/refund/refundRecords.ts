import * as z from 'zod/mini'
import { closeRefund, lookUpRefund, refund as refundPayment } from '../../../features/managers/refund/api.ts'
import { type RecordedRefund, type RefundCommand, type RefundEvent, toRecord } from '../../../features/managers/refund/refundFlow.ts'
import { things } from '../../../features/payment/thing.ts'
import type { Transaction } from '../../../features/managers/transaction.ts'
import type { Answer } from '../../../features/shared/api/answers/answer.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import type { CallsOf } from '../../runtime/flow/carryOut.ts'
import { createAttemptRecords } from '../../runtime/payments/records/attemptRecords.ts'
import { afterSending } from '../../runtime/payments/records/tabLocks.ts'
import { byKey } from '../../runtime/payments/byKey.ts'

/** The refunds of this device without a known outcome. */
export const refundRecords = createAttemptRecords('refund', z.object({ transactionId: z.string() }), ({ transactionId }) =>
  things.refund(transactionId),
)

/** The unresolved refunds that come before a refund of this payment: its own. */
export const isRefundOf =
  (payment: string) =>
  ({ thing }: Pick<RecordedRefund, 'thing'>): boolean =>
    thing === things.refund(payment)

/** The calls of a refund. `read`: the payment, which another manager may have refunded since the page was opened. */
export const refundCalls = (read: () => Promise<Answer<Transaction | null>>): CallsOf<RefundCommand, RefundEvent> => ({
  readPayment: read,
  sendRefund: ({ refund, key }) => {
    const { transactionId, request } = refund
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
  lookUpRefund: ({ key }, options) => afterSending(key, () => byKey(lookUpRefund)(key, options)),
  closeRefund: ({ key }, options) => afterSending(key, () => byKey(closeRefund)(key, options)),
})
