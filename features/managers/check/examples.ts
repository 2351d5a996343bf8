import * as z from 'zod/mini'
import { openTickets } from '../../bill/examples/bill.ts'
import type { TicketWire } from '../../bill/ticketWire.ts'
import { getEmployees, getTicket } from './api.ts'

const read = (ticket: TicketWire) => z.parse(getTicket.response, { ticket })

export const tickets = { dinner: read(openTickets.dinner), partPaid: read(openTickets.partPaid), gratuity: read(openTickets.gratuity) }
export const employeesWire: z.input<typeof getEmployees.response>['employees'] = [
  { first_name: 'Mina', last_name: 'Castellanos', pin: '0417' },
  { first_name: 'Theo', last_name: 'Brandt', pin: '2290' },
  { first_name: 'Priya', last_name: 'Raman', pin: '3358' },
]
export const employees = z.parse(getEmployees.response, { employees: employeesWire })
