import type { Failure } from '../../shared/answer.ts'
import { unread } from '../account.ts'
import type { CheckoutRules, CheckoutStep, Opening, StateOf } from '../checkout.ts'
import type { PurchaseAnswer } from '../order.ts'
import type { Charge } from '../chargeWire.ts'
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

/** Asks what became of the first of them, before anything else is paid. */
export const lookUpFirst = (attempts: UnresolvedPayments, opening: Opening): CheckoutStep => [
  found({ attempts, opening }, { lookUp: 'asking' }),
  { type: 'lookUpPurchase', request: { key: attempts[0].key } },
]

const lookUp = ({ attempts, opening }: State): CheckoutStep => lookUpFirst(attempts, opening)

/** A page that is about to be read; attempts of this device whose outcome is not known come first (NET-08). */
export function lookUpBefore(step: CheckoutStep, [first, ...rest]: UnresolvedPayments | readonly []): CheckoutStep {
  const [opened] = step
  return first && opened.status === 'loading' ? lookUpFirst([first, ...rest], openingOf(opened)) : step
}

/** The page opens with what its link asks for, after such attempts. */
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

/** The first of them is settled, or left: the next one, or the checkout itself. */
function goOn({ attempts: [, next, ...rest], opening }: State): CheckoutStep {
  return next ? lookUpFirst([next, ...rest], opening) : load(opening)
}

/** It was charged: what was bought is read, so that the buyer sees it confirmed. */
const charged = (state: State, purchase: PurchaseAnswer): CheckoutStep => [
  found(state, { lookUp: 'charged', purchase }),
  { type: 'loadOrder', link: { option: state.attempts[0].option, promoCode: null } },
]

function settled(state: State, answer: Charge | { readonly outcome: 'closed' | 'unknown' }): CheckoutStep {
  switch (answer.outcome) {
    case 'purchased':
      return charged(state, answer.purchase)
    case 'declined':
    case 'closed':
      return goOn(state)
    // It may yet arrive, or be confirmed with the bank.
    case 'unknown':
    case 'requiresAction':
      return [found(state, { lookUp: 'notCharged' })]
  }
}

const unanswered = (state: State, { kind }: Failure): CheckoutStep => [
  found(state, { lookUp: kind === 'offline' || kind === 'timeout' ? 'unreachable' : 'noWord' }),
]

export const unresolvedPayment: CheckoutRules['unresolvedPayment'] = {
  lookUpPurchaseAnswered: (state, { answer }) => {
    if (state.lookUp !== 'asking') return [state]
    return answer.ok ? settled(state, answer.value) : unanswered(state, answer.failure)
  },
  closePurchaseAnswered: (state, { answer }) => {
    if (state.lookUp !== 'closing') return [state]
    return answer.ok ? settled(state, answer.value) : unanswered(state, answer.failure)
  },
  loadOrderAnswered: (state, { answer }) => {
    if (state.lookUp !== 'charged') return [state]
    const { purchase, opening, attempts } = state
    if (!answer.ok) return [found(state, { lookUp: 'chargedUnread', purchase })]
    const { token, timeZone, buyer } = opening
    // The price of now is not what the buyer agreed to: it is read without their code, and may have changed.
    const order = { ...answer.value, pay: attempts[0].amount }
    return bought({ order, buyer, account: unread(token), askedCode: null, method: null, timeZone }, purchase)
  },
  // It is given up for good before anything else is paid.
  paymentGivenUp: (state) =>
    state.lookUp === 'notCharged'
      ? [found(state, { lookUp: 'closing' }), { type: 'closePurchase', request: { key: state.attempts[0].key } }]
      : [state],
  /** Nobody could say what became of it, or the buyer has seen that it was charged. */
  unresolvedLeft: (state) => (state.lookUp === 'noWord' || state.lookUp === 'chargedUnread' ? goOn(state) : [state]),
  retry: (state) =>
    state.lookUp === 'unreachable' || state.lookUp === 'noWord' || state.lookUp === 'notCharged' ? lookUp(state) : [state],
  reloaded: (state) => (state.lookUp === 'chargedUnread' ? [state] : lookUp(state)),
}
