import type { PaymentTypes } from '../attempt/attempt.ts'
import type { PaymentRules, PaymentStep } from '../attempt/payment.ts'
import { paymentSteps } from '../attempt/paymentSteps.ts'

/** The steps of a payment without their commands to the attempt's record. */
export function unrecordedSteps<P extends PaymentTypes>(rules: PaymentRules<P>): ReturnType<typeof paymentSteps<P>> {
  const { begin, transition } = paymentSteps<P>(rules)
  const unrecorded = ([state, ...commands]: PaymentStep<P>): PaymentStep<P> => [
    state,
    ...commands.filter(({ type }) => type !== 'recordAttempt' && type !== 'endAttempt'),
  ]
  return { begin: (attempts) => unrecorded(begin(attempts)), transition: (state, event) => unrecorded(transition(state, event)) }
}
