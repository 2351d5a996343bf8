import * as z from 'zod/mini'
import { endpoint } from '../shared/api/endpoint.ts'
import { fields, inside, listOf, nullish } from '../shared/api/wire.ts'
import { ticketBody } from './reading/ticketWire.ts'
import { tipHabitResponse } from './reading/tipHabit.ts'
import { venueResponse } from './reading/venueWire.ts'

export const getVenue = endpoint({
  method: 'GET',
  path: '/api/v4/external_locations/{posSlug}/{location}',
  response: venueResponse,
  auth: 'optional',
})

export const getVenueTicket = endpoint({
  method: 'GET',
  path: '/api/v4/projects/{projectId}/tickets/{ticket}',
  query: fields({
    posSlug: ['pos', z.string()],
    locationId: ['location_id', nullish(z.string())],
    payAmount: ['pay_amount', nullish(z.string())],
    /** The code of the table by which the bill was found: it ends with the visit. */
    table: ['table', nullish(z.string())],
  }),
  response: ticketBody,
  auth: 'optional',
})

export const getTableTickets = endpoint({
  method: 'GET',
  path: '/api/v4/projects/{projectId}/tickets',
  query: fields({ posSlug: ['pos', z.string()], locationId: ['location_id', nullish(z.string())], table: ['table', z.string()] }),
  response: inside('tickets', listOf(ticketBody)),
  auth: 'optional',
})

export const getTipHabit = endpoint({
  method: 'GET',
  path: '/api/v5/current_user',
  response: tipHabitResponse,
  auth: 'required',
  endsSession: false,
  ownAccount: true,
})
