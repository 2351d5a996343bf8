import type * as z from 'zod/mini'
import { getGuest, getTransactions } from '../../../features/managers/api.ts'
import { closeRefund, lookUpRefund, refund as refundPayment } from '../../../features/managers/refund/api.ts'
import { type RefundPayment, refundRules, refundTerms } from '../../../features/managers/refund/refundPayment.ts'
import { rereadLeft } from '../../../features/managers/refund/refundTexts.ts'
import type { refundAddress } from '../../../features/managers/search.ts'
import type { Transaction } from '../../../features/managers/transaction.ts'
import type { Answer } from '../../../features/shared/api/answers/answer.ts'
import { withAnswer } from '../../../features/shared/api/endpoint.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { createAttemptRecords } from '../../runtime/payments/records/attemptRecords.ts'
import { byKey } from '../../runtime/payments/attemptApi.ts'
import type { PaymentConnection } from '../../runtime/payments/paymentSetup.ts'

export const refundRecords = createAttemptRecords('refund', refundTerms)

/** The refunds of this device without a known outcome, also those that a manager has gone on without. */
export const unansweredRefunds = () => refundRecords.list('any')

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
    ? callSignedIn(
        withAnswer(getTransactions, ({ rows }) => find(rows)),
        { path: { id: location_id } },
      )
    : callSignedIn(
        withAnswer(getGuest, ({ transactions }) => find(transactions)),
        { path: { userId: user_id }, query: { location_id } },
      )
}

/** The refunds of the payment at an address. `readAgain`: the page may be out of date. */
export function createRefund(address: RefundAddress, readAgain: () => void): PaymentConnection<RefundPayment> {
  const rules = refundRules(address.transaction_id)
  return {
    records: {
      ...refundRecords,
      end: (...ended) => {
        refundRecords.end(...ended)
        readAgain()
      },
    },
    rules,
    blocks: ({ thing }) => thing === rules.pays(),
    api: {
      verify: async ({ details: { left } }) => {
        const notice = rereadLeft(left, await readTransaction(address))
        if (notice) readAgain()
        return notice
      },
      send: ({ key, details: { transactionId, request } }, options) => {
        const body = {
          credit_transaction_id: transactionId,
          refund_reason: request.reason,
          refund_amount: request.amount,
          refund_notes: request.notes,
          modify_tip: request.modifyTip,
        }
        return callSignedIn(refundPayment, { body }, { ...options, key })
      },
      lookUp: (key, options) => ask(lookUpRefund, key, options),
      close: (key, options) => ask(closeRefund, key, options),
    },
  }
}
