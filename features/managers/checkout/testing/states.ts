import { cents } from '../../../shared/money/money.ts'
import type { CheckoutState, StateOf } from '../checkout.ts'
import { agreed, choices, opening, partPaidTicket, receipt, ticket, visit } from './examples.ts'

const open = { visit, ticket, confirmedTip: null } as const

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
    visit: { ...visit, choices: { ...choices, tip: { kind: 'own', amount: cents(150_00) }, cardId: 'card-1' } },
  },
  billChanged: { status: 'billChanged', visit, ticket: partPaidTicket, before: ticket.due },
  success: { status: 'success', bill: visit.bill, agreed, receipt },
}
