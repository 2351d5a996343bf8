import { mapPath } from '../../features/map/paths.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'
import { isPrivacy } from './framePage.ts'

export const prefetch = (): Prefetch | null => (isPrivacy(location.pathname) ? null : { path: mapPath })
