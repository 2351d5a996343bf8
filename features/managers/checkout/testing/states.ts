import { cents } from '../../../shared/money/money.ts'
import type { CheckoutState, StateOf } from '../checkout.ts'
import { choices, opening, partPaidTicket, receipt, request, requestWith, ticket, visit } from './examples.ts'

const open = { visit, ticket, confirmedTip: null } as const
const attempts = [
  { key: request.key, amount: request.agreed.breakdown.charged, locationId: '700', guestId: null, checkNumber: '1042' },
] as const

/** An example of every status. */
export const states: { readonly [Status in CheckoutState['status']]: StateOf<Status> } = {
  loading: { status: 'loading', opening },
  ticketFailed: { status: 'ticketFailed', opening, message: 'Failed to fetch ticket data. Please try again.' },
  nothingDue: { status: 'nothingDue', visit },
  bill: { status: 'bill', visit, ticket, explaining: false },
  payment: { status: 'payment', ...open, problem: null },
  confirmingTip: {
    status: 'confirmingTip',
    ...open,
    visit: { ...visit, choices: { ...choices, tip: { kind: 'own', amount: cents(150_00) } } },
    request: requestWith({ tip: { kind: 'own', amount: cents(150_00) } }),
  },
  checking: { status: 'checking', ...open, request },
  billChanged: { status: 'billChanged', visit, ticket: partPaidTicket, before: ticket.due },
  paying: { status: 'paying', ...open, request, phase: 'charging', isUnclear: false },
  paymentUnknown: { status: 'paymentUnknown', ...open, request, lookUp: 'asking', isUnclear: false },
  unresolvedPayment: { status: 'unresolvedPayment', attempts, lookUp: 'asking', opening },
  earlierPaid: { status: 'earlierPaid', attempts, opening },
  success: { status: 'success', bill: visit.bill, agreed: request.agreed, receipt },
}
