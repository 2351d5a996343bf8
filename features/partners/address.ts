import * as z from 'zod/mini'
import { searchText } from '../shared/links/listSearch.ts'

/** Every address names its project by the slug: `/locations?project=harbor-rye`. Lists extend this schema. */
export const projectAddress = z.object({ project: searchText })

/** The address of a location or a brand. `list` is the search of the list that it was opened from. */
export const itemAddress = z.object({ id: searchText, list: searchText })
