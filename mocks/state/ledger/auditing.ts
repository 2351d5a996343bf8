import { openTickets } from '../../../features/bill/examples/bill.ts'
import { venueTickets } from '../../../features/bill/examples/venues.ts'
import { kindOf } from '../diner/dining.ts'
import { centsOf } from '../memory/dollars.ts'
import type { Store } from '../memory/store.ts'
import { auditOf } from './audit.ts'

/** The total of a location's bill, in cents: `700/1042`. */
export function mostOf(bill: string): number {
  const number = kindOf(bill.slice(bill.indexOf('/') + 1))
  const ticket = venueTickets[number] ?? Object.values(openTickets).find(({ ticket_code }) => ticket_code === number)
  return centsOf(ticket?.bill_amount_due ?? ticket?.bill_amount)
}

/** Looks at the money after each change that moves some, and remembers what did not add up. */
export function auditing(store: Store): ReadonlySet<string> {
  const found = new Set<string>()
  let seen = -1
  store.subscribe(() => {
    const { length } = store.state.ledger
    if (length === seen) return
    seen = length
    for (const problem of auditOf(store.state, mostOf)) found.add(problem)
  })
  return found
}
