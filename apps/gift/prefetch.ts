import { pathSegment } from '../../features/shared/links/pathWith.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'
import { showNoGift } from './shellTemplates.ts'
import { giftToken } from './giftToken.ts'

/** The gift: its recipient waits for it. Without one the page is known already. */
export function prefetch(): Prefetch | null {
  const token = giftToken(location.search)
  if (token === '') {
    showNoGift()
    return null
  }
  return { path: `/api/v5/gifts/${pathSegment(token)}` }
}
