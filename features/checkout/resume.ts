import type { CheckoutState } from './checkout.ts'
import { transition } from './transition.ts'
import { lookUpBefore } from './transitions/unresolvedPayment.ts'
import type { UnresolvedPayments } from './unresolved.ts'

/**
 * The state in which a reloaded page continues. Before a payment, this device's attempts without a known outcome come
 * first: the saved state may be older than they are, or a copy from another tab (NET-08).
 */
export function resumeAfter(attempts: UnresolvedPayments, state: CheckoutState): CheckoutState {
  // After signing in, the member pays.
  const isSigningIn = state.status === 'signIn' || state.status === 'forgotPassword'
  const before: CheckoutState = isSigningIn ? { status: 'checkout', visit: state.visit } : state
  const [opened] = lookUpBefore(transition(before, { type: 'reloaded' }), attempts)
  return opened.status === 'unresolvedPayment' && before.status !== 'unresolvedPayment' ? opened : state
}
