import { mapPath } from '../../features/map/paths.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'
import { isPrivacy } from './framePage.ts'

/** The restaurants of the map. */
export const prefetch = (): Prefetch | null => (isPrivacy(location.pathname) ? null : { path: mapPath })
