import { appAddress } from '../runtime/appAddress.ts'

/** The page on which the buyer chose, where that is known; else the enterprise's own. */
export function backHref(): string {
  const store = appAddress('store')
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  return from?.origin === location.origin && from.pathname.startsWith(store) ? `${from.pathname}${from.search}${from.hash}` : store
}
