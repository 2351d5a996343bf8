import type { LookedUp } from '../../payment/charge.ts'
import type { Failure } from '../../shared/answer.ts'
import { unread } from '../account.ts'
import type { CheckoutRules, CheckoutStep, Opening, StateOf } from '../checkout.ts'
import type { PurchaseAnswer } from '../order.ts'
import type { Found, UnresolvedPayments } from '../unresolved.ts'
import { bought } from './bought.ts'
import { begin, load } from './opening.ts'

type State = StateOf<'unresolvedPayment'>

const found = ({ attempts, opening }: Pick<State, 'attempts' | 'opening'>, what: Found): State => ({
  status: 'unresolvedPayment',
  attempts,
  opening,
  ...what,
})

/** Looks up the first attempt before anything else is paid. */
export const lookUpFirst = (attempts: UnresolvedPayments, opening: Opening): CheckoutStep => [
  found({ attempts, opening }, { lookUp: 'asking' }),
  { type: 'lookUpPayment', request: { key: attempts[0].key } },
]

const lookUp = ({ attempts, opening }: State): CheckoutStep => lookUpFirst(attempts, opening)

/** Reads a page after this device's unresolved attempts (NET-08). */
export function lookUpBefore(step: CheckoutStep, [first, ...rest]: UnresolvedPayments | readonly []): CheckoutStep {
  const [opened] = step
  return first && opened.status === 'loading' ? lookUpFirst([first, ...rest], openingOf(opened)) : step
}

/** Opens the page after unresolved attempts. */
export const beginAfter = (attempts: UnresolvedPayments | readonly [], given: Parameters<typeof begin>[0]): CheckoutStep =>
  lookUpBefore(begin(given), attempts)

const openingOf = ({ link, token, timeZone, buyer, paying, mustRenew }: Opening): Opening => ({
  link,
  token,
  timeZone,
  buyer,
  paying,
  mustRenew,
})

/** The first attempt is settled or left: the next one follows, or the checkout. */
function goOn({ attempts: [, next, ...rest], opening }: State): CheckoutStep {
  return next ? lookUpFirst([next, ...rest], opening) : load(opening)
}

/** The attempt was charged: the order is read to confirm it. */
const charged = (state: State, purchase: PurchaseAnswer): CheckoutStep => [
  found(state, { lookUp: 'charged', purchase }),
  { type: 'loadOrder', link: { option: state.attempts[0].option, promoCode: null } },
]

function settled(state: State, answer: LookedUp<PurchaseAnswer>): CheckoutStep {
  switch (answer.outcome) {
    case 'paid':
      return charged(state, answer.receipt)
    case 'declined':
    case 'closed':
      return goOn(state)
    // It may still arrive, or be confirmed with the bank.
    case 'unknown':
    case 'requiresAction':
      return [found(state, { lookUp: 'notCharged' })]
  }
}

const unanswered = (state: State, { kind }: Failure): CheckoutStep => [
  found(state, { lookUp: kind === 'offline' || kind === 'timeout' ? 'unreachable' : 'noFinalAnswer' }),
]

export const unresolvedPayment: CheckoutRules['unresolvedPayment'] = {
  lookUpPaymentAnswered: (state, { answer }) => {
    if (state.lookUp !== 'asking') return [state]
    return answer.ok ? settled(state, answer.value) : unanswered(state, answer.failure)
  },
  closePaymentAnswered: (state, { answer }) => {
    if (state.lookUp !== 'closing') return [state]
    return answer.ok ? settled(state, answer.value) : unanswered(state, answer.failure)
  },
  loadOrderAnswered: (state, { answer }) => {
    if (state.lookUp !== 'charged') return [state]
    const { purchase, opening, attempts } = state
    if (!answer.ok) return [found(state, { lookUp: 'chargedUnread', purchase })]
    const { token, timeZone, buyer } = opening
    // The buyer did not agree to the price of now, which is read without their code and may have changed.
    const order = { ...answer.value, pay: attempts[0].amount }
    return bought({ order, buyer, account: unread(token), askedCode: null, method: null, timeZone }, purchase)
  },
  // The attempt is closed before anything else is paid.
  paymentGivenUp: (state) =>
    state.lookUp === 'notCharged'
      ? [found(state, { lookUp: 'closing' }), { type: 'closePayment', request: { key: state.attempts[0].key } }]
      : [state],
  /** The outcome cannot be known, or the buyer has seen that it was charged. */
  unresolvedLeft: (state) => (state.lookUp === 'noFinalAnswer' || state.lookUp === 'chargedUnread' ? goOn(state) : [state]),
  retry: (state) =>
    state.lookUp === 'unreachable' || state.lookUp === 'noFinalAnswer' || state.lookUp === 'notCharged' ? lookUp(state) : [state],
  reloaded: (state) => (state.lookUp === 'chargedUnread' ? [state] : lookUp(state)),
}
