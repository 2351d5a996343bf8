import { panelPath } from '../../features/store/paths.ts'
import { pathWith } from '../../features/shared/links/pathWith.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'
import { slugFromSearch } from './address.ts'

export const prefetch = (): Prefetch => ({ path: pathWith(panelPath, { slug: slugFromSearch(location.search) }) })
