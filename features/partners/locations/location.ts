import type * as z from 'zod/mini'
import { fields, id, listOf, optional, text } from '../../shared/api/wire.ts'
import { phone } from '../phone.ts'
import { locationSummary, zipCode } from '../project.ts'
import { version } from '../records/version.ts'

/** What a partner may change, besides the name. */
export const changeable = {
  addressOne: ['address_line_one', text],
  addressTwo: ['address_line_two', text],
  city: ['city', text],
  state: ['state', text],
  zipCode: ['zip_code', zipCode],
  phone: ['phone', phone],
  menuUrl: ['menu_url', text],
  reservationPhone: ['reservation_phone', phone],
  reservationUrl: ['reservation_url', text],
  priorityReservationUrl: ['priority_reservations_url', text],
  priorityReservationPhone: ['priority_reservation_phone', phone],
  brandId: locationSummary.brandId,
  posSystem: ['pos_system', text],
} as const

const location = fields({ ...locationSummary, ...changeable, stripeAccountId: ['partner_stripe_account_id', optional(id)], version })

/** A restaurant's location, as its partner sets it up. */
export type Location = z.output<typeof location>

/** `{ partner_project_locations: … }` of the wire. The names of the answers are our decision, after those of the requests. */
export const locationsResponse = fields({ locations: ['partner_project_locations', listOf(location)] })

/** `{ partner_project_location: … }` of the wire. */
export const locationResponse = fields({ location: ['partner_project_location', location] })
