import type { PageLinks } from '../../features/checkout/hosts.ts'
import { hashByTab } from '../../features/store/panel.ts'
import { getHostPrefix } from '../../features/shared/links/hostPrefix.ts'
import { appAddress, ownSubscriptionsHref } from '../runtime/page/deployed.ts'

/** The store page that the buyer came from; otherwise the enterprise's store. */
function backHref(): string {
  const store = appAddress('store')
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  return from?.origin === location.origin && from.pathname.startsWith(store) ? `${from.pathname}${from.search}${from.hash}` : store
}

export function pageLinks(): PageLinks {
  const host = getHostPrefix(location.hostname)
  const back = backHref()
  return {
    host,
    backHref: host === 'give' && !back.includes('#') ? back + hashByTab.giftCards : back,
    mapHref: `${appAddress('embed')}map`,
    manageHref: ownSubscriptionsHref(),
    passMapHref: `${appAddress('embed')}map?pass=true`,
  }
}
