import { transitionBy } from '../shared/flow/flow.ts'
import type { CheckoutState, CheckoutStep } from './checkout.ts'
import type { CheckoutCommand, CheckoutEvent } from './events.ts'
import { boughtRules } from './transitions/bought.ts'
import { detailsRules } from './transitions/details.ts'
import { openingRules } from './transitions/opening.ts'
import { paid, paidRules } from './transitions/paid.ts'
import { payingRules } from './transitions/paying.ts'
import { signedOutAnywhere } from './transitions/signedOut.ts'

const follow = transitionBy<CheckoutState, CheckoutEvent, CheckoutCommand>({
  ...openingRules,
  ...detailsRules,
  ...payingRules,
  ...paidRules,
  ...boughtRules,
})

export function transition(state: CheckoutState, event: CheckoutEvent): CheckoutStep {
  if (event.type === 'signedOutAnywhere') return signedOutAnywhere(state)
  return event.type === 'paid' ? paid(state, event) : follow(state, event)
}
