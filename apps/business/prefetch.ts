import { nearbyPath } from '../../features/brands/paths.ts'
import type { Prefetch } from '../runtime/prefetch.ts'

/** Where the visitor is. */
export const prefetch = (): Prefetch => ({ path: nearbyPath })
