import { answered } from '../../../shared/api/answers/answer.ts'
import { each, eventsOf, failures } from '../../../shared/testing/samples.ts'
import { cents } from '../../../shared/money/money.ts'
import type { CheckoutEvent } from '../checkout.ts'
import { agreed, changed, choices, opening, receipt, setting, ticket } from './examples.ts'

/** Events of each type: the manager's, the payment's, and the server's with the answers that differ. */
export const sampleEvents = eventsOf<CheckoutEvent>({
  reloaded: [{}],
  retry: [{}],
  chosen: [{ choices: { split: cents(25_00) } }],
  expenseSwitched: [{ expense: 'business', isExplained: false }],
  explained: [{}],
  continued: [{}],
  back: [{}],
  problemClosed: [{}],
  paySubmitted: [{ cardId: 'card-1' }],
  paid: [{ guest: setting.guest.id, agreed, hasUsedReward: false, receipt }],
  notPaid: [{ reason: { kind: 'problem', message: 'The card was removed.' } }, { reason: changed }, { reason: { kind: 'nothingDue' } }],
  restChosen: [{ choices, currency: 'USD' }],
  anotherBillChosen: [{ opening }],
  readTicketAnswered: each(answered(ticket), answered({ ...ticket, due: cents(0) }), ...failures),
})
