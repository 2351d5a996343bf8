import { shortHash } from '../../shared/api/answers/shortHash.ts'
import { cents } from '../../shared/money/money.ts'
import { eventsOf, failures, type Samples } from '../../shared/testing/samples.ts'
import type { PosEvent } from '../pos.ts'
import { ticket } from '../../bill/examples/bill.ts'
import { firstPart } from '../../bill/sums/part.ts'
import { billToPay, creditToPay, mastercard, receipt, venue, visa } from './examples.ts'

const samples: Samples<PosEvent> = {
  venueUnread: failures.flatMap((answer) => (answer.ok ? [] : [{ failure: answer.failure }])),
  projectUnread: [{}],
  ticketUnread: [{}],
  billRead: [
    { venue, ticket },
    { venue: { ...venue, cash: cents(500_00) }, ticket },
    { venue, ticket: { ...ticket, amount: cents(0) } },
  ],
  signedOut: [{ why: 'signedOut' }, { why: 'expired' }],
  chosen: [
    { choices: { part: firstPart } },
    { choices: { part: { kind: 'amount', typed: '' } } },
    { choices: { part: { kind: 'lines', ids: ['line-1'] } } },
    { choices: { tip: { kind: 'own', amount: cents(12_00) } } },
    { choices: { claimId: '881' } },
    { choices: { creditOptionId: '501' } },
    { choices: {}, stage: 'redeemCredit' },
    { choices: {}, stage: 'addCredit' },
  ],
  nextChosen: [{}],
  cardsRead: [{ cards: [visa, mastercard] }],
  paid: [receipt, { ...receipt, posInformed: false }].flatMap((made) =>
    [billToPay, creditToPay].map((what) => ({ receipt: made, attempt: { ...what, key: 'key-1' } })),
  ),
  notPaid: (
    [
      { kind: 'sessionEnded' },
      { kind: 'alreadyPaid' },
      { kind: 'reversed' },
      { kind: 'linesPaid', message: null },
      { kind: 'failed', message: null },
    ] as const
  ).map((reason) => ({ reason })),
  receiptRead: [receipt, null].map((read) => ({ right: { of: 'receipt', name: shortHash('key-1') }, receipt: read })),
  back: [{}],
  stayed: [{}],
  receiptDeclined: [{}],
  returnDue: [{}],
  returnOffered: [{}],
  anotherBillChosen: [{}],
  retry: [{}],
  reloaded: [{}],
}

/** Events of each type: the diner's, the clock's, and the server's with the answers that differ. */
export const sampleEvents = eventsOf<PosEvent>(samples)
