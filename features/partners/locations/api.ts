import type * as z from 'zod/mini'
import { projectCall } from '../projectCall.ts'
import { fields, id, inside, listOf, nothing, optional } from '../../shared/api/wire.ts'
import { locationSummary, zipCode } from '../project.ts'
import {
  type Changes,
  field,
  optionalMatch,
  optionalText,
  phone,
  record,
  requiredText,
  webAddress,
  writtenVersion,
} from '../records/record.ts'

const about = { group: 'Name and address' }
const contact = { group: 'Contact and menu' }
const reservations = { group: 'Reservations' }

/** A state as the post writes it: `CO`, also where somebody typed `co`. */
const usState = optionalMatch(/^[A-Za-z]{2}$/, 'Enter the two letters of the state, such as ME', (state) => state.toUpperCase())
const usZipCode = { ...optionalMatch(/^\d{5}(-\d{4})?$/, 'Enter a ZIP code of 5 digits'), read: zipCode }
const brandId = { ...optionalText, read: locationSummary.brandId[1] }

/**
 * The location's fields that a partner may change, in the order of the form. The read-only page shows the address on one
 * line.
 */
export const locationRecord = record({
  name: field('name', 'Name', requiredText('Enter the name of the location'), about),
  brandId: field('partner_brand_id', 'Brand', brandId, about),
  addressOne: field('address_line_one', 'Street address', optionalText),
  addressTwo: field('address_line_two', 'Floor, suite (optional)', optionalText),
  city: field('city', 'City', optionalText),
  state: field('state', 'State', usState),
  zipCode: field('zip_code', 'ZIP code', usZipCode),
  phone: field('phone', 'Phone number', phone, contact),
  menuUrl: field('menu_url', 'Menu link', webAddress, contact),
  reservationUrl: field('reservation_url', 'Reservation link', webAddress, reservations),
  reservationPhone: field('reservation_phone', 'Reservation phone number', phone, reservations),
  priorityReservationUrl: field('priority_reservations_url', 'Priority reservation link', webAddress, reservations),
  priorityReservationPhone: field('priority_reservation_phone', 'Priority reservation phone number', phone, reservations),
  posSystem: field('pos_system', 'POS system', optionalText, { group: 'Point of sale' }),
})

export type LocationDraft = z.input<typeof locationRecord.form>
export type LocationValues = z.output<typeof locationRecord.form>
export type LocationChanges = Changes<typeof locationRecord>

export const location = fields({ ...locationSummary, ...locationRecord.read, stripeAccountId: ['partner_stripe_account_id', optional(id)] })

/** A restaurant's location, as its partner sets it up. */
export type Location = z.output<typeof location>

// The names of the answers are our decision, after those of the requests.

export const getLocations = projectCall({
  method: 'GET',
  path: '/locations.json',
  response: inside('partner_project_locations', listOf(location)),
})

export const getLocation = projectCall({
  method: 'GET',
  path: '/locations/{id}.json',
  response: inside('partner_project_location', location),
})

export const saveLocation = projectCall({
  method: 'PUT',
  path: '/locations/{id}',
  body: fields({ location: ['partner_project_location', fields(locationRecord.sent)] }),
  response: writtenVersion,
})

export const deleteLocation = projectCall({ method: 'DELETE', path: '/locations/{id}', response: nothing })
