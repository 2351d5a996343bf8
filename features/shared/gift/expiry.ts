import * as z from 'zod/mini'
import { dayOrTime } from '../dates/day.ts'
import { orDropped } from '../api/dropped.ts'

/** The last day of a gift, which is null where it cannot be read. Null for a gift that does not end. */
export type Expiry = { readonly day: string | null } | null

/** Null on the wire, or absent, for no expiry. */
export const expiryOnTheWire = orDropped(
  z.codec(z.nullish(dayOrTime), z.custom<Expiry>(), { decode: (day) => (day ? { day } : null), encode: (end) => end?.day }),
  { day: null },
)
