import { kindFromNumber } from '../../state/diner/dining.ts'
import type { TicketWire } from '../../../features/bill/reading/ticketWire.ts'
import { openTickets } from '../../../features/bill/examples/bill.ts'
import { employeesWire } from '../../../features/managers/check/examples.ts'
import { managedLocations } from '../../../features/managers/examples/locations.ts'
import { type Refused, refuse } from '../../state/memory/refusal.ts'

/** Check numbers that the server refuses; any other unknown number does not exist. */
export const refusedChecks = { posDown: '5000', closed: '5001' } as const

const refusals: Readonly<Record<string, Refused>> = {
  [refusedChecks.posDown]: refuse('We encountered an unexpected error communicating with the restaurant. Please try again.'),
  [refusedChecks.closed]: refuse('This check is closed.'),
}

/** An open check of a location, by its number. */
export const ticketNumbered = (number: string): TicketWire | Refused =>
  Object.values<TicketWire>(openTickets).find(({ ticket_code }) => ticket_code === kindFromNumber(number)) ??
  refusals[number] ??
  refuse("Your specified ticket couldn't be found.", 404)

/** The Copper Pot has one employee only. */
export const employeesAt = (location: string): typeof employeesWire =>
  managedLocations.some(({ id, name }) => String(id) === location && name.startsWith('The Copper Pot'))
    ? employeesWire.slice(0, 1)
    : employeesWire
