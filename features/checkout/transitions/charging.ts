import { problemOf } from '../../payment/method.ts'
import type { Answer } from '../../shared/answer.ts'
import { failureLead } from '../../shared/failureLead.ts'
import { isFinalAnswer } from '../../shared/isFinalAnswer.ts'
import { noAccount } from '../account.ts'
import type { Attempt, CheckoutRules, CheckoutStep, NothingCharged, StateOf } from '../checkout.ts'
import type { Charge } from '../chargeWire.ts'
import { goneMessages } from '../goneMessages.ts'
import { back, leaveUncharged, charge, close, givenUp, lookUp, notCharged, settled, unanswered } from './attempt.ts'
import { repricingAfter } from './repricing.ts'

function answered(state: StateOf<'paying'>, answer: Answer<Charge>): CheckoutStep {
  if (answer.ok) return settled(state, answer.value)
  const { failure } = answer
  if (!isFinalAnswer(failure)) return lookUp(state)
  if (failure.status === 401 && state.request.token !== null) return tokenEnded(state)
  const then: NothingCharged =
    repricingAfter(failure, state) ??
    (failure.status === 410 ? { status: 'expired' } : back({ on: 'page', message: failure.message ?? 'Payment failed. Please try again.' }))
  return refusedAs(state, state.phase, then)
}

/** A refusal is a final answer only for an attempt that was sent once. */
const refusedAs = (attempt: Attempt, phase: StateOf<'paying'>['phase'], then: NothingCharged): CheckoutStep =>
  phase === 'charging' ? leaveUncharged(attempt, then) : close(attempt, then)

/** The member's token has ended: they pay as a guest, with a new card. */
function tokenEnded({ visit, buyer, method: by, request, phase }: StateOf<'paying'>): CheckoutStep {
  const method = by.kind === 'savedCard' ? ({ kind: 'newCard' } as const) : by
  const card = visit.method?.kind === 'savedCard' ? null : visit.method
  const message =
    by.kind === 'savedCard'
      ? goneMessages.none
      : 'You are no longer signed in, and nothing was charged. Please pay without an account, or sign in again.'
  return refusedAs({ visit: { ...visit, account: noAccount, method: card }, buyer, method, request }, phase, back({ on: 'page', message }))
}

export const paying: CheckoutRules['paying'] = {
  purchaseAnswered: (state, { answer }) => answered(state, answer),
  completePurchaseAnswered: (state, { answer }) => answered(state, answer),
  // The request may have arrived before the reload.
  reloaded: lookUp,
}

export const authenticating: CheckoutRules['authenticating'] = {
  authenticateAnswered: (state, { answer }) => {
    const { visit, buyer, method, request } = state
    // A confirmation that was sent earlier may still arrive.
    if (!answer.ok) return close(state, back(problemOf(state.method, failureLead(answer.failure))))
    return [
      { status: 'paying', visit, buyer, method, request, phase: 'completing' },
      { type: 'completePurchase', request },
    ]
  },
  reloaded: lookUp,
}

export const paymentUnknown: CheckoutRules['paymentUnknown'] = {
  lookUpPurchaseAnswered: (state, { answer }) => {
    if (!answer.ok) return unanswered(state, answer.failure)
    const { value } = answer
    if (value.outcome !== 'unknown') return settled(state, value)
    return [state.lookUp === 'asking' ? notCharged(state) : state]
  },
  // The purchase may still arrive, so it is closed before the buyer pays in another way.
  paymentGivenUp: (state) => (state.lookUp === 'notCharged' ? close(state, back(null)) : [state]),
  closePurchaseAnswered: (state, { answer }) => {
    if (!answer.ok) return unanswered(state, answer.failure)
    return settled(state, answer.value, state.lookUp === 'closing' ? state.then : givenUp)
  },
  retry: (state) => {
    switch (state.lookUp) {
      case 'asking':
      case 'closing':
        return [state]
      case 'unreachable':
      case 'noFinalAnswer':
        return lookUp(state)
      case 'notCharged':
        // The same attempt under the same key: if it arrives twice, it charges once.
        return charge(state, state.request, 'chargingAgain')
    }
  },
  reloaded: (state) => {
    switch (state.lookUp) {
      case 'notCharged':
        return [state]
      case 'closing':
        return close(state, state.then)
      default:
        return lookUp(state)
    }
  },
}
