import * as z from 'zod/mini'
import { type Email, anyEmail, emailSchema } from '../../shared/contact/email.ts'
import { plainValue } from '../../../ui/text/plainValue.ts'
import { nameSchema, readBy, trimmed } from '../../shared/forms/nameSchema.ts'
import type { Phone } from '../../shared/contact/phoneNumber.ts'
import { phoneSchema } from '../../shared/contact/phone.ts'
import type { Restaurant } from './place.ts'
import { mapped } from '../../shared/api/wire.ts'

/** A restaurant that wants to join, and whom to call. */
export type Lead = {
  readonly restaurant: Restaurant
  readonly person: { readonly firstName: string; readonly lastName: string; readonly email: Email; readonly phone: Phone }
}

const required = (message: string) => trimmed(z.minLength(1, message), z.maxLength(120, 'Please shorten this to 120 characters.'))

const form = z.object({
  name: required('Enter the restaurant’s name.'),
  addressOne: required('Enter the street and number.'),
  city: required('Enter the city.'),
  state: readBy(plainValue, z.regex(/^[A-Za-z]{2}$/, 'Enter the state in two letters, such as ME.')),
  zipCode: readBy(plainValue, z.regex(/^\d{5}(-\d{4})?$/, 'Enter the ZIP code in five digits.')),
  website: trimmed(z.maxLength(200, 'Please shorten this to 200 characters.')),
  firstName: nameSchema('Enter your first name.'),
  lastName: nameSchema('Enter your last name.'),
  email: emailSchema(anyEmail),
  phone: phoneSchema,
})
export type LeadDraft = z.input<typeof form>
/** The text of the form, before it is validated. */
export const leadDraft: z.ZodMiniType<LeadDraft> = z.record(z.keyof(form), z.string())

export const createDraft = (restaurant: Restaurant | null): LeadDraft => ({
  name: restaurant?.name ?? '',
  addressOne: restaurant?.addressOne ?? '',
  city: restaurant?.city ?? '',
  state: restaurant?.state ?? '',
  zipCode: restaurant?.zipCode ?? '',
  website: restaurant?.website ?? '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
})

/** The schema of the form, for a restaurant of the directory, or null for another one. */
export const leadSchema = (place: Restaurant | null): z.ZodMiniType<Lead, LeadDraft> =>
  mapped(form, ({ firstName, lastName, email, phone, ...restaurant }): Lead => ({
    restaurant: {
      ...restaurant,
      state: restaurant.state.toUpperCase(),
      website: restaurant.website || null,
      phone: place?.phone ?? null,
      placeId: place?.placeId ?? null,
    },
    person: { firstName, lastName, email, phone },
  }))
