import { pathSegment } from '../../features/shared/links/pathSegment.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'
import { showCode } from './prefetchedCode.ts'
import { giftToken } from './giftToken.ts'

/** The gift: who opens the link waits for its code. */
export function prefetch(): Prefetch | null {
  const token = giftToken(location.search)
  return token === '' ? null : { path: `/api/v5/gifts/${pathSegment(token)}`, onAnswer: showCode }
}
