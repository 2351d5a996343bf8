import type { CheckoutState } from './checkout.ts'
import { isAtHand } from './chosenCard.ts'
import { isFree } from './total.ts'

/** Whether one press pays in this state. A press just after the state appeared may have been meant for the previous one. */
export function offersToPay(state: CheckoutState): boolean {
  switch (state.status) {
    case 'payment':
      return isFree(state.visit.order) || isAtHand(state.method, state.visit.account)
    case 'paymentUnknown':
      return state.lookUp === 'notCharged'
    default:
      return false
  }
}
