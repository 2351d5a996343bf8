import { nearbyPath } from '../../features/brands/paths.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'

/** Where the visitor is. */
export const prefetch = (): Prefetch => ({ path: nearbyPath })
