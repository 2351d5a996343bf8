import * as z from 'zod/mini'

/** A search runs from this many characters on (MGR-03). */
export const fewestCharacters = 3

/** Text of a query in the address; a number where the router has read one. */
// oxlint-disable-next-line promise/valid-params -- the `catch` of a schema, and of no promise
export const queryText = z.catch(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), '')

/** The address of a search for locations. */
export const locationSearch = z.object({ q: z._default(queryText, '') })
/** The address of a search for guests, at a location. */
export const guestSearch = z.object({ q: z._default(queryText, ''), location_id: z._default(queryText, '') })

/** The address of a guest at a location. */
export const guestAddress = z.object({ location_id: z._default(queryText, ''), user_id: z._default(queryText, '') })
/** The address of a payment; with `user_id` where it was opened from its guest. */
export const refundAddress = z.extend(guestAddress, { transaction_id: z._default(queryText, '') })

export type LocationSearch = z.output<typeof locationSearch>
export type GuestSearch = z.output<typeof guestSearch>

/** The query to ask the server; null while there are too few characters. */
export const queryOf = (q: string): string | null => (q.trim().length < fewestCharacters ? null : q.trim())
