import * as z from 'zod/mini'
import { type Saved, transitionBy } from '../shared/flow/flow.ts'
import { unread } from './account.ts'
import { boughtRules } from './stages/bought.ts'
import { type CheckoutState, type CheckoutStep, savedState } from './checkout.ts'
import { detailsRules } from './stages/details.ts'
import type { CheckoutCommand, CheckoutEvent } from './events.ts'
import { openingRules } from './stages/opening.ts'
import { paid, paidRules } from './stages/paid.ts'
import { payingRules } from './stages/paying.ts'
import { signedOutAnywhere } from './stages/signedOut.ts'

const follow = transitionBy<CheckoutState, CheckoutEvent, CheckoutCommand>({
  ...openingRules,
  ...detailsRules,
  ...payingRules,
  ...paidRules,
  ...boughtRules,
})

export function transition(state: CheckoutState, event: CheckoutEvent): CheckoutStep {
  if (event.type === 'signedOutAnywhere') return signedOutAnywhere(state)
  return event.type === 'paid' ? paid(state, event) : follow(state, event)
}

/** The same state of a member, or of a guest where nobody is signed in. A member's cards are read again, so the account becomes `awaited`. */
function asSignedIn(state: CheckoutState, isSignedIn: boolean): CheckoutState {
  if (!('opening' in state)) {
    const { visit } = state
    return { ...state, visit: { ...visit, account: unread(visit.account.kind !== 'none' && isSignedIn) } }
  }
  const { opening } = state
  return opening === null ? state : { ...state, opening: { ...opening, isMember: opening.isMember && isSignedIn } }
}

/** The state after a reload. A payment is saved as it is, and confirmed with the sums that the buyer saw. */
const reloaded = (state: CheckoutState): CheckoutState => (state.status === 'payment' ? state : transition(state, { type: 'reloaded' })[0])

/** Saves a checkout, and reads it back. Anything but a whole state begins anew. */
export const savedCheckout = (isSignedIn: () => boolean): Saved<CheckoutState> => ({
  version: 11,
  toSave: (state) => asSignedIn(reloaded(state), true),
  read: (saved) => {
    const { data } = z.safeParse(savedState, saved)
    return data === undefined ? null : asSignedIn(data, isSignedIn())
  },
})
