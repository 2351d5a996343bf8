import { chosenCard } from '../../payment/chosenCard.ts'
import { declineMessage } from '../../payment/declines.ts'
import { type Problem, problemOf } from '../../payment/method.ts'
import type { Failure } from '../../shared/answer.ts'
import { cardsOf, memberOf } from '../account.ts'
import type { Attempt, CheckoutState, CheckoutStep, NothingCharged, UnknownOutcome, Paying, PaymentRequest } from '../checkout.ts'
import type { Charge } from '../chargeWire.ts'
import { bought } from './bought.ts'
import { enterStep } from './opening.ts'
import { reprice } from './repricing.ts'

/** Returns to the card, with the reason. After a failed wallet the card is as the buyer left it. */
export function backAtPayment({ visit, buyer, method }: Paying, problem: Problem | null): CheckoutStep {
  const card = method.kind === 'wallet' ? chosenCard(visit.method, cardsOf(visit.account)) : method
  return enterStep({ status: 'payment', visit: { ...visit, method: card }, buyer, method: card, problem })
}

/** From here on money may move. */
export const charge = ({ visit, buyer, method }: Paying, request: PaymentRequest, phase: 'charging' | 'chargingAgain'): CheckoutStep => [
  { status: 'paying', visit, buyer, method, request, phase },
  { type: 'purchase', request },
]

export function requestOf({ visit, buyer }: Paying, paymentMethodId: string | null, key: string): PaymentRequest {
  const { option, promoCode, pay: agreed } = visit.order
  return { key, option, promoCode, agreed, buyer, token: memberOf(visit.account)?.token ?? null, paymentMethodId }
}

const outcomeUnknown = ({ visit, buyer, method, request }: Attempt, doubt: UnknownOutcome): CheckoutState => ({
  status: 'paymentUnknown',
  visit,
  buyer,
  method,
  request,
  ...doubt,
})

export const lookUp = (attempt: Attempt): CheckoutStep => [
  outcomeUnknown(attempt, { lookUp: 'asking' }),
  { type: 'lookUpPurchase', request: attempt.request },
]

/** Another request of the attempt may still arrive, so its key is closed before anything else is paid. */
export const close = (attempt: Attempt, then: NothingCharged): CheckoutStep => [
  outcomeUnknown(attempt, { lookUp: 'closing', then }),
  { type: 'closePurchase', request: attempt.request },
]

/** A look-up or a close without a final answer says nothing of the payment. */
export const unanswered = (attempt: Attempt, { kind }: Failure): CheckoutStep => [
  outcomeUnknown(attempt, { lookUp: kind === 'offline' || kind === 'timeout' ? 'unreachable' : 'noFinalAnswer' }),
]

/** The server has not received the attempt so far. */
export const notCharged = (attempt: Attempt): CheckoutState => outcomeUnknown(attempt, { lookUp: 'notCharged' })

export function leaveUncharged(attempt: Attempt, then: NothingCharged): CheckoutStep {
  switch (then.status) {
    case 'expired':
      return [{ status: 'expired', visit: attempt.visit }]
    case 'repricing':
      return reprice(attempt, then)
    case 'payment':
      return backAtPayment(attempt, then.problem)
  }
}

export const back = (problem: Problem | null): NothingCharged => ({ status: 'payment', problem })

/** Shown to a buyer who did not see the attempt being closed, or closed it in another tab. */
export const givenUp = back({ on: 'page', message: 'That payment was given up, and nothing was charged. Please pay again.' })

/** What follows from an attempt's result. A closed key never charges, so another attempt may be made. */
export function settled(
  attempt: Attempt,
  charged: Charge | { readonly outcome: 'closed' },
  afterClosing: NothingCharged = givenUp,
): CheckoutStep {
  const { visit, buyer, method, request } = attempt
  switch (charged.outcome) {
    case 'purchased':
      return bought(visit, charged.purchase)
    case 'declined':
      return backAtPayment(attempt, problemOf(method, declineMessage(charged.code)))
    case 'closed':
      return leaveUncharged(attempt, afterClosing)
    case 'requiresAction': {
      const { clientSecret } = charged
      return [
        { status: 'authenticating', visit, buyer, method, request, clientSecret },
        { type: 'authenticate', clientSecret },
      ]
    }
  }
}
