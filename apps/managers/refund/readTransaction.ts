import type * as z from 'zod/mini'
import { getGuest, getTransactions } from '../../../features/managers/api.ts'
import type { refundAddress } from '../../../features/managers/search.ts'
import type { Transaction } from '../../../features/managers/transaction.ts'
import { type Answer, answered } from '../../../features/shared/api/answers/answer.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'

type RefundAddress = z.output<typeof refundAddress>

/** The payment that an address names, among those of its guest or its location; null if it is not there. */
export const transactionIn = (transactions: readonly Transaction[], { transaction_id }: RefundAddress): Transaction | null =>
  transactions.find(({ id }) => id === transaction_id) ?? null

/** Reads a payment from the server: another manager may have refunded it since the page was opened. */
export async function readTransaction(address: RefundAddress): Promise<Answer<Transaction | null>> {
  const { location_id, user_id } = address
  if (user_id === '') {
    const answer = await callSignedIn(getTransactions, { path: { id: location_id } })
    return answer.ok ? answered(transactionIn(answer.value, address)) : answer
  }
  const answer = await callSignedIn(getGuest, { path: { userId: user_id }, query: { location_id } })
  return answer.ok ? answered(transactionIn(answer.value.transactions, address)) : answer
}
