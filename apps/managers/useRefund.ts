import { useEffect, useState } from 'react'
import { getGuest, getTransactions, refund } from '../../features/managers/api.ts'
import { type RefundAttempt, findRefund, noAttempt, refundFailure } from '../../features/managers/refundAttempt.ts'
import type { RefundRequest } from '../../features/managers/refundSchema.ts'
import type { Transaction } from '../../features/managers/transaction.ts'
import type { Answer } from '../../features/shared/answer.ts'
import { isFinalAnswer } from '../../features/shared/isFinalAnswer.ts'
import { useWrite } from '../runtime/useWrite.ts'
import { warnBeforeLeaving } from '../runtime/warnBeforeLeaving.ts'

type Options = {
  /** As it was last read. */
  readonly payment: Transaction | null
  /** Reads the payment now. */
  readonly read: () => Promise<Answer<Transaction | null>>
  readonly onRefunded: (sent: RefundRequest) => void
  /** Called when the server refused: it may know of refunds that this page does not. */
  readonly onRefused: () => void
}

/** Refunds a payment once, and looks a refund up whose answer was lost (MGR-11, MGR-17, NET-08). */
export function useRefund({ payment, read, onRefunded, onRefused }: Options) {
  const write = useWrite(refund, { invalidates: [getTransactions, getGuest] })
  const [attempt, setAttempt] = useState<RefundAttempt>(noAttempt)
  /** The payment before the first request of the attempt. */
  const [before, setBefore] = useState<Transaction | null>(null)
  const isUnresolved = !['idle', 'refused'].includes(attempt.status)
  useEffect(() => {
    warnBeforeLeaving(isUnresolved)
    return () => warnBeforeLeaving(false)
  }, [isUnresolved])

  const finish = (sent: RefundRequest) => {
    setAttempt(noAttempt)
    warnBeforeLeaving(false)
    onRefunded(sent)
  }
  const refuse = (message: string | null) => {
    setAttempt({ status: 'refused', message: message ?? refundFailure })
    onRefused()
  }

  async function lookUp(sent: RefundRequest, known: Transaction) {
    setAttempt({ status: 'lookingUp', sent })
    const answer = await read()
    if (!answer.ok) return setAttempt({ status: 'notLookedUp', sent })
    const found = findRefund(known, answer.value, sent)
    if (!found) return setAttempt({ status: 'notFound', sent })
    return found.status === 'failed' ? refuse(null) : finish(sent)
  }

  async function onRefund(sent: RefundRequest) {
    const known = isUnresolved ? before : payment
    if (!known) return
    setBefore(known)
    setAttempt({ status: 'sending', sent })
    const answer = await write.send({
      body: {
        credit_transaction_id: known.id,
        refund_reason: sent.reason,
        refund_amount: sent.amount,
        refund_notes: sent.notes,
        modify_tip: sent.modifyTip,
      },
    })
    // Null: another request is on its way, and sets the attempt.
    if (answer === null) return
    if (answer.ok) finish(sent)
    else if (isFinalAnswer(answer.failure)) refuse(answer.failure.message)
    else await lookUp(sent, known)
  }

  return {
    attempt,
    onRefund: (sent: RefundRequest) => void onRefund(sent),
    onLookAgain: () => {
      if ('sent' in attempt && before) void lookUp(attempt.sent, before)
    },
  }
}
