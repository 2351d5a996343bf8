import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { fields, id, inside, nothing, wireNames } from '../../shared/api/wire.ts'
import { placeResponse, placesResponse, sentRestaurant } from './place.ts'

export const autocompletePlaces = endpoint({
  method: 'GET',
  path: '/api/places/autocomplete',
  query: z.object({ query: z.string() }),
  response: placesResponse,
})

export const searchPlaces = endpoint({
  method: 'POST',
  path: '/places/search',
  body: z.object({ q: z.string() }),
  response: placesResponse,
})

export const getPlace = endpoint({ method: 'POST', path: '/places/{id}/details', response: placeResponse })

const lead = {
  name: ['restaurant_name', z.string()],
  firstName: ['first_name', z.string()],
  lastName: ['last_name', z.string()],
  email: ['email', z.string()],
  phone: ['phone_number', z.string()],
} as const

/** The wire's name of each field of a lead, in the order of the form. */
export const leadNames = wireNames(lead)

export const createLead = endpoint({
  method: 'POST',
  path: '/api/v5/leads',
  body: fields({ lead: ['lead', fields({ ...lead, placeId: ['place_id', z.nullable(z.string())] })] }),
  response: inside('lead', inside('id', id)),
})

export const saveLeadData = endpoint({
  method: 'POST',
  path: '/places/save_lead_data',
  body: fields({ leadId: ['lead_id', z.string()], restaurant: ['brand_data', sentRestaurant] }),
  response: nothing,
})

export const createLinkToken = endpoint({
  method: 'POST',
  path: '/api/v6/plaid/create_link_token',
  body: fields({ leadId: ['lead_id', z.string()] }),
  response: inside('link_token', id),
})

export const exchangePublicToken = endpoint({
  method: 'POST',
  path: '/api/v6/plaid/exchange_public_token',
  body: fields({ publicToken: ['public_token', z.string()], leadId: ['lead_id', z.string()] }),
  response: nothing,
})
