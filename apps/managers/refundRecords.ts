import * as z from 'zod/mini'
import { closeRefund, lookUpRefund, refund } from '../../features/managers/refund/api.ts'
import type { RecordedRefund, RefundPayment } from '../../features/managers/refund/refundPayment.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { createAttemptRecords } from '../runtime/payments/attemptRecords.ts'
import type { PaymentApi } from '../runtime/payments/paymentSetup.ts'

/** The refunds of this device without a known outcome. */
export const refundRecords = createAttemptRecords('refund', z.object({ transactionId: z.string() }), ({ transactionId }) => transactionId, {
  isPurchase: false,
})

/** Which unresolved refunds come before a refund of this payment: its own. */
export const isRefundOf =
  (payment: string) =>
  ({ transactionId }: RecordedRefund): boolean =>
    transactionId === payment

/** The calls that refund. */
export const refundCalls: PaymentApi<RefundPayment> = {
  send: ({ key, what: { transactionId }, details: { request } }, options) => {
    const { reason, amount, notes, modifyTip } = request
    return callSignedIn(
      refund,
      {
        body: {
          credit_transaction_id: transactionId,
          refund_reason: reason,
          refund_amount: amount,
          refund_notes: notes,
          modify_tip: modifyTip,
        },
      },
      { ...options, key },
    )
  },
  lookUp: (key, options) => callSignedIn(lookUpRefund, { path: { key } }, options),
  close: (key, options) => callSignedIn(closeRefund, { path: { key } }, { ...options, key }),
}
