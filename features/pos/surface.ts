import * as z from 'zod/mini'
import type { PaymentState } from '../payment/attempt/payment.ts'
import { isBusy, isOutcome } from '../payment/attempt/paymentState.ts'
import type { Surface } from '../payment/attempt/withPayment.ts'
import type { Saved } from '../shared/flow/flow.ts'
import type { PosCommand, PosEvent, PosPayment } from './pos.ts'
import { type PosState, load, paid } from './states.ts'
import { canGoBack, restoredFrom, transition } from './transition.ts'
import { restored } from './visit.ts'
import type { OrderLink } from './link.ts'

const schema = z.object({ restored: z.nullable(restored), paid: z.nullable(paid) })

type Allowed = (address: string | null) => string | null

/**
 * Saves the diner's choices, and the end of a payment that reached the till. The bill, the balance and the cards are read
 * again.
 */
const savedPos = (link: OrderLink, allowed: Allowed): Saved<PosState> => ({
  version: 5,
  toSave: (state) => schema.parse({ restored: restoredFrom(state), paid: state.status === 'success' ? state.paid : null }),
  read: (saved) => {
    const { data } = schema.safeParse(saved)
    if (!data) return null
    if (data.paid)
      return { status: 'success', link, paid: { ...data.paid, returnUrl: allowed(data.paid.returnUrl) }, canReturn: true, isProof: false }
    const [state] = load(link, { restored: data.restored })
    return state
  },
})

/** The steps of an order. `allowed` returns an address if a person may be sent there: the tab's storage is no safer than an answer. */
export const posSurface = (link: OrderLink, allowed: Allowed): Surface<PosState, PosEvent, PosCommand, PosPayment> => ({
  begin: () => load(link),
  transition,
  saved: savedPos(link, allowed),
  onPaid: ({ receipt, attempt, isEarlier }) => ({ type: 'paid', receipt, attempt, isEarlier }),
  onNotPaid: (because) => ({ type: 'notPaid', because }),
  onCardSaved: { type: 'nextChosen' },
  // A till that was not informed may be by now: the payment is shown again. Credit shows with the bill that it pays on.
  shows: ({ status }, { kind }) => (kind === 'bill' ? status === 'success' : status === 'redeemCredit' || status === 'review'),
})

/** Whether Back is a step inside the page now. It is not one while a payment is in progress or its outcome is unknown. */
export const mayGoBack = (state: PosState | null, payment: PaymentState<PosPayment>): boolean =>
  state !== null && canGoBack(state) && !isBusy(payment) && !isOutcome(payment)
