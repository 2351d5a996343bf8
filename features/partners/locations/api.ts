import { endpoint } from '../../shared/api/endpoint.ts'
import { fields, nothing } from '../../shared/api/wire.ts'
import { writtenVersion } from '../records/record.ts'
import { locationRecord, locationResponse, locationsResponse } from './location.ts'

/** Every location of the project. */
export const getLocations = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}/locations.json',
  response: locationsResponse,
  auth: 'required',
})

/** One location. */
export const getLocation = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}/locations/{id}.json',
  response: locationResponse,
  auth: 'required',
})

/** Changes a location: a field that is left out stays as it is, and null empties it. Telephone numbers are digits (PRT-04). */
export const saveLocation = endpoint({
  method: 'PUT',
  path: '/api/v6/partner_projects/{slug}/locations/{id}',
  body: fields({ location: ['partner_project_location', fields(locationRecord.sent)] }),
  response: writtenVersion,
  auth: 'required',
})

/** Deletes a location. */
export const deleteLocation = endpoint({
  method: 'DELETE',
  path: '/api/v6/partner_projects/{slug}/locations/{id}',
  response: nothing,
  auth: 'required',
})
