import { type EarlierEvent, type EarlierState, afterFirst, earlierTransition, lookUpEarlier } from '../../payment/earlierAttempts.ts'
import type { Step } from '../../shared/flow/flow.ts'
import { unread } from '../account.ts'
import type { CheckoutCommand, CheckoutRules, CheckoutStep, Opening, StateOf } from '../checkout.ts'
import type { PurchaseAnswer } from '../order.ts'
import type { UnresolvedPayment, UnresolvedPayments } from '../unresolved.ts'
import { bought } from './bought.ts'
import { begin, load } from './opening.ts'

type State = StateOf<'unresolvedPayment'>
type Earlier = EarlierState<UnresolvedPayment, PurchaseAnswer>

/** The checkout's step after one of the earlier attempts. */
function embed(opening: Opening, [earlier, ...commands]: Step<Earlier, CheckoutCommand>): CheckoutStep {
  switch (earlier.status) {
    case 'unresolvedPayment':
      return [{ ...earlier, opening }, ...commands]
    case 'allResolved':
      return load(opening)
    // The order is read to confirm the payment.
    case 'earlierPaid': {
      const { attempts, receipt } = earlier
      return [
        { status: 'unresolvedPayment', attempts, opening, lookUp: 'charged', purchase: receipt },
        { type: 'loadOrder', link: { option: attempts[0].option, promoCode: null } },
      ]
    }
  }
}

/** Looks up the first attempt before anything else is paid. */
export const lookUpFirst = (attempts: State['attempts'], opening: Opening): CheckoutStep => embed(opening, lookUpEarlier(attempts))

/** Reads a page after this device's unresolved attempts (NET-08). */
export function lookUpBefore(step: CheckoutStep, [first, ...rest]: UnresolvedPayments): CheckoutStep {
  const [opened] = step
  return first && opened.status === 'loading' ? lookUpFirst([first, ...rest], openingOf(opened)) : step
}

/** Opens the page after unresolved attempts. */
export const beginAfter = (attempts: UnresolvedPayments, given: Parameters<typeof begin>[0]): CheckoutStep =>
  lookUpBefore(begin(given), attempts)

const openingOf = ({ link, token, timeZone, buyer, paying, mustRenew }: Opening): Opening => ({
  link,
  token,
  timeZone,
  buyer,
  paying,
  mustRenew,
})

const earlierAfter = earlierTransition<UnresolvedPayment, PurchaseAnswer>()

const isCharged = (state: State): state is Extract<State, { readonly purchase: unknown }> => 'purchase' in state

function follow(state: State, event: EarlierEvent<PurchaseAnswer>): CheckoutStep {
  if (isCharged(state)) return [state]
  const step = earlierAfter(state, event)
  return step[0] === state ? [state] : embed(state.opening, step)
}

export const unresolvedPayment: CheckoutRules['unresolvedPayment'] = {
  lookUpPaymentAnswered: follow,
  closePaymentAnswered: follow,
  paymentGivenUp: follow,
  retry: follow,
  loadOrderAnswered: (state, { answer }) => {
    if (state.lookUp !== 'charged') return [state]
    const { opening, attempts, purchase } = state
    if (!answer.ok) return [{ ...state, lookUp: 'chargedUnread' }]
    const { token, timeZone, buyer } = opening
    // The buyer did not agree to the price of now, which is read without their code and may have changed.
    const order = { ...answer.value, pay: attempts[0].amount }
    return bought({ order, buyer, account: unread(token), askedCode: null, method: null, timeZone }, purchase)
  },
  /** The buyer has also seen that it was charged. */
  unresolvedLeft: (state, event) =>
    state.lookUp === 'chargedUnread' ? embed(state.opening, afterFirst(state.attempts)) : follow(state, event),
  reloaded: (state, event) => {
    if (state.lookUp === 'chargedUnread') return [state]
    return state.lookUp === 'charged' ? lookUpFirst(state.attempts, state.opening) : follow(state, event)
  },
}
