import * as z from 'zod/mini'
import { wireNames } from '../../shared/api/wire.ts'

/** What was emptied is sent as null. */
const sent = z.nullable(z.string())

/** What a save of a location sends. */
export const locationChanges = {
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
} as const

/** The wire's names of the fields, by which a refusal names them. */
export const locationNames = wireNames(locationChanges)
