import * as z from 'zod/mini'
import { type Saved, transitionBy } from '../shared/flow/flow.ts'
import { isSignedIn, noAccount, unread } from './account.ts'
import { type CheckoutState, type CheckoutStep, loadOrder, openingFromVisit, savedState } from './checkout.ts'
import { detailsRules } from './stages/details.ts'
import type { CheckoutCommand, CheckoutEvent } from './events.ts'
import { openingRules } from './stages/opening.ts'
import { paid, paidRules } from './stages/paid.ts'
import { payingRules } from './stages/paying.ts'
import { signedOutAnywhere } from './stages/signedOut.ts'
import { emptyBuyer } from './visit.ts'

const follow = transitionBy<CheckoutState, CheckoutEvent, CheckoutCommand>({
  ...openingRules,
  ...detailsRules,
  ...payingRules,
  ...paidRules,
  bought: { boughtChanged: (state, { paidBy, since }) => (paidBy === state.paidBy ? [{ ...state, ...since }, { type: 'save' }] : [state]) },
})

export function transition(state: CheckoutState, event: CheckoutEvent): CheckoutStep {
  if (event.type === 'signedOutAnywhere') return signedOutAnywhere(state, event.wasSignedIn)
  return event.type === 'paid' ? paid(state, event) : follow(state, event)
}

/** A member's data and cards are read again, so the account becomes `awaited`. */
const unreadIn = (state: CheckoutState): CheckoutState =>
  'visit' in state ? { ...state, visit: { ...state.visit, account: unread(isSignedIn(state.visit.account)) } } : state

/** The saved state for who is here now: somebody else's visit begins again without them. What is bought stays its buyer's. */
function forWhoIsHere(state: CheckoutState, isHere: boolean): CheckoutState {
  const wasHere = 'visit' in state ? isSignedIn(state.visit.account) : (state.opening?.isMember ?? isHere)
  if (wasHere === isHere) return state
  if (state.status === 'bought') return isHere ? state : { ...state, visit: { ...state.visit, account: noAccount } }
  if (!isHere) return signedOutAnywhere(state, true)[0]
  const opening = 'visit' in state ? openingFromVisit(state.visit) : state.opening
  return opening === null || state.status === 'readingPurchase' ? state : loadOrder({ ...opening, isMember: true, buyer: emptyBuyer })[0]
}

/** The state after a reload. A payment is saved as it is, and confirmed with the sums that the buyer saw. */
const reloaded = (state: CheckoutState): CheckoutState => (state.status === 'payment' ? state : transition(state, { type: 'reloaded' })[0])

/** Saves a checkout, and reads it back. Anything but a whole state begins anew. */
export const savedCheckout = (isHere: () => boolean): Saved<CheckoutState> => ({
  version: 12,
  toSave: (state) => unreadIn(reloaded(state)),
  read: (saved) => {
    const { data } = z.safeParse(savedState, saved)
    return data === undefined ? null : forWhoIsHere(data, isHere())
  },
})
