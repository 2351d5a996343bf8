import { transitionBy } from '../shared/flow/flow.ts'
import type { CheckoutCommand, CheckoutEvent, CheckoutState, CheckoutStep } from './checkout.ts'
import { confirmation, giftPage2 } from './transitions/bought.ts'
import { checkout, failed, forgotPassword, loading, notSubscription, signIn, unknownOption } from './transitions/opening.ts'
import { openPayment } from './transitions/charging.ts'
import { expired, payment, preparing } from './transitions/paying.ts'
import { repricing } from './transitions/repricing.ts'
import { signedOutAnywhere } from './transitions/signedOut.ts'
import { unresolvedPayment } from './transitions/unresolvedPayment.ts'

const follow = transitionBy<CheckoutState, CheckoutEvent, CheckoutCommand>({
  loading,
  unknownOption,
  notSubscription,
  failed,
  checkout,
  signIn,
  forgotPassword,
  payment,
  preparing,
  ...openPayment,
  unresolvedPayment,
  repricing,
  expired,
  giftPage2,
  confirmation,
})

export const transition = (state: CheckoutState, event: CheckoutEvent): CheckoutStep =>
  event.type === 'signedOutAnywhere' ? signedOutAnywhere(state) : follow(state, event)

/** Whether a step back stays inside the checkout. */
export const canGoBack = (state: CheckoutState): boolean => transition(state, { type: 'back' })[0] !== state
