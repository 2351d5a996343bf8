import * as z from 'zod/mini'

// oxlint-disable promise/valid-params -- the `catch` of a schema, and of no promise

/** Text in an address; empty where it has none. */
export const searchText = z._default(z.catch(z.string(), ''), '')

/** The page of a list in an address; the first where it has none. */
export const pageNumber = z._default(z.catch(z.coerce.number().check(z.int(), z.minimum(1)), 1), 1)
