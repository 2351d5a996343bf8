import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { getGuest, getTransactions } from '../../../features/managers/api.ts'
import type { MadeRefund, RefundNotice, RefundPayment } from '../../../features/managers/refund/refundPayment.ts'
import { type RefundRequest, leftToRefund } from '../../../features/managers/refund/refundSchema.ts'
import type { Transaction } from '../../../features/managers/transaction.ts'
import type { Answer } from '../../../features/shared/api/answers/answer.ts'
import { isReadOf } from '../../runtime/api/useRead.tsx'
import { paymentAlone } from '../../../features/payment/attempt/paymentAlone.ts'
import { useCardPaymentPage } from '../../runtime/payments/usePaymentPage.tsx'
import { createRefundPayment } from './refundRecords.ts'

type Options = {
  readonly transactionId: string
  /** As it was last read. */
  readonly payment: Transaction | null
  readonly read: () => Promise<Answer<Transaction | null>>
  readonly onRefunded: (made: MadeRefund) => void
}

/** Refunds a payment once, and looks a refund up whose answer was lost. */
export function useRefund({ transactionId, payment: shown, read, onRefunded }: Options) {
  const { mutate } = useSWRConfig()
  const [typed, setTyped] = useState<RefundRequest | null>(null)
  const [notice, setNotice] = useState<RefundNotice | null>(null)
  // The server may know of refunds that this page does not.
  const readAgain = () => void mutate(isReadOf([getTransactions, getGuest]))
  const [surface] = useState(() => paymentAlone<RefundPayment>({ goesOn: ({ isEarlier }) => isEarlier }))
  const { payment } = useCardPaymentPage({
    ...createRefundPayment(transactionId, read),
    surface,
    storageKey: `payment.refund.${transactionId}`,
    calls: {},
    handlers: {
      showPaid: ({ paid: { receipt, attempt, isEarlier } }) => {
        const made = { amount: receipt.amount ?? attempt.amount, asked: attempt.amount, isPending: receipt.isPending }
        readAgain()
        if (!isEarlier) onRefunded(made)
        else {
          setNotice({ kind: 'made', ...made })
          setTyped(null)
        }
      },
      showNotPaid: ({ because }) => {
        readAgain()
        setNotice(because)
      },
    },
    view: () => ({
      paying: typed &&
        shown && { what: { amount: typed.amount, transactionId }, details: { request: typed, left: leftToRefund(shown) }, asks: [] },
      payer: null,
      cards: [],
      wantsGateway: false,
    }),
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
