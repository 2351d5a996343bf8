import { endpoint } from '../../shared/api/endpoint.ts'
import { venueResponse } from '../reading/venueWire.ts'

/** The venue that an order link names: its point of sale, and a location there (B §7). A diner's token adds what they have there. */
export const getVenue = endpoint({
  method: 'GET',
  path: '/api/v4/external_locations/{posSlug}/{location}',
  response: venueResponse,
  auth: 'optional',
})
