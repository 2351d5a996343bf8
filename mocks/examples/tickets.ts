import type { z } from 'zod/mini'
import type { TicketWire } from '../../features/bill/ticketWire.ts'
import type { getEmployees } from '../../features/managers/check/api.ts'
import { managedLocations } from './managers.ts'
import { dessertOffer } from './managersCheckGuests.ts'
import { type Refused, refuse } from '../state/memory/refusal.ts'

type EmployeeWire = z.input<(typeof getEmployees)['response']>['employees'][number]

const dinner = {
  ticket_code: '1042',
  bill_amount: '103.68',
  bill_total: '103.68',
  bill_amount_due: '103.68',
  taxes: [{ label: 'Sales tax', display_amount: '$7.68' }],
  service_charges: [],
  line_items: [
    { name: 'Grilled octopus', quantity: 2, amount: '44.00' },
    { name: 'Sea bass', quantity: 1, amount: '38.00' },
    { name: 'Lemon tart', quantity: 1, amount: '14.00' },
  ],
  item_offers: [{ offer_id: dessertOffer, amount: '14.00' }],
  tip_calculation_base: '96.00',
  employee_pin: '0417',
} satisfies TicketWire

/** The open checks of every location with check numbers. */
export const openTickets: Readonly<Record<'dinner' | 'partPaid' | 'gratuity', TicketWire>> = {
  dinner,
  partPaid: { ...dinner, ticket_code: '1043', bill_amount: '51.84', bill_amount_due: '51.84' },
  gratuity: {
    ...dinner,
    ticket_code: '1044',
    bill_amount: '120.96',
    bill_total: '120.96',
    bill_amount_due: '120.96',
    service_charges: [{ type: 'gratuity', label: 'Gratuity (18%)', amount: '17.28', due: '17.28', bill_card: true }],
  },
}

/** Check numbers that the server refuses; any other unknown number does not exist. */
export const refusedChecks = { posDown: '5000', closed: '5001' } as const

const refusals: Readonly<Record<string, Refused>> = {
  [refusedChecks.posDown]: refuse('We encountered an unexpected error communicating with the restaurant. Please try again.'),
  [refusedChecks.closed]: refuse('This check is closed.'),
}

/** An open check of a location, by its number. */
export const ticketNumbered = (number: string): TicketWire | Refused =>
  Object.values(openTickets).find(({ ticket_code }) => ticket_code === number) ??
  refusals[number] ??
  refuse("Your specified ticket couldn't be found.", 404)

export const employees: readonly EmployeeWire[] = [
  { first_name: 'Mina', last_name: 'Castellanos', pin: '0417' },
  { first_name: 'Theo', last_name: 'Brandt', pin: '2290' },
  { first_name: 'Priya', last_name: 'Raman', pin: '3358' },
]

/** The Copper Pot has one employee only. */
export const employeesAt = (location: string): readonly EmployeeWire[] =>
  managedLocations.some(({ id, name }) => String(id) === location && name.startsWith('The Copper Pot')) ? employees.slice(0, 1) : employees
