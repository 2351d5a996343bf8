import { type Saved, savedFields } from '../shared/flow/saved.ts'
import { type Account, noAccount } from './account.ts'
import type { CheckoutState, Opening, PaymentRequest } from './checkout.ts'
import type { PurchaseAnswer } from './order.ts'
import { resumeAfter } from './resume.ts'
import type { UnresolvedPayments } from './unresolved.ts'

/** Never saved with the state. They are stored separately, so that they can be deleted separately. */
export type Secrets = {
  /** The signed-in member's. */
  readonly token: string | null
  /** Lets a new buyer set a password, by the id of their purchase. */
  readonly resetTokenOf: (purchaseId: string | null) => string | null
}

const fields = savedFields<CheckoutState>(3, {
  loading: { link: 'data', token: 'any', timeZone: 'text', buyer: 'data', paying: 'any', mustRenew: 'flag' },
  unknownOption: { during: 'any' },
  notSubscription: { order: 'data', during: 'data' },
  failed: { cause: 'data', during: 'data' },
  checkout: { visit: 'data' },
  signIn: { visit: 'data', email: 'text', submission: 'data' },
  forgotPassword: { visit: 'data', email: 'text' },
  payment: { visit: 'data', buyer: 'data', method: 'data', problem: 'any' },
  preparing: { visit: 'data', buyer: 'data', method: 'data', key: 'text' },
  paying: { visit: 'data', buyer: 'data', method: 'data', request: 'data', phase: 'text' },
  authenticating: { visit: 'data', buyer: 'data', method: 'data', request: 'data', clientSecret: 'text' },
  paymentUnknown: { visit: 'data', buyer: 'data', method: 'data', request: 'data', lookUp: 'text', because: 'maybe' },
  unresolvedPayment: { attempts: 'data', opening: 'data', lookUp: 'text', purchase: 'maybe' },
  repricing: { visit: 'data', buyer: 'data', method: 'data', because: 'text' },
  expired: { visit: 'data' },
  giftPage2: { visit: 'data', purchase: 'data', gift: 'data', submission: 'data', outcomeUnknown: 'flag' },
  confirmation: { visit: 'data', purchase: 'data', sent: 'any', password: 'data' },
})

/** Replaces a secret in the saved state. */
const left: Secrets = { token: '', resetTokenOf: () => '' }

/** The same state with other secrets. A member's cards are read again, so the account becomes `awaited`. */
function withSecrets(state: CheckoutState, { token, resetTokenOf }: Secrets): CheckoutState {
  const tokenFor = (was: string | null) => (was === null ? null : token)
  const purchaseWith = <P extends PurchaseAnswer>(was: P): P => ({
    ...was,
    resetToken: was.resetToken === null ? null : resetTokenOf(was.id),
  })
  const accountFor = ({ kind }: Account): Account => (kind === 'none' || token === null ? noAccount : { kind: 'awaited', token })
  const opening = (was: Opening): Opening => ({ ...was, token: tokenFor(was.token) })
  const request = (was: PaymentRequest): PaymentRequest => ({ ...was, token: tokenFor(was.token) })
  if (!('visit' in state)) {
    switch (state.status) {
      case 'loading':
        return { ...state, ...opening(state) }
      case 'unresolvedPayment':
        return { ...state, opening: opening(state.opening), ...('purchase' in state && { purchase: purchaseWith(state.purchase) }) }
      case 'failed':
      case 'notSubscription':
        return { ...state, during: opening(state.during) }
      case 'unknownOption':
        return { ...state, during: state.during && opening(state.during) }
    }
  }
  const visit = { ...state.visit, account: accountFor(state.visit.account) }
  switch (state.status) {
    case 'paying':
    case 'paymentUnknown':
      return { ...state, visit, request: request(state.request) }
    case 'authenticating':
      // After a reload the payment is looked up, and the look-up brings a new secret.
      return { ...state, visit, request: request(state.request), clientSecret: '' }
    case 'giftPage2':
      return { ...state, visit, purchase: purchaseWith(state.purchase) }
    case 'confirmation': {
      const { password } = state
      const purchase = purchaseWith(state.purchase)
      if (password.kind !== 'asked') return { ...state, visit, purchase }
      const { resetToken } = purchase
      return { ...state, visit, purchase, password: resetToken === null ? { kind: 'notNeeded' } : { ...password, resetToken } }
    }
    case 'checkout':
    case 'signIn':
    case 'forgotPassword':
    case 'payment':
    case 'preparing':
    case 'repricing':
    case 'expired':
      return { ...state, visit }
  }
}

/** Saves a checkout, and reads it back with the current secrets (NET-11) after any unresolved attempts (NET-08). */
export const savedCheckout = (secretsNow: () => Secrets, unresolvedNow: () => UnresolvedPayments = () => []): Saved<CheckoutState> => ({
  version: fields.version,
  toSave: (state) => fields.toSave(withSecrets(state, left)),
  read: (saved) => {
    const state = fields.read(saved)
    return state && resumeAfter(unresolvedNow(), withSecrets(state, secretsNow()))
  },
})
