import { answered, refused } from '../../shared/api/answer.ts'
import { cents } from '../../shared/money/money.ts'
import { each, eventsOf, failures, type Samples } from '../../shared/testing/samples.ts'
import type { PosEvent } from '../pos.ts'
import { ticket } from '../../bill/examples/bill.ts'
import { email, mastercard, receipt, venue, visa } from './examples.ts'

const charges = [
  answered({ outcome: 'paid', receipt } as const),
  answered({ outcome: 'paid', receipt: { ...receipt, isTold: false } } as const),
  answered({ outcome: 'declined', code: 'card_declined' } as const),
  answered({ outcome: 'requiresAction', clientSecret: 'secret' } as const),
  refused('Payment is already done'),
  refused('Payment failed.'),
  ...failures,
]
type AnswerOf<Type extends PosEvent['type']> = Extract<PosEvent, { readonly type: Type; readonly answer: unknown }>['answer']

const samples: Samples<PosEvent> = {
  signInSubmitted: [{ email, password: 'dinner4two' }],
  forgotChosen: [{ email }],
  forgotLeft: [{ email }],
  signOutChosen: [{}],
  signedOut: [{}],
  tipChosen: [{ tip: { kind: 'own', amount: cents(12_00) } }],
  tipSubmitted: [{ key: 'key-0' }],
  tipChangeChosen: [{}],
  addCreditChosen: [{}],
  offerChosen: [{ claimId: '881' }, { claimId: null }],
  methodChosen: [{ method: { kind: 'newCard' } }, { method: { kind: 'savedCard', id: mastercard.id } }],
  cardChanged: [{}],
  creditOptionChosen: [{ optionId: '501' }, { optionId: null }],
  creditSubmitted: [{ key: 'key-2' }],
  paySubmitted: [{ key: 'key-1' }],
  back: [{}],
  returnDue: [{}],
  returnOffered: [{}],
  paymentGivenUp: [{}],
  retry: [{}],
  reloaded: [{}],
  unresolvedLeft: [{}],
  signInAnswered: each(answered({}), ...failures),
  loadVenueAnswered: each<AnswerOf<'loadVenueAnswered'>>(
    answered(venue),
    answered({ ...venue, cash: cents(500_00) }),
    answered({ ...venue, projectId: null }),
    ...failures,
  ),
  loadTicketAnswered: each(answered(ticket), answered({ ...ticket, amount: cents(0) }), ...failures),
  makeCardTokenAnswered: each(answered({ token: 'token', lastFour: '4242' }), ...failures),
  addCardAnswered: each(answered([visa, mastercard]), ...failures),
  sendPaymentAnswered: each(...charges),
  completePaymentAnswered: each(...charges),
  lookUpPaymentAnswered: each<AnswerOf<'lookUpPaymentAnswered'>>(answered({ outcome: 'unknown' }), ...charges),
  closePaymentAnswered: each<AnswerOf<'closePaymentAnswered'>>(answered({ outcome: 'closed' }), ...charges),
  authenticateAnswered: each(answered({}), ...failures),
}

/** Events of each type: the diner's, the clock's, and the server's with the answers that differ. */
export const sampleEvents = eventsOf<PosEvent>(samples)
