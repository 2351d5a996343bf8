import * as z from 'zod/mini'
import { ticketResponse } from '../../bill/reading/ticketWire.ts'
import { managersCall } from '../managersCall.ts'
import { employeesResponse } from './employee.ts'

export const getTicket = managersCall({
  method: 'GET',
  path: '/locations/{id}/tickets/{ticketNumber}',
  query: z.object({ user_id: z.string() }),
  response: ticketResponse,
})

export const getEmployees = managersCall({ method: 'GET', path: '/locations/{id}/employees', response: employeesResponse })
