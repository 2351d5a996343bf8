import * as z from 'zod/mini'
import { searchText } from '../../shared/links/listSearch.ts'

/** The address of a bill that is entered: the location, the guest, and whether by amount. */
export const checkAddress = z.object({
  location_id: searchText,
  user_id: searchText,
  // oxlint-disable-next-line promise/valid-params -- the `catch` of a schema, and of no promise
  by: z._default(z.catch(z.enum(['number', 'amount']), 'number'), 'number'),
})
