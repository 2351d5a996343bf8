import * as z from 'zod/mini'
import { getEmployees, getTicket } from '../../features/managers/check/api.ts'
import { employees as employeesWire, openTickets } from './tickets.ts'

const read = (ticket: (typeof openTickets)['dinner']) => z.parse(getTicket.response, { ticket })

export const tickets = { dinner: read(openTickets.dinner), partPaid: read(openTickets.partPaid), gratuity: read(openTickets.gratuity) }
export const employees = z.parse(getEmployees.response, { employees: employeesWire })
