import type { CheckoutState, StateOf } from '../checkout.ts'
import { agreed, opening, partPaidTicket, receipt, setting, ticket, chosenBill } from './examples.ts'

const open = { chosenBill, ticket } as const

export const states: { readonly [Status in CheckoutState['status']]: StateOf<Status> } = {
  loading: { status: 'loading', opening },
  ticketFailed: { status: 'ticketFailed', opening, message: 'Failed to fetch ticket data. Please try again.' },
  nothingDue: { status: 'nothingDue', chosenBill },
  bill: { status: 'bill', chosenBill, ticket, explaining: false },
  payment: { status: 'payment', ...open, problem: null },
  billChanged: {
    status: 'billChanged',
    chosenBill,
    ticket: partPaidTicket,
    before: { due: ticket.due, lastPayment: null, breakdown: agreed.breakdown },
  },
  success: { status: 'success', bill: chosenBill.bill, guest: setting.guest.id, agreed, hasUsedReward: false, receipt },
}
