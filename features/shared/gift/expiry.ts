import * as z from 'zod/mini'
import { dayOrTime, formatDay } from '../dates/day.ts'
import { orDropped } from '../api/dropped.ts'

/** The last day of a gift, which is null where it cannot be read. Null for a gift that does not end. */
export type Expiry = { readonly day: string | null } | null

/** Null on the wire, or absent, for no expiry. */
export const expiryOnTheWire = orDropped(
  z.codec(z.nullish(dayOrTime), z.custom<Expiry>(), { decode: (day) => (day ? { day } : null), encode: (end) => end?.day }),
  { day: null },
)

/** The law asks for the expiry of a gift, or that it has none, wherever its value is shown. */
export function expiryText(end: Expiry): string {
  if (end === null) return 'No expiry'
  return end.day === null ? 'We can’t read its expiry date' : `Use it by ${formatDay(end.day)}`
}

/** The same as a fact with its name. */
export const expiryFact = (end: Expiry) =>
  end?.day ? { term: 'Use it by', detail: formatDay(end.day) } : { term: 'Expiry', detail: expiryText(end) }

/** `This gift expired on January 31, 2027.` */
export const expiredText = (what: string, end: Expiry): string =>
  end?.day ? `${what} expired on ${formatDay(end.day)}.` : `${what} has expired.`
