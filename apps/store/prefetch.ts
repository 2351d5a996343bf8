import { panelPath } from '../../features/purchase/paths.ts'
import { pathWith } from '../../features/shared/pathWith.ts'
import type { Prefetch } from '../runtime/prefetch.ts'
import { slugOf } from './address.ts'

/** The purchase panel. */
export const prefetch = (): Prefetch => ({ path: pathWith(panelPath, { slug: slugOf(location.search) }) })
