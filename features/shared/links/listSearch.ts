import * as z from 'zod/mini'
import { day } from '../dates/day.ts'
import { plainValue } from '../../../ui/text/plainValue.ts'

// oxlint-disable promise/valid-params -- the `catch` of a schema, and of no promise

/** Text in an address; empty where it has none. */
export const searchText = z._default(z.catch(z.string(), ''), '')

/** A day in an address, `YYYY-MM-DD`; empty where it has none. */
export const searchDay = z._default(z.catch(day, ''), '')

/** The page of a list in an address; the first where it has none. */
export const pageNumber = z._default(z.catch(z.coerce.number().check(z.int(), z.minimum(1)), 1), 1)

/** A search of the server begins at so many characters. */
export const fewestCharacters = 3

/** The query to ask the server; null while there are too few characters. */
export const getQuery = (q: string): string | null => (plainValue(q).length < fewestCharacters ? null : plainValue(q))

/** The query for people, whose numbers the server has as digits: `+64 (0)21 123 4567` asks for `64211234567`. */
export function peopleQuery(q: string): string {
  const plain = plainValue(q)
  // The 0 of a call within the country is no part of the number.
  const digits = plain.replaceAll(/\(0\)|\D/g, '').replace(/^0+/, '')
  return /^[\d\s+()./\p{Pd}]+$/u.test(plain) && digits !== '' ? digits : plain
}
