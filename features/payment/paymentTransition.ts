import { failureText } from '../shared/api/failureText.ts'
import { transitionBy } from '../shared/flow/flow.ts'
import { attemptRules } from './attemptRules.ts'
import { choosing, choosingRules } from './choosing.ts'
import { earlierRules } from './earlierRules.ts'
import { problemOf } from './method.ts'
import type { PaymentTypes, RecordedAttempts, Recorded } from './payable.ts'
import type { By, PaymentCommand, PaymentEvent, PaymentRules, PaymentState, PaymentStep } from './payment.ts'
import { recordedOf } from './paymentState.ts'

/** The steps of a payment, under a surface's rules. */
export function paymentSteps<P extends PaymentTypes>(surface: PaymentRules<P>) {
  const earlier = earlierRules<P>(surface)
  const attempt = attemptRules<P>(surface, { earlierFirst: earlier.lookUpFirst })

  const transition = transitionBy<PaymentState<P>, PaymentEvent<P>, PaymentCommand<P>>({
    ...choosingRules<P>({
      send: (by, { key, what, details }, paymentMethodId) => attempt.send(by, { key, what, details, paymentMethodId }),
      prepare: (method, card, payer, then) => [
        { status: 'preparing', method, card, then },
        { type: 'makePaymentMethod', method, payer },
      ],
    }),
    preparing: {
      makePaymentMethodAnswered: ({ method, card, then }, { answer }) => {
        if (!answer.ok) return choosing(card, problemOf(method, failureText(answer.failure)))
        const { id, isSaved } = answer.value
        const made: By = isSaved ? { method: { kind: 'savedCard', id }, card: { kind: 'savedCard', id } } : { method, card }
        return then === null ? [...choosing(made.card), { type: 'reportCardSaved' }] : attempt.send(made, { ...then, paymentMethodId: id })
      },
      payerLeft: () => choosing(),
    },
    notPaid: { nextStarted: ({ card }) => choosing(card) },
    ...attempt.rules,
    ...earlier.rules,
  })
  return {
    begin: (attempts: RecordedAttempts<Recorded<P['what']>>): PaymentStep<P> => recording<P>(null, earlier.begin(attempts)),
    transition: (state: PaymentState<P>, event: PaymentEvent<P>): PaymentStep<P> => recording<P>(state, transition(state, event)),
  }
}

/** Records an attempt before anything is sent for it, and ends its record once it has charged nothing. */
function recording<P extends PaymentTypes>(before: PaymentState<P> | null, [after, ...commands]: PaymentStep<P>): PaymentStep<P> {
  const was = before && recordedOf<P>(before)
  const now = recordedOf<P>(after)
  if (was?.key === now?.key && (now === null || before?.status === after.status)) return [after, ...commands]
  const isOver = was !== null && was.key !== now?.key
  return [
    after,
    // The record of a payment ends once the payer has seen the receipt.
    ...(isOver && !('receipt' in after) ? [{ type: 'endAttempt', attempt: was, receipt: null, isOver: true } as const] : []),
    { type: 'recordAttempt', attempt: now },
    ...commands,
  ]
}
