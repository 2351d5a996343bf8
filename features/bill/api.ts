import * as z from 'zod/mini'
import { endpoint } from '../shared/api/endpoint.ts'
import { fields, listOf, orNull } from '../shared/api/wire.ts'
import { ticketBody } from './reading/ticketWire.ts'
import { tipHabitResponse } from './reading/tipHabit.ts'
import { venueResponse } from './reading/venueWire.ts'

/** The venue that an order link names: its point of sale, and a location there (B §7). A diner's token adds what they have there. */
export const getVenue = endpoint({
  method: 'GET',
  path: '/api/v4/external_locations/{posSlug}/{location}',
  response: venueResponse,
  auth: 'optional',
})

/** An open bill of a venue. `locationId` is null for a project without locations (B §7). */
export const getVenueTicket = endpoint({
  method: 'GET',
  path: '/api/v4/projects/{projectId}/tickets/{ticket}',
  query: fields({
    posSlug: ['pos', z.string()],
    locationId: ['location_id', orNull(z.string())],
    /** The part of the bill that the order asks for, in dollars; null for all of it. */
    payAmount: ['pay_amount', orNull(z.string())],
  }),
  response: ticketBody,
  auth: 'optional',
})

/**
 * The open bills of a table (DIN-02). The specification asks for a choice among several bills, and names no call that lists
 * them: the path is our decision.
 */
export const getTableTickets = endpoint({
  method: 'GET',
  path: '/api/v4/projects/{projectId}/tickets',
  query: fields({ posSlug: ['pos', z.string()], locationId: ['location_id', orNull(z.string())], table: ['table', z.string()] }),
  response: z.pipe(
    z.object({ tickets: listOf(ticketBody) }),
    z.transform(({ tickets }) => tickets),
  ),
  auth: 'optional',
})

/** How the signed-in guest tips: it selects their tip, where the restaurant takes one (POS-07). */
export const getTipHabit = endpoint({
  method: 'GET',
  path: '/api/v5/current_user',
  response: tipHabitResponse,
  auth: 'required',
  endsSession: false,
  ownAccount: true,
})
