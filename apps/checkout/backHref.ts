import { appAddress } from '../runtime/page/deployed.ts'

/** The store page that the buyer came from; otherwise the enterprise's store. */
export function backHref(): string {
  const store = appAddress('store')
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  return from?.origin === location.origin && from.pathname.startsWith(store) ? `${from.pathname}${from.search}${from.hash}` : store
}
