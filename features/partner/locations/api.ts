import { endpoint } from '../../shared/endpoint.ts'
import { locationResponse, locationsResponse } from './location.ts'

/** GET every location of the project. */
export const getLocations = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}/locations.json',
  response: locationsResponse,
  auth: 'required',
})

/** GET one location. */
export const getLocation = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}/locations/{id}.json',
  response: locationResponse,
  auth: 'required',
})
