import { paymentSteps } from '../../features/payment/attempt/paymentSteps.ts'
import { type LunchPayment, lunchRules, paymentStates } from '../../features/payment/examples.ts'
import { transition as purchaseTransition } from '../../features/store/transition.ts'
import { purchaseStates, purchaseVariants } from '../../features/store/examples/states.ts'
import { flowBoard } from './flowBoard.ts'
import * as samples from './samples.ts'

export const purchase = flowBoard({
  title: 'Screens/Store',
  transition: purchaseTransition,
  states: [...Object.values(purchaseStates), ...Object.values(purchaseVariants)],
  events: samples.purchaseEvents,
})

/** Every surface embeds it. Here it pays a lunch. */
export const paymentAttempt = flowBoard({
  title: 'Screens/Shared/Payment',
  starts: ['paymentUnknown'],
  endings: ['paid'],
  transition: paymentSteps<LunchPayment>({ ...lunchRules, verifies: true }).transition,
  states: Object.values(paymentStates),
  events: samples.paymentEvents,
})
