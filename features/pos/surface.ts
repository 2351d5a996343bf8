import * as z from 'zod/mini'
import type { PaymentState } from '../payment/attempt/payment.ts'
import { isBusy, isOutcome } from '../payment/attempt/paymentState.ts'
import type { Surface } from '../payment/attempt/withPayment.ts'
import type { OrderLink } from './link.ts'
import { type PosCommand, type PosEvent, type PosPayment, restored } from './pos.ts'
import { type PosState, load, paid } from './states.ts'
import { canGoBack, restoredFrom, transition } from './transition.ts'

/** Whether Back is a step inside the page now. It is not one while a payment is in progress or its outcome is unknown. */
export const mayGoBack = (state: PosState | null, payment: PaymentState<PosPayment>): boolean =>
  state !== null && canGoBack(state) && !isBusy(payment) && !isOutcome(payment)

const schema = z.object({ restored: z.nullable(restored), paid: z.nullable(paid) })

/**
 * The steps of an order. A reload restores the diner's choices, and the end of a payment that reached the till; the rest is read again.
 * `allowed` returns an address if a person may be sent there: the tab's storage is no safer than an answer.
 */
export const posSurface = (
  link: OrderLink,
  allowed: (address: string | null) => string | null,
): Surface<PosState, PosEvent, PosCommand, PosPayment> => ({
  begin: () => load(link),
  transition,
  saved: {
    version: 5,
    toSave: (state) => schema.parse({ restored: restoredFrom(state), paid: state.status === 'success' ? state.paid : null }),
    read: (saved) => {
      const { data } = schema.safeParse(saved)
      if (!data?.paid) return data ? load(link, { restored: data.restored })[0] : null
      return { status: 'success', link, paid: { ...data.paid, returnUrl: allowed(data.paid.returnUrl) }, canReturn: true, isProof: false }
    },
  },
  onPaid: ({ receipt, attempt, isEarlier }) => ({ type: 'paid', receipt, attempt, isEarlier }),
  onNotPaid: (reason) => ({ type: 'notPaid', reason }),
  onCardSaved: { type: 'nextChosen' },
  // A till that was not informed may be by now: the payment is shown again. Credit shows with the bill that it pays on.
  shows: ({ status }, { terms }) => (terms.kind === 'bill' ? status === 'success' : status === 'redeemCredit' || status === 'review'),
})
