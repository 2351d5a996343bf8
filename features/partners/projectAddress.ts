import * as z from 'zod/mini'
import { searchText } from '../shared/links/listSearch.ts'

/** Every address names its project by the slug: `/locations?project=harbor-rye`. Lists extend this schema. */
export const projectAddress = z.object({ project: searchText })
