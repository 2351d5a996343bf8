import * as z from 'zod/mini'
import { searchText } from '../shared/links/listSearch.ts'

/** Every address names its project by the slug: `/locations?project=harbor-rye`. Lists extend this schema. */
export const projectAddress = z.object({ project: searchText })

/**
 * The address of a location or a brand. `list` is the search of the list that it was opened from; `field` is the field that takes
 * the focus, by its name on the wire.
 */
export const itemAddress = z.object({ id: searchText, list: searchText, field: searchText })
