import * as z from 'zod/mini'
import type { Saved } from '../shared/flow/flow.ts'
import { type Account, unread } from './account.ts'
import type { CheckoutState } from './checkout.ts'
import type { PurchaseAnswer } from './order.ts'
import { transition } from './transition.ts'
import { boughtSaved } from './states/bought.ts'
import { detailsSaved } from './states/details.ts'
import { openingSaved } from './states/opening.ts'
import { payingSaved } from './states/paying.ts'
import { readingSaved } from './states/reading.ts'
import type { Opening } from './visit.ts'

/** The states to which a reload leads, and the payment, to the last field. A secret is saved as an empty text. */
const savedState: z.ZodMiniType<CheckoutState> = z.discriminatedUnion('status', [
  ...openingSaved,
  ...detailsSaved,
  ...payingSaved,
  ...readingSaved,
  ...boughtSaved,
])

/** The secrets that a saved state lacks. They are stored separately, so that they can be deleted separately. */
export type Secrets = {
  readonly isSignedIn: boolean
  /** Lets a new buyer set a password, by the key of the attempt that has paid. */
  readonly resetTokenOf: (attemptKey: string) => string | null
}

/** Replaces a secret in the saved state. */
const left: Secrets = { isSignedIn: true, resetTokenOf: () => '' }

/** The same state with other secrets. A member's cards are read again, so the account becomes `awaited`. */
function withSecrets(state: CheckoutState, { isSignedIn, resetTokenOf }: Secrets): CheckoutState {
  const opening = (was: Opening): Opening => ({ ...was, isMember: was.isMember && isSignedIn })
  const accountFor = ({ kind }: Account): Account => unread(kind !== 'none' && isSignedIn)
  const purchaseWith = <P extends PurchaseAnswer>(was: P, paidBy: string): P => ({
    ...was,
    resetToken: was.resetToken === null ? null : resetTokenOf(paidBy),
  })
  if (state.status === 'readingPurchase')
    return { ...state, receipt: purchaseWith(state.receipt, state.attempt.key), opening: opening(state.opening) }
  if ('opening' in state) return state.opening === null ? state : { ...state, opening: opening(state.opening) }
  const visit = { ...state.visit, account: accountFor(state.visit.account) }
  if (state.status === 'giftPage2') return { ...state, visit, purchase: purchaseWith(state.purchase, state.paidBy) }
  return state.status === 'confirmation' ? { ...state, visit, purchase: purchaseWith(state.purchase, state.paidBy) } : { ...state, visit }
}

/** The state after a reload. A payment is saved as it is, and confirmed with the sums that the buyer saw. */
const reloaded = (state: CheckoutState): CheckoutState => (state.status === 'payment' ? state : transition(state, { type: 'reloaded' })[0])

/** Saves a checkout, and reads it back with the current secrets. Anything but a whole state begins anew. */
export const savedCheckout = (secretsNow: () => Secrets): Saved<CheckoutState> => ({
  version: 10,
  toSave: (state) => withSecrets(reloaded(state), left),
  read: (saved) => {
    const { data } = z.safeParse(savedState, saved)
    return data === undefined ? null : withSecrets(data, secretsNow())
  },
})
