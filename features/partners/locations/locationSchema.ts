import * as z from 'zod/mini'
import { phoneText } from '../../shared/contact/formatPhone.ts'
import type { Touched } from '../records/mergeEdits.ts'
import { optionalMatch, optionalPhone, optionalText, requiredText } from '../records/fields.ts'
import { webAddress } from '../records/webAddress.ts'

/** A state as the post writes it: `CO`, also where somebody typed `co`. */
const usState = z.codec(optionalMatch(/^[A-Za-z]{2}$/, 'Enter the two letters of the state, such as ME'), z.nullable(z.string()), {
  decode: (state) => state?.toUpperCase() ?? null,
  encode: (state) => state,
})

/** The form of a location: every field that a partner may change. */
export const locationForm = z.object({
  name: requiredText('Enter the name of the location'),
  addressOne: optionalText,
  addressTwo: optionalText,
  city: optionalText,
  state: usState,
  zipCode: optionalMatch(/^\d{5}(-\d{4})?$/, 'Enter a ZIP code of 5 digits'),
  phone: optionalPhone,
  menuUrl: webAddress,
  reservationPhone: optionalPhone,
  reservationUrl: webAddress,
  priorityReservationUrl: webAddress,
  priorityReservationPhone: optionalPhone,
  brandId: optionalText,
  posSystem: optionalText,
})

export type LocationDraft = z.input<typeof locationForm>
export type LocationValid = z.output<typeof locationForm>
export type LocationChanges = Touched<LocationValid>

const shown = (phone: string | null): string => (phone === null ? '' : phoneText(phone))

/** A location as its form shows it. */
export const draftOf = (location: z.output<typeof locationForm>): LocationDraft => ({
  name: location.name,
  addressOne: location.addressOne ?? '',
  addressTwo: location.addressTwo ?? '',
  city: location.city ?? '',
  state: location.state ?? '',
  zipCode: location.zipCode ?? '',
  phone: shown(location.phone),
  menuUrl: location.menuUrl ?? '',
  reservationPhone: shown(location.reservationPhone),
  reservationUrl: location.reservationUrl ?? '',
  priorityReservationUrl: location.priorityReservationUrl ?? '',
  priorityReservationPhone: shown(location.priorityReservationPhone),
  brandId: location.brandId ?? '',
  posSystem: location.posSystem ?? '',
})
