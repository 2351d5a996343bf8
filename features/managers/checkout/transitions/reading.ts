import { ticketOfAmount } from '../../../bill/billAmount.ts'
import type { Ticket } from '../../../bill/ticket.ts'
import type { CheckoutStep, Opening } from '../checkout.ts'

/** Shows the step of a bill that has just been read. */
export function enter({ bill, choices, step }: Opening, ticket: Ticket): CheckoutStep {
  const visit = { bill, choices }
  if (ticket.due === 0) return [{ status: 'nothingDue', visit }]
  if (step === 'bill') return [{ status: 'bill', visit, ticket, explaining: false }]
  return [{ status: 'payment', visit, ticket, problem: null, confirmedTip: null }]
}

/** Reads the bill. A typed amount needs no reading. */
export function open(opening: Opening): CheckoutStep {
  const { bill } = opening
  if (bill.by === 'amount') return enter(opening, ticketOfAmount(bill.amount))
  return [
    { status: 'loading', opening },
    { type: 'readTicket', number: bill.number },
  ]
}
