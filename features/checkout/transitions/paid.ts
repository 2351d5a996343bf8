import { unread } from '../account.ts'
import type { CheckoutEvent, CheckoutRules, CheckoutState, CheckoutStep, Opening, StateOf } from '../checkout.ts'
import { isPurchaseOf } from '../purchaseToPay.ts'
import { bought } from './bought.ts'
import { load, openingOf } from './opening.ts'

/** What is read once an earlier payment is confirmed; null for an address without an option. */
function openingAfter(state: Exclude<CheckoutState, StateOf<'giftPage2'>>): Opening | null {
  switch (state.status) {
    case 'loading': {
      const { status: _, ...opening } = state
      return opening
    }
    case 'unknownOption':
    case 'notSubscription':
    case 'failed':
      return state.during
    case 'readingPurchase':
      return state.opening
    case 'payment':
    case 'repricing':
      return openingOf(state.visit, state.buyer)
    case 'checkout':
    case 'signIn':
    case 'forgotPassword':
    case 'expired':
    case 'confirmation':
      return openingOf(state.visit)
  }
}

const readPurchase = (reading: Omit<StateOf<'readingPurchase'>, 'status' | 'isUnread'>): CheckoutStep => [
  { status: 'readingPurchase', ...reading, isUnread: false },
  { type: 'loadOrder', link: { option: reading.attempt.option, promoCode: null } },
]

/** An attempt of this visit, of an earlier one or of another tab has paid: it is confirmed before anything else is paid. */
export function paid(state: CheckoutState, { attempt, receipt }: Extract<CheckoutEvent, { readonly type: 'paid' }>): CheckoutStep {
  // A gift that is paid must be sent.
  if (state.status === 'giftPage2') return [state]
  if ((state.status === 'payment' || state.status === 'confirmation') && isPurchaseOf(attempt, state.visit))
    return state.status === 'payment' ? bought(state.visit, receipt) : [state]
  const opening = openingAfter(state)
  return opening === null ? [state] : readPurchase({ attempt, receipt, opening })
}

export const readingPurchase: CheckoutRules['readingPurchase'] = {
  loadOrderAnswered: (state, { answer }) => {
    if (state.isUnread) return [state]
    if (!answer.ok) return [{ ...state, isUnread: true }]
    const { opening, attempt, receipt } = state
    const { token, timeZone, buyer } = opening
    // The buyer did not agree to the price of now, which is read without their code and may have changed.
    const order = { ...answer.value, pay: attempt.amount }
    return bought({ order, buyer, account: unread(token), askedCode: null, timeZone }, receipt)
  },
  // The buyer has seen that it was charged.
  unresolvedLeft: (state) => (state.isUnread ? load(state.opening) : [state]),
  reloaded: (state) => (state.isUnread ? [state] : readPurchase(state)),
}
