import type { getNearby } from '../../features/brands/api.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'

export const prefetch = (): Prefetch => ({ path: '/api/v4/ip_location' satisfies (typeof getNearby)['path'] })
