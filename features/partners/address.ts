import * as z from 'zod/mini'
import { searchText } from '../shared/links/listSearch.ts'

/** Every address names its project by the slug: `/locations?project=harbor-rye`. Lists extend this schema. */
export const projectAddress = z.object({ project: searchText })

/** The address of an item: `list` is the search of its list, `field` the field that takes the focus, by its name on the wire. */
export const itemAddress = z.object({ id: searchText, list: searchText, field: searchText })
