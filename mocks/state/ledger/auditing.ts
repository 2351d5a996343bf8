import { openTickets } from '../../../features/bill/examples/bill.ts'
import { venueTickets } from '../../../features/bill/examples/venues.ts'
import { kindFromNumber } from '../diner/dining.ts'
import { centsFromDollars } from '../memory/dollars.ts'
import type { Store } from '../memory/store.ts'
import { findFaults } from './audit.ts'

/** The total of a location's bill, in cents: `700/1042`. */
export function getMost(bill: string): number {
  const number = kindFromNumber(bill.slice(bill.indexOf('/') + 1))
  const ticket = venueTickets[number] ?? Object.values(openTickets).find(({ ticket_code }) => ticket_code === number)
  return centsFromDollars(ticket?.bill_amount_due ?? ticket?.bill_amount)
}

/** Looks at the money after each change that moves some, and saves the discrepancies. */
export function auditing(store: Store): ReadonlySet<string> {
  const found = new Set<string>()
  let seen = -1
  store.subscribe(() => {
    const { length } = store.state.ledger
    if (length === seen) return
    seen = length
    for (const problem of findFaults(store.state, getMost)) found.add(problem)
  })
  return found
}
