import { unread } from '../account.ts'
import type { CheckoutEvent, CheckoutRules, CheckoutState, CheckoutStep, Opening, StateOf } from '../checkout.ts'
import type { PurchaseAnswer } from '../order.ts'
import { type PurchaseReference, isBoughtBy, isPurchaseOf } from '../purchaseToPay.ts'
import { bought } from './bought.ts'
import { load, openingOf } from './opening.ts'
import { withoutPayer } from './signedOut.ts'

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

/** What a buyer may read of a purchase: of another one's, nothing that tells who they are or that opens their account. */
const receiptFor = (buyer: { readonly email: string }, attempt: PurchaseReference, receipt: PurchaseAnswer): PurchaseAnswer =>
  isBoughtBy(attempt, buyer) ? { ...receipt, email: receipt.email ?? buyer.email } : { ...withoutPayer(receipt), resetToken: null }

/** Whether the page shows this receipt. A gift that is paid must be sent first. */
export const shows = (state: CheckoutState, { id }: PurchaseAnswer): boolean => !('purchase' in state) || state.purchase.id === id

/** An attempt of this visit, of an earlier one or of another tab has paid: it is confirmed before anything else is paid. */
export function paid(state: CheckoutState, { attempt, receipt }: Extract<CheckoutEvent, { readonly type: 'paid' }>): CheckoutStep {
  if (state.status === 'giftPage2' || (state.status === 'confirmation' && shows(state, receipt))) return [state]
  if (state.status === 'payment' && isPurchaseOf(attempt, state.visit)) {
    const { visit } = state
    // The total may have changed since the attempt.
    return bought({ ...visit, order: { ...visit.order, pay: attempt.amount } }, receiptFor(visit.buyer, attempt, receipt))
  }
  const opening = openingAfter(state)
  return opening === null ? [state] : readPurchase({ attempt, receipt: receiptFor(opening.buyer, attempt, receipt), opening })
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
  retry: (state) => (state.isUnread ? readPurchase(state) : [state]),
  reloaded: readPurchase,
}
