import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { getGuest, getTransactions } from '../../../features/managers/api.ts'
import type { Refundable } from '../../../features/bill/refunding/refund.ts'
import { type MadeRefund, type RefundNotice, type RefundPayment, refundToMake } from '../../../features/managers/refund/refundPayment.ts'
import { type RefundRequest, leftToRefund } from '../../../features/managers/refund/refundSchema.ts'
import type { Transaction } from '../../../features/managers/transaction.ts'
import type { Currency } from '../../../features/shared/money/money.ts'
import type { Answer } from '../../../features/shared/api/answers/answer.ts'
import { isReadOf } from '../../runtime/api/useRead.tsx'
import { paymentAlone } from '../../../features/payment/attempt/paymentAlone.ts'
import { useCardPaymentPage } from '../../runtime/payments/usePaymentPage.tsx'
import { createRefundPayment } from './refundRecords.ts'

type Options = {
  readonly transactionId: string
  readonly currency: Currency
  /** As it was last read. */
  readonly payment: Transaction | null
  readonly read: () => Promise<Answer<Transaction | null>>
  readonly onRefunded: (made: MadeRefund) => void
}

/** Refunds a payment once, and looks a refund up whose answer was lost. */
export function useRefund({ transactionId, currency, payment: shown, read, onRefunded }: Options) {
  const { mutate } = useSWRConfig()
  /** The request, and what was left when the manager was asked about it: a list that is read meanwhile changes neither. */
  const [agreed, setAgreed] = useState<{ readonly request: RefundRequest; readonly left: Refundable } | null>(null)
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
        const made = {
          amount: receipt.amount ?? attempt.amount,
          asked: attempt.amount,
          currency: attempt.currency,
          isPending: receipt.isPending,
        }
        readAgain()
        if (!isEarlier) onRefunded(made)
        else {
          setNotice({ kind: 'made', ...made })
          setAgreed(null)
        }
      },
      showNotPaid: ({ because }) => {
        readAgain()
        setNotice(because)
      },
    },
    view: () => ({
      paying: agreed && refundToMake(transactionId, currency, agreed.request, agreed.left),
      payer: null,
      cards: [],
      wantsGateway: false,
    }),
  })
  return {
    state: payment.state,
    send: payment.send,
    notice,
    typed: agreed?.request ?? null,
    onAsk: (request: RefundRequest) => setAgreed(shown && { request, left: leftToRefund(shown) }),
    onAnswer: payment.onAnswer,
    onRefund: () => {
      setNotice(null)
      payment.onPay({ kind: 'noCard' })
    },
  }
}
