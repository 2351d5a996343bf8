import { answered, refused } from '../../../shared/api/answer.ts'
import { each, eventsOf, failures, type Samples } from '../../../shared/testing/samples.ts'
import { cents } from '../../../shared/money/money.ts'
import type { CheckoutEvent } from '../checkout.ts'
import { choices, partPaidTicket, receipt, request, requestWith, ticket } from './examples.ts'

const charges = [
  answered({ outcome: 'paid', receipt } as const),
  answered({ outcome: 'declined', code: 'card_declined' } as const),
  refused('The card was removed.'),
  ...failures,
]
type AnswerOf<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { readonly type: Type; readonly answer: unknown }>['answer']

const samples: Samples<CheckoutEvent> = {
  reloaded: [{ unresolved: [] }],
  chosen: [{ choices: { split: cents(25_00) } }],
  expenseSwitched: [{ expense: 'business', isExplained: false }],
  explained: [{}],
  continued: [{}],
  back: [{}],
  problemClosed: [{}],
  paySubmitted: [
    { unresolved: [], request },
    { unresolved: [], request: requestWith({ tip: { kind: 'own', amount: cents(150_00) } }) },
  ],
  tipConfirmed: [{}],
  tipChangeChosen: [{}],
  changeAgreed: [{}],
  restChosen: [{ choices }],
  paymentGivenUp: [{}],
  retry: [{}],
  unresolvedLeft: [{}],
  readTicketAnswered: each(answered(ticket), answered(partPaidTicket), answered({ ...ticket, due: cents(0) }), ...failures),
  sendPaymentAnswered: each(...charges),
  lookUpPaymentAnswered: each<AnswerOf<'lookUpPaymentAnswered'>>(answered({ outcome: 'unknown' }), ...charges),
  closePaymentAnswered: each<AnswerOf<'closePaymentAnswered'>>(answered({ outcome: 'closed' }), ...charges),
}

/** Events of each type: the manager's, and the server's with the answers that differ. */
export const sampleEvents = eventsOf<CheckoutEvent>(samples)
