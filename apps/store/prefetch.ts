import { pathSegment } from '../../features/shared/pathSegment.ts'
import type { Prefetch } from '../runtime/prefetch.ts'
import { slugOf } from './address.ts'

/** The purchase panel. */
export const prefetch = (): Prefetch => ({ path: `/api/v5/projects/${pathSegment(slugOf(location.search))}/purchase_panel` })
