import { transitionBy } from '../../shared/flow/flow.ts'
import type { CheckoutCommand, CheckoutEvent, CheckoutState } from './checkout.ts'
import { openPayment } from './transitions/charging.ts'
import { bill } from './transitions/choosing.ts'
import { earlierPaid, unresolvedPayment } from './transitions/earlier.ts'
import { loading, ticketFailed } from './transitions/opening.ts'
import { success } from './transitions/paid.ts'
import { billChanged, checking, confirmingTip, payment } from './transitions/paying.ts'

export const transition = transitionBy<CheckoutState, CheckoutEvent, CheckoutCommand>({
  loading,
  ticketFailed,
  nothingDue: {},
  bill,
  payment,
  confirmingTip,
  checking,
  billChanged,
  ...openPayment,
  unresolvedPayment,
  earlierPaid,
  success,
})

/** Whether a step back stays inside the checkout. */
export const canGoBack = (state: CheckoutState): boolean => transition(state, { type: 'back' })[0] !== state
