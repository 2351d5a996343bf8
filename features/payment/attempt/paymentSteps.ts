import { transitionBy } from '../../shared/flow/flow.ts'
import { choosing, choosingRules } from './choosing.ts'
import { type FoundAttempts, type PaymentTypes, madeOf } from './attempt.ts'
import { attemptRules } from './attemptRules.ts'
import type { PaymentCommand, PaymentEvent, PaymentRules, PaymentState, PaymentStep } from './payment.ts'
import { getRecordedAttempt } from './paymentState.ts'

/** The receipt as it is read now. Without its payer's token an answer tells less than the one before: what is known stays. */
const stillKnown = <Receipt extends object>(before: Receipt, now: Receipt): Receipt =>
  Object.assign({}, before, Object.fromEntries(Object.entries(now).filter(([, value]) => value !== null)))

/** The steps of a payment: a way to pay is chosen, and the attempt is made. This device's unresolved attempts come first. */
export function paymentSteps<P extends PaymentTypes>(surface: PaymentRules<P>) {
  const attempts = attemptRules<P>(surface)
  const transition = transitionBy<PaymentState<P>, PaymentEvent<P>, PaymentCommand<P>>({
    ...choosingRules<P>(surface.verifies ?? false),
    ...attempts.rules,
    notPaid: { nextStarted: ({ card }) => choosing(card) },
    paid: {
      nextStarted: ({ card }) => choosing(card),
      // The receipt may not have settled it: a till was not informed.
      retry: (state) =>
        state.isAsking
          ? [state]
          : [
              { ...state, isAsking: true },
              { type: 'lookUpPayment', request: { key: state.attempt.key } },
            ],
      lookUpPaymentAnswered: (asking, { answer }) => {
        const { isAsking: _, ...state } = asking
        // Only a contradicting answer reverses it.
        if (!answer.ok) return [state]
        switch (answer.value.outcome) {
          case 'paid':
            return [{ ...state, receipt: stillKnown(state.receipt, answer.value.receipt) }]
          case 'declined':
          case 'closed':
          case 'refused': {
            const reason = surface.notPaid?.({ outcome: 'reversed' }, null) ?? null
            return reason === null ? choosing() : [{ status: 'notPaid', reason, card: state.card }]
          }
          case 'unknown':
          case 'requiresAction':
            return [{ status: 'paymentUnknown', attempts: [state.attempt], sent: null, lookUp: 'notFound', why: null }]
        }
      },
      // A number that comes again is another bill.
      unresolvedLeft: ({ card, attempt, receipt }) => [
        ...choosing(card),
        { type: 'endAttempt', attempt, ending: { ...madeOf(receipt), isDone: true } },
      ],
    },
  })
  return {
    begin: (found: FoundAttempts<P['what']>): PaymentStep<P> => recording<P>(null, attempts.begin(found)),
    transition: (state: PaymentState<P>, event: PaymentEvent<P>): PaymentStep<P> =>
      recording<P>(state, transition(state, event), event.type === 'unresolvedLeft'),
  }
}

/** Records an attempt before anything is sent for it, and ends its record once it has charged nothing. */
function recording<P extends PaymentTypes>(
  before: PaymentState<P> | null,
  [after, ...commands]: PaymentStep<P>,
  isLeft = false,
): PaymentStep<P> {
  const was = before && getRecordedAttempt<P>(before)
  const now = getRecordedAttempt<P>(after)
  if (was?.key === now?.key && (now === null || before?.status === after.status)) return [after, ...commands]
  // The record of a payment ends once the payer has seen the receipt.
  const isOver = was !== null && was.key !== now?.key && !('receipt' in after || 'made' in after)
  return [
    after,
    ...(isOver ? [{ type: 'endAttempt', attempt: was, ending: isLeft ? 'left' : 'uncharged' } as const] : []),
    { type: 'recordAttempt', attempt: now },
    ...commands,
  ]
}
