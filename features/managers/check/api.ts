import * as z from 'zod/mini'
import { ticketResponse } from '../../bill/reading/ticketWire.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { employeesResponse } from './employee.ts'

export const getTicket = endpoint({
  method: 'GET',
  path: '/api/v6/managers/locations/{id}/tickets/{ticketNumber}',
  query: z.object({ user_id: z.string() }),
  response: ticketResponse,
  auth: 'required',
})

export const getEmployees = endpoint({
  method: 'GET',
  path: '/api/v6/managers/locations/{id}/employees',
  response: employeesResponse,
  auth: 'required',
})
