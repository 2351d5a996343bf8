import { answered } from '../../shared/api/answer.ts'
import { cents } from '../../shared/money/money.ts'
import { each, eventsOf, failures, type Samples } from '../../shared/testing/samples.ts'
import type { PosEvent } from '../pos.ts'
import { ticket } from '../../bill/examples/bill.ts'
import { billToPay, email, mastercard, receipt, venue, visa } from './examples.ts'

const creditToPay = { kind: 'credit', ticket: '1042', optionId: '501', amount: cents(50_00) } as const

type AnswerOf<Type extends PosEvent['type']> = Extract<PosEvent, { readonly type: Type; readonly answer: unknown }>['answer']

const samples: Samples<PosEvent> = {
  signInSubmitted: [{ email, password: 'dinner4two' }],
  forgotChosen: [{ email }],
  forgotLeft: [{ email }],
  signOutChosen: [{}],
  signedOut: [{}],
  tipChosen: [{ tip: { kind: 'own', amount: cents(12_00) } }],
  nextChosen: [{}],
  tipChangeChosen: [{}],
  addCreditChosen: [{}],
  offerChosen: [{ claimId: '881' }, { claimId: null }],
  creditOptionChosen: [{ optionId: '501' }, { optionId: null }],
  cardsRead: [{ cards: [visa, mastercard] }],
  paid: [receipt, { ...receipt, posInformed: false }].flatMap((made) =>
    [billToPay, creditToPay].map((what) => ({ receipt: made, attempt: { ...what, key: 'key-1' } })),
  ),
  notPaid: ([{ kind: 'sessionEnded' }, { kind: 'alreadyPaid' }, { kind: 'takenBack' }, { kind: 'failed', message: null }] as const).map(
    (because) => ({ because }),
  ),
  back: [{}],
  returnDue: [{}],
  returnOffered: [{}],
  anotherBillChosen: [{}],
  retry: [{}],
  reloaded: [{}],
  signInAnswered: each(answered({}), ...failures),
  loadVenueAnswered: each<AnswerOf<'loadVenueAnswered'>>(
    answered(venue),
    answered({ ...venue, cash: cents(500_00) }),
    answered({ ...venue, projectId: null }),
    ...failures,
  ),
  loadTicketAnswered: each(answered(ticket), answered({ ...ticket, amount: cents(0) }), ...failures),
}

/** Events of each type: the diner's, the clock's, and the server's with the answers that differ. */
export const sampleEvents = eventsOf<PosEvent>(samples)
