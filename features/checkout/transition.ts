import { transitionBy } from '../shared/flow/flow.ts'
import type { CheckoutCommand, CheckoutEvent, CheckoutState, CheckoutStep } from './checkout.ts'
import { confirmation, giftPage2 } from './transitions/bought.ts'
import { checkout, failed, forgotPassword, loading, notSubscription, signIn, unknownOption } from './transitions/opening.ts'
import { paid, readingPurchase } from './transitions/paid.ts'
import { expired, payment } from './transitions/paying.ts'
import { repricing } from './transitions/repricing.ts'
import { signedOutAnywhere } from './transitions/signedOut.ts'

const follow = transitionBy<CheckoutState, CheckoutEvent, CheckoutCommand>({
  loading,
  unknownOption,
  notSubscription,
  failed,
  checkout,
  signIn,
  forgotPassword,
  payment,
  readingPurchase,
  repricing,
  expired,
  giftPage2,
  confirmation,
})

export function transition(state: CheckoutState, event: CheckoutEvent): CheckoutStep {
  if (event.type === 'signedOutAnywhere') return signedOutAnywhere(state)
  return event.type === 'paid' ? paid(state, event) : follow(state, event)
}

/** Whether a step back stays inside the checkout. */
export const canGoBack = (state: CheckoutState): boolean => transition(state, { type: 'back' })[0] !== state
