import { nearbyPath } from '../../features/brands/paths.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'

export const prefetch = (): Prefetch => ({ path: nearbyPath })
