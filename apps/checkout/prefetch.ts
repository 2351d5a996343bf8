import type { Prefetch } from '../runtime/api/prefetch.ts'
import { token } from '../runtime/session/token.ts'
import { orderAddress, readLink } from './link.ts'

/** The order, with the signed-in user's token. */
export function prefetch(): Prefetch | null {
  const { option, promoCode } = readLink(location.search)
  return option && { path: orderAddress(option, promoCode), token: token() }
}
