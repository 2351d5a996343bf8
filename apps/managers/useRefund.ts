import { useEffect, useEffectEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { closeRefund, getGuest, getTransactions, lookUpRefund, refund } from '../../features/managers/api.ts'
import {
  type RefundCommand,
  type RefundEvent,
  type RefundState,
  beginRefunding,
  recordedRefund,
  refundTransition,
} from '../../features/managers/refund/refunding.ts'
import { type RefundRequest, leftToRefund } from '../../features/managers/refund/refundSchema.ts'
import type { Transaction } from '../../features/managers/transaction.ts'
import { type Answer, answered } from '../../features/shared/api/answer.ts'
import { notSaved } from '../../features/shared/flow/saved.ts'
import { newAttemptKey } from '../runtime/api/attempts.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { isReadOf } from '../runtime/api/readKey.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { useFlow } from '../runtime/flow/useFlow.ts'
import { recordsOf, refundRecords } from './refundRecords.ts'

type Options = {
  readonly transactionId: string
  /** As it was last read. */
  readonly payment: Transaction | null
  /** Reads the payment now. */
  readonly read: () => Promise<Answer<Transaction | null>>
  readonly onRefunded: (made: Extract<RefundState, { status: 'refunded' }>) => void
}

/** Refunds a payment once, and looks a refund up whose answer was lost (MGR-11, MGR-17, NET-08). */
export function useRefund({ transactionId, payment, read, onRefunded }: Options) {
  const { mutate } = useSWRConfig()
  const visit = `flow.refund.${transactionId}`
  const [watch] = useState(() => refundRecords.watch(visit))
  const { state, send } = useFlow<RefundState, RefundEvent, RefundCommand>({
    begin: () => beginRefunding(recordsOf(transactionId)),
    transition: refundTransition,
    calls: {
      readPayment: async () => {
        const answer = await read()
        return answer.ok ? answered({ payment: answer.value, first: recordsOf(transactionId)[0] ?? null }) : answer
      },
      sendRefund: ({ key, request: { reason, amount, notes, modifyTip } }) =>
        callSignedIn(
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
          { key },
        ),
      lookUpRefund: ({ key }) => callSignedIn(lookUpRefund, { path: { key } }),
      closeRefund: ({ key }) => callSignedIn(closeRefund, { path: { key } }),
    },
    handlers: {},
    persist: {
      storage: tabStorage,
      storageKey: visit,
      // After a reload the refund's record is looked up, which is the same for another tab and another build (NET-08).
      saved: notSaved,
      onSave: (saved) => watch.saved(recordedRefund(saved), { isEarlier: true }),
    },
    reloaded: { type: 'reloaded' },
  })

  const settled = useEffectEvent(() => {
    if (recordedRefund(state) !== null) return
    watch.shown({ isPaid: state.status === 'refunded' })
    if (state.status === 'refunded') onRefunded(state)
    // The server may know of refunds that this page does not.
    if (state.status === 'refunded' || (state.status === 'idle' && state.notice)) void mutate(isReadOf([getTransactions, getGuest]))
  })
  useEffect(() => settled(), [state])

  return {
    state,
    onRefund: (request: RefundRequest) => {
      if (!payment) return
      const left = leftToRefund(payment)
      send({ type: 'refundConfirmed', key: newAttemptKey(), transactionId, request, left, recorded: recordsOf(transactionId) })
    },
    onLookAgain: () => send({ type: 'retry' }),
    onGoOn: () => send({ type: 'unknownLeft' }),
  }
}
