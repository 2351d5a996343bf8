import { transition as leadTransition } from '../../features/partners/lead/transition.ts'
import { paymentSteps } from '../../features/payment/attempt/paymentSteps.ts'
import { type LunchPayment, lunchRules, paymentStates } from '../../features/payment/examples.ts'
import { transition as purchaseTransition } from '../../features/store/transition.ts'
import { leadStates, leadVariants } from '../../features/partners/lead/examples/states.ts'
import { purchaseStates, purchaseVariants } from '../../features/store/examples/states.ts'
import { flowBoard } from './flowBoard.ts'
import * as samples from './samples.ts'

export const purchase = flowBoard({
  title: 'Screens/Store',
  transition: purchaseTransition,
  states: [...Object.values(purchaseStates), ...Object.values(purchaseVariants)],
  events: samples.purchaseEvents,
})

export const lead = flowBoard({
  title: 'Screens/Partners/Lead',
  endings: ['done'],
  transition: leadTransition,
  states: [...Object.values(leadStates), ...Object.values(leadVariants)],
  events: samples.leadEvents,
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
