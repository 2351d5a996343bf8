import type { Failure } from '../../shared/answer.ts'
import { memberOf } from '../account.ts'
import type { Attempt, CheckoutState, CheckoutStep, ComeToNothing, UnknownOutcome, Paying, PaymentRequest, Problem } from '../checkout.ts'
import { chosenCard } from '../chosenCard.ts'
import { declineMessage } from '../declines.ts'
import type { Charge } from '../chargeWire.ts'
import { bought } from './bought.ts'
import { arriveAt } from './opening.ts'
import { reprice } from './repricing.ts'

/** What was said of the card stands on its field; a wallet's has none here. */
export const onMethod = ({ method }: Paying, message: string): Problem => ({ on: method.kind === 'wallet' ? 'page' : 'card', message })

/** Back at the card, with why; whom the wallet failed finds the card as it was left. */
export function backAtPayment({ visit, buyer, method }: Paying, problem: Problem | null): CheckoutStep {
  const card = method.kind === 'wallet' ? chosenCard(visit) : method
  return arriveAt({ status: 'payment', visit: { ...visit, method: card }, buyer, method: card, problem })
}

/** Money may move from here on. */
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

/** Another request of the attempt may be on its way still: before anything else is paid, its key is closed. */
export const close = (attempt: Attempt, then: ComeToNothing): CheckoutStep => [
  outcomeUnknown(attempt, { lookUp: 'closing', then }),
  { type: 'closePurchase', request: attempt.request },
]

/** A look-up or a closing that reached nobody, or brought no word that helps, says nothing of the payment. */
export const unanswered = (attempt: Attempt, { kind }: Failure): CheckoutStep => [
  outcomeUnknown(attempt, { lookUp: kind === 'offline' || kind === 'timeout' ? 'unreachable' : 'noWord' }),
]

/** The server has not heard of the attempt so far. */
export const notCharged = (attempt: Attempt): CheckoutState => outcomeUnknown(attempt, { lookUp: 'notCharged' })

export function cameToNothing(attempt: Attempt, then: ComeToNothing): CheckoutStep {
  switch (then.status) {
    case 'expired':
      return [{ status: 'expired', visit: attempt.visit }]
    case 'repricing':
      return reprice(attempt, then)
    case 'payment':
      return backAtPayment(attempt, then.problem)
  }
}

export const back = (problem: Problem | null): ComeToNothing => ({ status: 'payment', problem })

/** For a buyer who did not see it being closed, or has gone on in another tab. */
export const givenUp = back({ on: 'page', message: 'That payment was given up, and nothing was charged. Please pay again.' })

/** What the server says an attempt came to. Once it is closed, its key never charges: another attempt may be made. */
export function settled(
  attempt: Attempt,
  charged: Charge | { readonly outcome: 'closed' },
  onceClosed: ComeToNothing = givenUp,
): CheckoutStep {
  const { visit, buyer, method, request } = attempt
  switch (charged.outcome) {
    case 'purchased':
      return bought(visit, charged.purchase)
    case 'declined':
      return backAtPayment(attempt, onMethod(attempt, declineMessage(charged.code)))
    case 'closed':
      return cameToNothing(attempt, onceClosed)
    case 'requiresAction': {
      const { clientSecret } = charged
      return [
        { status: 'authenticating', visit, buyer, method, request, clientSecret },
        { type: 'authenticate', clientSecret },
      ]
    }
  }
}
