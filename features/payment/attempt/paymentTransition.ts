import { transitionBy } from '../../shared/flow/flow.ts'
import { attemptRules } from './attemptRules.ts'
import { choosing, choosingRules } from '../gate/choosing.ts'
import { earlierRules } from './earlierRules.ts'
import type { PaymentTypes, RecordedAttempts } from './attempt.ts'
import type { PaymentCommand, PaymentEvent, PaymentRules, PaymentState, PaymentStep } from './payment.ts'
import { getRecordedAttempt } from './paymentState.ts'

export function paymentSteps<P extends PaymentTypes>(surface: PaymentRules<P>) {
  const earlier = earlierRules<P>(surface)
  const transition = transitionBy<PaymentState<P>, PaymentEvent<P>, PaymentCommand<P>>({
    ...choosingRules<P>(surface.verifies ?? false),
    notPaid: { nextStarted: ({ card }) => choosing(card) },
    ...attemptRules<P>(surface, earlier.lookUpFirst),
    ...earlier.rules,
  })
  return {
    begin: (attempts: RecordedAttempts<P['what']>): PaymentStep<P> => recording<P>(null, earlier.begin(attempts)),
    transition: (state: PaymentState<P>, event: PaymentEvent<P>): PaymentStep<P> => recording<P>(state, transition(state, event)),
  }
}

/** Records an attempt before anything is sent for it, and ends its record once it has charged nothing. */
function recording<P extends PaymentTypes>(before: PaymentState<P> | null, [after, ...commands]: PaymentStep<P>): PaymentStep<P> {
  const was = before && getRecordedAttempt<P>(before)
  const now = getRecordedAttempt<P>(after)
  if (was?.key === now?.key && (now === null || before?.status === after.status)) return [after, ...commands]
  const isOver = was !== null && was.key !== now?.key
  return [
    after,
    // The record of a payment ends once the payer has seen the receipt.
    ...(isOver && !('receipt' in after || 'paid' in after)
      ? [{ type: 'endAttempt', attempt: was, paid: null, isOver: true } as const]
      : []),
    { type: 'recordAttempt', attempt: now },
    ...commands,
  ]
}
