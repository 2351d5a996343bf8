import { failureLead } from '../../shared/failureLead.ts'
import { isLastWord } from '../../shared/isLastWord.ts'
import type { Answer, Failure } from '../../shared/answer.ts'
import { type Account, memberOf } from '../account.ts'
import type { Attempt, CheckoutRules, CheckoutState, CheckoutStep, ComeToNothing, Doubt, MethodToMake, Paying, PaymentRequest, Problem, StateOf } from '../checkout.ts'
import { chosenCard, isAtHand } from '../chosenCard.ts'
import { declineMessage } from '../declines.ts'
import type { Charge } from '../chargeWire.ts'
import { bought } from './bought.ts'
import { accountAfter, arriveAt, readAnew } from './opening.ts'

/** What was said of the card stands on its field; a wallet's has none here. */
const onMethod = ({ method }: Paying, message: string): Problem => ({ on: method.kind === 'wallet' ? 'page' : 'card', message })

/** Back at the card, with why; whom the wallet failed finds the card as it was left. */
function backAtPayment({ visit, buyer, method }: Paying, problem: Problem | null): CheckoutStep {
  const card = method.kind === 'wallet' ? chosenCard(visit) : method
  return arriveAt({ status: 'payment', visit: { ...visit, method: card }, buyer, method: card, problem })
}

/** The provider is asked first. Nothing is sent for money yet. */
const prepare = ({ visit, buyer, method: card }: StateOf<'payment'>, method: MethodToMake, key: string): CheckoutStep => [
  { status: 'preparing', visit: { ...visit, method: card }, buyer, method, key },
  { type: 'makePaymentMethod', method, buyer },
]

/** Money may move from here on. */
const charge = ({ visit, buyer, method }: Paying, request: PaymentRequest, phase: 'charging' | 'chargingAgain'): CheckoutStep => [
  { status: 'paying', visit, buyer, method, request, phase },
  { type: 'purchase', request },
]

function requestOf({ visit, buyer }: Paying, paymentMethodId: string, key: string): PaymentRequest {
  const { option, promoCode } = visit.order
  return { key, option, promoCode, buyer, token: memberOf(visit.account)?.token ?? null, paymentMethodId }
}

const inDoubt = ({ visit, buyer, method, request }: Attempt, doubt: Doubt): CheckoutState => ({ status: 'paymentInDoubt', visit, buyer, method, request, ...doubt })

const lookUp = (attempt: Attempt): CheckoutStep => [inDoubt(attempt, { lookUp: 'asking' }), { type: 'lookUpPurchase', request: attempt.request }]

/** Another request of the attempt may be on its way still: before anything else is paid, its key is closed. */
const close = (attempt: Attempt, then: ComeToNothing): CheckoutStep => [
  inDoubt(attempt, { lookUp: 'closing', then }),
  { type: 'closePurchase', request: attempt.request },
]

const cameToNothing = (attempt: Attempt, then: ComeToNothing): CheckoutStep =>
  then.status === 'expired' ? [{ status: 'expired', visit: attempt.visit }] : backAtPayment(attempt, then.problem)

const back = (problem: Problem | null): ComeToNothing => ({ status: 'payment', problem })

/** For a buyer who did not see it being closed, or has gone on in another tab. */
const givenUp = back({ on: 'page', message: 'That payment was given up, and nothing was charged. Please pay again.' })

/** What the server says an attempt came to. Once it is closed, its key never charges: another attempt may be made. */
function settled(attempt: Attempt, charged: Charge | { readonly outcome: 'closed' }, onceClosed: ComeToNothing = givenUp): CheckoutStep {
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

function answered(state: StateOf<'paying'>, answer: Answer<Charge>): CheckoutStep {
  if (answer.ok) return settled(state, answer.value)
  const { failure } = answer
  if (!isLastWord(failure)) return lookUp(state)
  const then: ComeToNothing =
    failure.status === 410 ? { status: 'expired' } : back({ on: 'page', message: failure.message ?? 'Payment failed. Please try again.' })
  // A refusal is the last word only of an attempt that was sent once.
  return state.phase === 'charging' ? cameToNothing(state, then) : close(state, then)
}

/** A look-up or a closing that reached nobody, or brought no word that helps, says nothing of the payment. */
const unanswered = (attempt: Attempt, { kind }: Failure): CheckoutStep => [
  inDoubt(attempt, { lookUp: kind === 'offline' || kind === 'timeout' ? 'unreachable' : 'noWord' }),
]

/** Of a chosen card that is gone, by what is known of whose it was: none takes its place that nobody has chosen. */
const goneWords: Record<Account['kind'], string> = {
  member: 'The card that you chose is no longer kept. Please choose another one, or type it.',
  none: 'You are no longer signed in, so the card that you chose cannot pay. Please type a card, or sign in again.',
  awaited: 'We could not read your saved cards. Please type a card, or load this page again.',
}

export const payment: CheckoutRules['payment'] = {
  methodChosen: (state, { method }) => [{ ...state, visit: { ...state.visit, method }, method, problem: null }],
  cardChanged: (state) => (state.problem?.on === 'card' ? [{ ...state, problem: null }] : [state]),
  paySubmitted: (state, { key }) => {
    const { visit, method } = state
    // Nobody is charged on a card that they cannot see.
    if (!isAtHand(method, visit.account)) return [state]
    return method.kind === 'savedCard' ? charge(state, requestOf(state, method.id, key), 'charging') : prepare(state, method, key)
  },
  walletConfirmed: (state, { key }) => prepare(state, { kind: 'wallet' }, key),
  // A card that was chosen outlives neither its member's token nor its own place among their cards.
  loadMemberAnswered: (state, { answer }) => {
    const account = answer.ok ? ({ kind: 'member', member: answer.value } as const) : accountAfter(state.visit.account, answer.failure)
    const visit = { ...state.visit, account }
    if (isAtHand(state.method, account)) return [{ ...state, visit }]
    const method = { kind: 'newCard' } as const
    return [{ ...state, visit: { ...visit, method }, method, problem: { on: 'page', message: goneWords[account.kind] } }]
  },
  back: ({ visit, method }) => arriveAt({ status: 'checkout', visit: { ...visit, method } }),
  reloaded: ({ visit, buyer, method }) => readAnew(visit, { buyer, method }),
}

export const preparing: CheckoutRules['preparing'] = {
  makePaymentMethodAnswered: (state, { answer }) =>
    answer.ok ? charge(state, requestOf(state, answer.value.id, state.key), 'charging') : backAtPayment(state, onMethod(state, failureLead(answer.failure))),
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
    return [state.lookUp === 'asking' ? inDoubt(state, { lookUp: 'notCharged' }) : state]
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
