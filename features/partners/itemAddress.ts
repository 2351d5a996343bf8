import * as z from 'zod/mini'
import { searchText } from '../shared/links/listSearch.ts'

/** The address of a location or a brand. `list` is the search of the list that it was opened from. */
export const itemAddress = z.object({ id: searchText, list: searchText })
