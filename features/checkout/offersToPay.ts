import type { CheckoutState } from './checkout.ts'
import { isAtHand } from './chosenCard.ts'
import { isFree } from './total.ts'

/** Whether one press pays at this state. Where it came about just now, a press may have been meant for what was there before. */
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
