import * as z from 'zod/mini'
import { endpoint } from '../../shared/endpoint.ts'
import { fields, nothing } from '../../shared/wire.ts'
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

/** What was emptied is sent as null. */
const sent = z.nullable(z.string())

/** Changes a location. Telephone numbers are digits (PRT-04). */
export const saveLocation = endpoint({
  method: 'PUT',
  path: '/api/v6/partner_projects/{slug}/locations/{id}',
  body: fields({
    location: [
      'partner_project_location',
      fields({
        name: ['name', z.string()],
        addressOne: ['address_line_one', sent],
        addressTwo: ['address_line_two', sent],
        city: ['city', sent],
        state: ['state', sent],
        zipCode: ['zip_code', sent],
        phone: ['phone', sent],
        menuUrl: ['menu_url', sent],
        reservationPhone: ['reservation_phone', sent],
        reservationUrl: ['reservation_url', sent],
        priorityReservationUrl: ['priority_reservations_url', sent],
        priorityReservationPhone: ['priority_reservation_phone', sent],
        brandId: ['partner_brand_id', sent],
        posSystem: ['pos_system', sent],
      }),
    ],
  }),
  response: nothing,
  auth: 'required',
})

/** Deletes a location (`DELETE {slug}/{type}/{id}`). */
export const deleteLocation = endpoint({
  method: 'DELETE',
  path: '/api/v6/partner_projects/{slug}/locations/{id}',
  response: nothing,
  auth: 'required',
})
