import type { CheckoutState } from './checkout.ts'
import { transition } from './transition.ts'
import { lookUpBefore } from './transitions/unresolvedPayment.ts'
import type { UnresolvedPayments } from './unresolved.ts'

/**
 * Where a page that is loaded again goes on. If it stands before a payment, attempts of this device whose outcome is not
 * known come first, as where a page opens: what was saved may be older than they are, or another tab's copy (NET-08).
 */
export function resumeAfter(attempts: UnresolvedPayments | readonly [], state: CheckoutState): CheckoutState {
  // What the member signs in for is paid next.
  const before: CheckoutState = state.status === 'signIn' ? { status: 'checkout', visit: state.visit } : state
  const [opened] = lookUpBefore(transition(before, { type: 'reloaded' }), attempts)
  return opened.status === 'unresolvedPayment' && before.status !== 'unresolvedPayment' ? opened : state
}
