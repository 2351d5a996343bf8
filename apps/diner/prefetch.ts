import { pathSegment } from '../../features/shared/links/pathSegment.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'
import { token } from '../runtime/session/token.ts'

/** The restaurant of the check. */
export function prefetch(): Prefetch | null {
  const search = new URLSearchParams(location.search)
  const [pos, place] = [search.get('pos'), search.get('location')]
  if (!pos || !place || search.has('payment')) return null
  return { path: `/api/v4/external_locations/${pathSegment(pos)}/${pathSegment(place)}`, token: token() }
}
