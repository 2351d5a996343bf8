import * as z from 'zod/mini'
import type { Saved } from '../shared/flow/saved.ts'
import { type Account, noAccount } from './account.ts'
import type { CheckoutState } from './checkout.ts'
import type { PurchaseAnswer } from './order.ts'
import { transition } from './transition.ts'
import { boughtSaved } from './transitions/bought.ts'
import { detailsSaved } from './transitions/details.ts'
import { openingSaved } from './transitions/opening.ts'
import { paidSaved } from './transitions/paid.ts'
import { payingSaved } from './transitions/paying.ts'
import type { Opening } from './visit.ts'

/** The states to which a reload leads, and the payment, to the last field. A secret is saved as an empty text. */
const savedState: z.ZodMiniType<CheckoutState> = z.discriminatedUnion('status', [
  ...openingSaved,
  ...detailsSaved,
  ...payingSaved,
  ...paidSaved,
  ...boughtSaved,
])

/** Never saved with the state. They are stored separately, so that they can be deleted separately. */
export type Secrets = {
  /** The signed-in member's. */
  readonly token: string | null
  /** Lets a new buyer set a password, by the key of the attempt that has paid. */
  readonly resetTokenOf: (attemptKey: string) => string | null
}

/** Replaces a secret in the saved state. */
const left: Secrets = { token: '', resetTokenOf: () => '' }

/** The same state with other secrets. A member's cards are read again, so the account becomes `awaited`. */
function withSecrets(state: CheckoutState, { token, resetTokenOf }: Secrets): CheckoutState {
  const opening = (was: Opening): Opening => ({ ...was, token: was.token === null ? null : token })
  const accountFor = ({ kind }: Account): Account => (kind === 'none' || token === null ? noAccount : { kind: 'awaited', token })
  const purchaseWith = <P extends PurchaseAnswer>(was: P, paidBy: string): P => ({
    ...was,
    resetToken: was.resetToken === null ? null : resetTokenOf(paidBy),
  })
  if (state.status === 'readingPurchase')
    return { ...state, receipt: purchaseWith(state.receipt, state.attempt.key), opening: opening(state.opening) }
  if ('opening' in state) return state.opening === null ? state : { ...state, opening: opening(state.opening) }
  const visit = { ...state.visit, account: accountFor(state.visit.account) }
  if (state.status === 'giftPage2') return { ...state, visit, purchase: purchaseWith(state.purchase, state.paidBy) }
  if (state.status !== 'confirmation') return { ...state, visit }
  const { password } = state
  const purchase = purchaseWith(state.purchase, state.paidBy)
  const { resetToken } = purchase
  if (password.kind !== 'asked') return { ...state, visit, purchase }
  return { ...state, visit, purchase, password: resetToken === null ? { kind: 'notNeeded' } : { ...password, resetToken } }
}

/** What a reload leads to. A payment is saved as it is: what has paid is confirmed with what the buyer saw. */
const reloaded = (state: CheckoutState): CheckoutState => (state.status === 'payment' ? state : transition(state, { type: 'reloaded' })[0])

/** Saves a checkout, and reads it back with the current secrets. Anything but a whole state begins anew. */
export const savedCheckout = (secretsNow: () => Secrets): Saved<CheckoutState> => ({
  version: 6,
  toSave: (state) => withSecrets(reloaded(state), left),
  read: (saved) => {
    const { data } = z.safeParse(savedState, saved)
    return data === undefined ? null : withSecrets(data, secretsNow())
  },
})
