import * as z from 'zod/mini'
import type { PaymentState } from '../payment/attempt/payment.ts'
import { isBusy, isOutcome } from '../payment/attempt/paymentState.ts'
import type { Surface } from '../payment/attempt/withPayment.ts'
import { shortHash } from '../shared/api/answers/shortHash.ts'
import type { OrderLink, Stage } from './link.ts'
import { type PaidEvent, type PosCommand, type PosEvent, type PosPayment, savedChoices } from './pos.ts'
import { type PosState, billPaid, load } from './states.ts'
import { canGoBack, restoredFrom, transition } from './transition.ts'

/** Whether Back is a step inside the page now. It is not one while a payment is in progress or its outcome is unknown. */
export const mayGoBack = (state: PosState | null, payment: PaymentState<PosPayment>): boolean =>
  state !== null && canGoBack(state) && !isBusy(payment) && !isOutcome(payment)

const schema = z.object({ choices: z.nullable(savedChoices) })

type Named = {
  /** The stage of the address; null where it names none. It opens again where this tab has the diner's choices. */
  readonly stage: () => Stage | null
  /** The payment that the address names. */
  readonly paidBefore: () => PaidEvent | null
}

/** The steps of an order. A reload restores the diner's choices at the address's stage; the rest is read again. */
export const posSurface = (link: OrderLink, { stage, paidBefore }: Named): Surface<PosState, PosEvent, PosCommand, PosPayment> => ({
  begin: () => {
    const paid = paidBefore()
    return paid ? billPaid(link, paid) : load(link)
  },
  transition,
  saved: {
    version: 7,
    toSave: (state) => schema.parse({ choices: restoredFrom(state)?.choices ?? null }),
    read: (saved) => {
      const { data } = schema.safeParse(saved)
      const choices = data?.choices ?? null
      return choices !== null && paidBefore() === null ? load(link, { restored: { choices, stage: stage() } })[0] : null
    },
  },
  onPaid: ({ receipt, attempt, isEarlier }) => ({ type: 'paid', receipt, attempt, isEarlier }),
  onNotPaid: (reason) => ({ type: 'notPaid', reason }),
  onCardSaved: { type: 'nextChosen' },
  // A till that was not informed may be by now: the payment is shown again. Credit shows with the bill that it pays on.
  shows: (state, { key, terms }) =>
    terms.kind === 'bill'
      ? state.status === 'success' && state.paid.receiptRight.name === shortHash(key)
      : state.status === 'redeemCredit' || state.status === 'review',
})
