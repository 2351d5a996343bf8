import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { id, nothing } from '../../shared/api/wire.ts'
import { placeResponse, placesResponse } from './place.ts'

/** The restaurants that somebody may mean who is still typing. */
export const autocompletePlaces = endpoint({
  method: 'GET',
  path: '/api/places/autocomplete',
  query: z.object({ query: z.string() }),
  response: placesResponse,
})

/** Searches all restaurants. */
export const searchPlaces = endpoint({
  method: 'POST',
  path: '/places/search',
  body: z.object({ q: z.string() }),
  response: placesResponse,
})

/** Reads a restaurant: its address, phone number and website. */
export const getPlace = endpoint({ method: 'POST', path: '/places/{id}/details', response: placeResponse })

/** Tells of a restaurant that wants to join. Acts once for each idempotency key (NET-08). */
export const createLead = endpoint({
  method: 'POST',
  path: '/api/v5/leads',
  body: z.object({
    lead: z.object({
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      phone_number: z.string(),
      restaurant_name: z.string(),
      place_id: z.nullable(z.string()),
    }),
  }),
  response: z.pipe(
    z.object({ lead: z.object({ id }) }),
    z.transform(({ lead }) => lead.id),
  ),
})

/** Saves what is known of a lead's restaurant. Saving the same again changes nothing. */
export const saveLeadData = endpoint({
  method: 'POST',
  path: '/places/save_lead_data',
  body: z.object({ lead_id: z.string(), brand_data: z.record(z.string(), z.nullable(z.string())) }),
  response: nothing,
})

/** A token that opens the bank's own window. */
export const createLinkToken = endpoint({
  method: 'POST',
  path: '/api/v6/plaid/create_link_token',
  body: z.object({ lead_id: z.string() }),
  response: z.pipe(
    z.object({ link_token: id }),
    z.transform(({ link_token }) => link_token),
  ),
})

/** Links the bank account that was chosen in the bank's window. */
export const exchangePublicToken = endpoint({
  method: 'POST',
  path: '/api/v6/plaid/exchange_public_token',
  body: z.object({ public_token: z.string(), lead_id: z.string() }),
  response: nothing,
})
