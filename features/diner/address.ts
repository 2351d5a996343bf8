import * as z from 'zod/mini'
import { searchText } from '../shared/links/listSearch.ts'

/** The address of a check. The specification names no parameters: their names are our decision, and follow the calls that read them. */
export const checkAddress = z.object({
  pos: searchText,
  location: searchText,
  ticket: searchText,
  /** A table may have several open checks. */
  table: searchText,
  return_url: searchText,
})
export type CheckAddress = z.output<typeof checkAddress>
