import { useSWRConfig } from 'swr'
import { getGuest, getTransactions } from '../../../features/managers/api.ts'
import { begin, toRecord, transition } from '../../../features/managers/refund/refundFlow.ts'
import { getQuestions } from '../../../features/managers/refund/refundQuestions.ts'
import type { MadeRefund } from '../../../features/managers/refund/refundNotice.ts'
import type { Transaction } from '../../../features/managers/transaction.ts'
import type { Answer } from '../../../features/shared/api/answers/answer.ts'
import { notSaved } from '../../../features/shared/flow/flow.ts'
import { isReadOf } from '../../runtime/api/useRead.tsx'
import { useFlow } from '../../runtime/flow/flowRunner.ts'
import { tabStorage } from '../../runtime/storage/storage.ts'
import { isRefundOf, refundCalls, refundRecords } from './refundRecords.ts'

type Options = {
  readonly transactionId: string
  readonly read: () => Promise<Answer<Transaction | null>>
  readonly onRefunded: (made: MadeRefund) => void
}

/** Refunds a payment once, and looks a refund up whose answer was lost. */
export function useRefund({ transactionId, read, onRefunded }: Options) {
  const { mutate } = useSWRConfig()
  const { state, send, now } = useFlow({
    // After a reload the record is looked up, as in another tab.
    begin: () => begin(refundRecords.list(isRefundOf(transactionId))),
    transition,
    calls: refundCalls(read),
    handlers: {
      endRefund: ({ attempt, refunded }) => {
        refundRecords.end(attempt, refunded)
        refundRecords.record(null)
        return undefined
      },
      readAgain: () => void mutate(isReadOf([getTransactions, getGuest])),
      showRefunded: ({ made }) => {
        onRefunded(made)
        return undefined
      },
    },
    persist: { storage: tabStorage, storageKey: `flow.refund.${transactionId}`, saved: notSaved },
    reloaded: { type: 'reloaded' },
  })
  const onConfirm = () => {
    const asking = now()
    if (asking.status !== 'asking') return
    const record = toRecord(asking.refund)
    const questions = getQuestions(asking.refund, refundRecords.paidBefore(record), refundRecords.canRecord(record))
    send({ type: 'confirmed', key: refundRecords.newKey(), questions })
  }
  return { state, send, onConfirm }
}
