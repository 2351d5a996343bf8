import * as z from 'zod/mini'
import { closeRefund, lookUpRefund, refund } from '../../../features/managers/refund/api.ts'
import { type RecordedRefund, type RefundPayment, refundRules, rereadLeft } from '../../../features/managers/refund/refundPayment.ts'
import { things } from '../../../features/payment/thing.ts'
import type { Transaction } from '../../../features/managers/transaction.ts'
import type { Answer } from '../../../features/shared/api/answers/answer.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { createAttemptRecords } from '../../runtime/payments/records/attemptRecords.ts'
import { byKey } from '../../runtime/payments/byKey.ts'
import type { PaymentApi, PaymentConnection } from '../../runtime/payments/paymentSetup.ts'

/** The refunds of this device without a known outcome. */
export const refundRecords = createAttemptRecords('refund', z.object({ transactionId: z.string() }), ({ transactionId }) =>
  things.refund(transactionId),
)

/** The refund of a payment. It is read again first: another manager may have refunded it since the page was opened. */
export const createRefundPayment = (
  transactionId: string,
  read: () => Promise<Answer<Transaction | null>>,
): PaymentConnection<RefundPayment> => ({
  records: refundRecords,
  blocks: isRefundOf(transactionId),
  rules: refundRules,
  api: { ...refundCalls, verify: async ({ details: { left } }) => rereadLeft(left, await read()) },
})

/** The unresolved refunds that come before a refund of this payment: its own. */
export const isRefundOf =
  (payment: string) =>
  ({ thing }: Pick<RecordedRefund, 'thing'>): boolean =>
    thing === things.refund(payment)

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
  lookUp: byKey(lookUpRefund),
  close: byKey(closeRefund),
}
