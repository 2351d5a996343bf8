import type { Answer } from '../../shared/answer.ts'
import { failureLead } from '../../shared/failureLead.ts'
import { isLastWord } from '../../shared/isLastWord.ts'
import type { CheckoutRules, CheckoutStep, ComeToNothing, StateOf } from '../checkout.ts'
import type { Charge } from '../chargeWire.ts'
import { back, cameToNothing, charge, close, givenUp, lookUp, notCharged, onMethod, settled, unanswered } from './attempt.ts'
import { repricingAfter } from './repricing.ts'

function answered(state: StateOf<'paying'>, answer: Answer<Charge>): CheckoutStep {
  if (answer.ok) return settled(state, answer.value)
  const { failure } = answer
  if (!isLastWord(failure)) return lookUp(state)
  const then: ComeToNothing =
    repricingAfter(failure, state) ?? (failure.status === 410 ? { status: 'expired' } : back({ on: 'page', message: failure.message ?? 'Payment failed. Please try again.' }))
  // A refusal is the last word only of an attempt that was sent once.
  return state.phase === 'charging' ? cameToNothing(state, then) : close(state, then)
}

export const paying: CheckoutRules['paying'] = {
  purchaseAnswered: (state, { answer }) => answered(state, answer),
  completePurchaseAnswered: (state, { answer }) => answered(state, answer),
  // The request may have arrived before the page went away.
  reloaded: lookUp,
}

export const authenticating: CheckoutRules['authenticating'] = {
  authenticateAnswered: (state, { answer }) => {
    const { visit, buyer, method, request } = state
    // What was confirmed before, and sent, may arrive after all.
    if (!answer.ok) return close(state, back(onMethod(state, failureLead(answer.failure))))
    return [
      { status: 'paying', visit, buyer, method, request, phase: 'completing' },
      { type: 'completePurchase', request },
    ]
  },
  reloaded: lookUp,
}

export const paymentInDoubt: CheckoutRules['paymentInDoubt'] = {
  lookUpPurchaseAnswered: (state, { answer }) => {
    if (!answer.ok) return unanswered(state, answer.failure)
    const { value } = answer
    if (value.outcome !== 'unknown') return settled(state, value)
    return [state.lookUp === 'asking' ? notCharged(state) : state]
  },
  // Who would rather pay otherwise may still be overtaken by a purchase on its way.
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
      case 'noWord':
        return lookUp(state)
      case 'notCharged':
        // The same attempt again, under the same key: should it arrive twice after all, it charges once.
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
