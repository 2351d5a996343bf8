import * as z from 'zod/mini'
import type { Saved } from '../shared/flow/flow.ts'
import { unread } from './account.ts'
import type { CheckoutState } from './checkout.ts'
import { transition } from './transition.ts'
import { boughtSaved } from './states/bought.ts'
import { detailsSaved } from './states/details.ts'
import { openingSaved } from './states/opening.ts'
import { payingSaved } from './states/paying.ts'
import { readingSaved } from './states/reading.ts'

/** The states to which a reload leads, and the payment, to the last field. */
const savedState: z.ZodMiniType<CheckoutState> = z.discriminatedUnion('status', [
  ...openingSaved,
  ...detailsSaved,
  ...payingSaved,
  ...readingSaved,
  ...boughtSaved,
])

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
