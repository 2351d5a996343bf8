import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { getGuest, getTransactions } from '../../features/managers/api.ts'
import type { MadeRefund, RefundNotice, RefundPayment } from '../../features/managers/refund/refundPayment.ts'
import { type RefundRequest, leftToRefund } from '../../features/managers/refund/refundSchema.ts'
import type { Transaction } from '../../features/managers/transaction.ts'
import type { Answer } from '../../features/shared/api/answer.ts'
import { isReadOf } from '../runtime/api/readKey.ts'
import { usePayment } from '../runtime/payments/usePayment.tsx'
import { usePaymentOutcome } from '../runtime/payments/usePaymentOutcome.ts'
import { refundPaymentOf } from './refundRecords.ts'

type Options = {
  readonly transactionId: string
  /** As it was last read. */
  readonly payment: Transaction | null
  /** Reads the payment now. */
  readonly read: () => Promise<Answer<Transaction | null>>
  readonly onRefunded: (made: MadeRefund) => void
}

/** Refunds a payment once, and looks a refund up whose answer was lost. */
export function useRefund({ transactionId, payment: shown, read, onRefunded }: Options) {
  const { mutate } = useSWRConfig()
  const [typed, setTyped] = useState<RefundRequest | null>(null)
  const [notice, setNotice] = useState<RefundNotice | null>(null)
  const payment = usePayment<RefundPayment>({
    ...refundPaymentOf(transactionId, read),
    paying: typed &&
      shown && { what: { amount: typed.amount, transactionId }, details: { request: typed, left: leftToRefund(shown) }, asks: [] },
  })
  // The server may know of refunds that this page does not.
  const readAgain = () => void mutate(isReadOf([getTransactions, getGuest]))
  usePaymentOutcome(payment, {
    onPaid: ({ isPending, amount: refunded }, { amount: asked }, isEarlier) => {
      const made = { amount: refunded ?? asked, asked, isPending }
      readAgain()
      if (!isEarlier) return onRefunded(made)
      setNotice({ kind: 'made', ...made })
      setTyped(null)
      payment.onShown()
      payment.onNextStarted()
    },
    onNotPaid: (because) => {
      readAgain()
      setNotice(because)
    },
  })
  return {
    state: payment.state,
    send: payment.send,
    notice,
    typed,
    onAsk: setTyped,
    onRefund: () => {
      setNotice(null)
      payment.onPay({ kind: 'noCard' })
    },
  }
}
