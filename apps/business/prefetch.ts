import type { Prefetch } from '../runtime/prefetch.ts'

/** Where the visitor is. */
export const prefetch = (): Prefetch => ({ path: '/api/v4/ip_location' })
