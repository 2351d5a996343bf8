import type { Prefetch } from '../runtime/api/prefetch.ts'
import { token } from '../runtime/session/token.ts'
import { showPage } from '../runtime/start/shell.ts'
import { orderAddress, readLink } from './link.ts'
import { hasVisit } from './visits.ts'

/** The id of the shell's template: a placeholder without a form. */
export const orderTemplate = 'order'

/** The order, with the signed-in user's token. */
export function prefetch(): Prefetch | null {
  const { option, promoCode } = readLink(location.search)
  // A member's details are read, and a saved visit may be at another step.
  if (option === null || token() !== null || hasVisit()) showPage(orderTemplate)
  return option && { path: orderAddress(option, promoCode), token: token() }
}
