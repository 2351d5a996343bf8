import type { CheckoutState } from './checkout.ts'
import { isAtHand } from '../payment/chosenCard.ts'
import { cardsOf } from './account.ts'
import { isFree } from './total.ts'

/** Whether one press pays in this state. A press just after the state appeared may have been meant for the previous one. */
export function offersToPay(state: CheckoutState): boolean {
  if (state.status === 'payment') return isFree(state.visit.order) || isAtHand(state.method, cardsOf(state.visit.account))
  return state.status === 'paymentUnknown' && state.lookUp === 'notCharged'
}
