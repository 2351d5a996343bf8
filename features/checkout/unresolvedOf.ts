import type { CheckoutState } from './checkout.ts'
import { type UnresolvedPayment, buyerMark } from './unresolved.ts'

/** The state's attempt without a known outcome. */
export function unresolvedOf(state: CheckoutState): UnresolvedPayment | null {
  if ('request' in state) {
    const { key, option, buyer } = state.request
    return { key, option, buyer: buyerMark(buyer.email), amount: state.visit.order.pay }
  }
  return state.status === 'unresolvedPayment' ? state.attempts[0] : null
}
