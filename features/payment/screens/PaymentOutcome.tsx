import type { ReactNode } from 'react'
import { type Outcome, type PaymentTypes, type Recorded, attemptOf } from '../payment.ts'
import type { PayerEvent } from '../running.ts'
import { EarlierPaid } from './EarlierPaid.tsx'
import { EarlierPayment } from './EarlierPayment.tsx'
import { PaymentUnknown } from './PaymentUnknown.tsx'

export type PaymentOutcomeProps<P extends PaymentTypes> = {
  state: Outcome<P>
  send: (event: PayerEvent) => void
  /** What an earlier attempt is for, as the payer knows it; null where its record says nothing of it. */
  nameOf?: (attempt: Recorded<P['what']>) => string | null
  /**
   * The amount by which the payer knows an attempt, if more is paid than what the card is charged.
   * @default its own
   */
  amountOf?: (attempt: Recorded<P['what']>) => Recorded<P['what']>['amount']
  /** What the card was charged, where the receipt says it. */
  chargedOf?: (receipt: P['receipt'], attempt: Recorded<P['what']>) => Recorded<P['what']>['amount'] | null
  /** What else the payer can do after an earlier payment. */
  children?: ReactNode
}

/** A payment whose outcome is not known, or one of an earlier visit: nothing else is paid before it is settled. */
export function PaymentOutcome<P extends PaymentTypes>(props: PaymentOutcomeProps<P>) {
  const { state, send, nameOf, amountOf = ({ amount }) => amount, chargedOf, children } = props
  const attempt = attemptOf(state)
  const amount = amountOf(attempt)
  switch (state.status) {
    case 'paymentUnknown':
      return <PaymentUnknown lookUp={state.lookUp} amount={amount} send={send} />
    case 'unresolvedPayment':
      return (
        <EarlierPayment
          lookUp={state.lookUp}
          amount={amount}
          what={nameOf?.(attempt) ?? null}
          startedAt={attempt.startedAt ?? null}
          send={send}
        />
      )
    case 'earlierPaid':
      return (
        <EarlierPaid charged={chargedOf?.(state.receipt, attempt) ?? amount} email={null} send={send}>
          {children}
        </EarlierPaid>
      )
  }
}
