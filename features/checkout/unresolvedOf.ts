import type { CheckoutState } from './checkout.ts'
import { type UnresolvedPayment, buyerMark } from './unresolved.ts'

/** The state's attempt without a known outcome. */
export function unresolvedOf(state: CheckoutState): UnresolvedPayment | null {
  switch (state.status) {
    case 'paying':
    case 'authenticating':
    case 'paymentUnknown': {
      const { key, option, buyer } = state.request
      return { key, option, buyer: buyerMark(buyer.email), amount: state.visit.order.pay }
    }
    case 'unresolvedPayment':
      return state.attempts[0]
    default:
      return null
  }
}
