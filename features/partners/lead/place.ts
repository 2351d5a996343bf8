import * as z from 'zod/mini'
import { fields, id, inside, listOf, name, sentAs, text, wireNames } from '../../shared/api/wire.ts'
import { phoneDigits, zipCode } from '../project.ts'

// The specification names these calls and their requests (A §7). Their answers are our decision.

/** A restaurant that a search found. */
const place = fields({ id: ['id', id], name: ['name', name], address: ['address', text] })
export type Place = z.output<typeof place>

/** `{ places: … }` of the wire. */
export const placesResponse = inside('places', listOf(place))

/** The restaurant's fields in a lead's form. */
const described = {
  name: ['name', name],
  addressOne: ['address_line_one', text],
  city: ['city', text],
  state: ['state', text],
  zipCode: ['zip_code', zipCode],
  website: ['website_url', text],
} as const

/** The wire's name of each field of a restaurant, in the order of the form. */
export const restaurantNames = wireNames(described)

const phone = ['phone', phoneDigits] as const
const details = fields({ placeId: ['id', id], ...described, phone })
const sentText = z.optional(z.nullable(z.string()))

export const sentRestaurant = fields({ placeId: ['place_id', sentText], ...sentAs({ ...described, phone }, sentText) })

/** A restaurant, as the directory describes it; with the fields that are typed where it is not in the directory. */
export type Restaurant = Omit<z.output<typeof details>, 'placeId'> & { readonly placeId: string | null }

/** A restaurant whose details cannot be read. */
export const unread = ({ id, name }: Place): Restaurant => ({
  placeId: id,
  name,
  addressOne: null,
  city: null,
  state: null,
  zipCode: null,
  phone: null,
  website: null,
})

/** `{ place: … }` of the wire. */
export const placeResponse = inside('place', details)
