import { failureLead } from '../../shared/failureLead.ts'
import type { Answer } from '../../shared/answer.ts'
import type { Attempt, CheckoutRules, CheckoutState, CheckoutStep, MethodToMake, Paying, PaymentRequest, Problem, StateOf } from '../checkout.ts'
import { chosenCard } from '../chosenCard.ts'
import { declineMessage } from '../declines.ts'
import type { Charge } from '../orderWire.ts'
import { bought } from './bought.ts'
import { readAnew } from './opening.ts'

/** What was said of the card stands on its field; a wallet's has none here. */
const onMethod = ({ method }: Paying, message: string): Problem => ({ on: method.kind === 'wallet' ? 'page' : 'card', message })

/** Back at the card, with why; whom the wallet failed finds the card as it was left. */
function atPayment({ visit, buyer, method }: Paying, problem: Problem | null): CheckoutState {
  const card = method.kind === 'wallet' ? chosenCard(visit) : method
  return { status: 'payment', visit: { ...visit, method: card }, buyer, method: card, problem }
}

/** The provider is asked first. Nothing is sent for money yet. */
const prepare = ({ visit, buyer, method: card }: StateOf<'payment'>, method: MethodToMake, key: string): CheckoutStep => [
  { status: 'preparing', visit: { ...visit, method: card }, buyer, method, key },
  { type: 'makePaymentMethod', method, buyer },
]

/** Money may move from here on. */
const charge = ({ visit, buyer, method }: Paying, request: PaymentRequest): CheckoutStep => [
  { status: 'paying', visit, buyer, method, request, phase: 'charging' },
  { type: 'purchase', request },
]

function requestOf({ visit, buyer }: Paying, paymentMethodId: string, key: string): PaymentRequest {
  const { option, promoCode } = visit.order
  return { key, option, promoCode, buyer, token: visit.member?.token ?? null, paymentMethodId }
}

/** Refusals that say nothing of the payment: it may be under way still. */
const undecided: ReadonlySet<number> = new Set([408, 409, 425, 429])

function lookUp({ visit, buyer, method, request }: Attempt): CheckoutStep {
  return [
    { status: 'paymentInDoubt', visit, buyer, method, request, lookUp: 'asking' },
    { type: 'lookUpPurchase', request },
  ]
}

/** What the server says an attempt came to. Once it is closed, its key never charges: another attempt may be made. */
function settled(attempt: Attempt, charged: Charge | { readonly outcome: 'closed' }): CheckoutStep {
  const { visit, buyer, method, request } = attempt
  switch (charged.outcome) {
    case 'purchased':
      return bought(visit, charged.purchase)
    case 'declined':
      return [atPayment(attempt, onMethod(attempt, declineMessage(charged.code)))]
    case 'closed':
      return [atPayment(attempt, null)]
    case 'requiresAction': {
      const { clientSecret } = charged
      return [
        { status: 'authenticating', visit, buyer, method, request, clientSecret },
        { type: 'authenticate', clientSecret },
      ]
    }
  }
}

function answered(attempt: Attempt, answer: Answer<Charge>): CheckoutStep {
  if (answer.ok) return settled(attempt, answer.value)
  const { failure } = answer
  if (failure.kind !== 'refused' || undecided.has(failure.status)) return lookUp(attempt)
  return failure.status === 410
    ? [{ status: 'expired', visit: attempt.visit }]
    : [atPayment(attempt, { on: 'page', message: failure.message ?? 'Payment failed. Please try again.' })]
}

export const payment: CheckoutRules['payment'] = {
  methodChosen: (state, { method }) => [atPayment({ ...state, method }, null)],
  cardChanged: (state) => (state.problem?.on === 'card' ? [atPayment(state, null)] : [state]),
  paySubmitted: (state, { key }) => {
    const { method } = state
    return method.kind === 'savedCard' ? charge(state, requestOf(state, method.id, key)) : prepare(state, method, key)
  },
  walletConfirmed: (state, { key }) => prepare(state, { kind: 'wallet' }, key),
  loadMemberAnswered: (state, { answer }) => (answer.ok ? [{ ...state, visit: { ...state.visit, member: answer.value } }] : [state]),
  back: ({ visit, method }) => [{ status: 'checkout', visit: { ...visit, method } }],
  reloaded: ({ visit, buyer, method }) => readAnew(visit, { buyer, method }),
}

export const preparing: CheckoutRules['preparing'] = {
  makePaymentMethodAnswered: (state, { answer }) =>
    answer.ok ? charge(state, requestOf(state, answer.value.id, state.key)) : [atPayment(state, onMethod(state, failureLead(answer.failure)))],
  // Nothing was sent yet, and the card is gone with the page, as is the wallet's sheet.
  reloaded: ({ visit, buyer }) => readAnew(visit, { buyer, method: chosenCard(visit) }),
}

/** The price may be another one now, and be paid. */
export const expired: CheckoutRules['expired'] = { reloaded: ({ visit }) => readAnew(visit) }

export const paying: CheckoutRules['paying'] = {
  purchaseAnswered: (state, { answer }) => answered(state, answer),
  completePurchaseAnswered: (state, { answer }) => answered(state, answer),
  // The request may have arrived before the page went away.
  reloaded: lookUp,
}

export const authenticating: CheckoutRules['authenticating'] = {
  authenticateAnswered: (state, { answer }) => {
    const { visit, buyer, method, request } = state
    if (!answer.ok) return [atPayment(state, onMethod(state, failureLead(answer.failure)))]
    return [
      { status: 'paying', visit, buyer, method, request, phase: 'completing' },
      { type: 'completePurchase', request },
    ]
  },
  reloaded: lookUp,
}

export const paymentInDoubt: CheckoutRules['paymentInDoubt'] = {
  lookUpPurchaseAnswered: (state, { answer }) => {
    // A look-up that failed, or was itself refused, says nothing of the payment.
    if (!answer.ok) return [{ ...state, lookUp: 'unreachable' }]
    const { value } = answer
    if (value.outcome !== 'unknown') return settled(state, value)
    return [state.lookUp === 'asking' ? { ...state, lookUp: 'notCharged' } : state]
  },
  // Told that nothing was charged, the buyer may still be overtaken by a purchase on its way: first its key is closed.
  paymentGivenUp: (state) => (state.lookUp === 'notCharged' ? [{ ...state, lookUp: 'closing' }, { type: 'closePurchase', request: state.request }] : [state]),
  closePurchaseAnswered: (state, { answer }) => (answer.ok ? settled(state, answer.value) : [{ ...state, lookUp: 'unreachable' }]),
  retry: (state) => {
    switch (state.lookUp) {
      case 'asking':
      case 'closing':
        return [state]
      case 'unreachable':
        return lookUp(state)
      case 'notCharged':
        // The same attempt again, under the same key: should it arrive twice after all, it charges once.
        return charge(state, state.request)
    }
  },
  reloaded: (state) => (state.lookUp === 'notCharged' ? [state] : lookUp(state)),
}
