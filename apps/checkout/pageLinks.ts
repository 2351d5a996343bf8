import type { PageLinks } from '../../features/checkout/hosts.ts'
import { hashByTab } from '../../features/store/panel.ts'
import { getHostPrefix } from '../../features/shared/links/hostPrefix.ts'
import { type PurchaseOption, optionQuery } from '../../features/shared/money/purchaseOption.ts'
import { appAddress, ownSubscriptionsHref } from '../runtime/page/deployed.ts'
import { withCampaign } from '../runtime/page/campaign.ts'

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

/** Whether only subscriptions are sold at this address. */
export const isSubscribe = (pathname: string): boolean => /\/subscribe\/?$/i.test(pathname)

/** Whether something that was bought is shown at this address: the member's own subscriptions, or the purchase of a link. */
export const isBought = (pathname: string): boolean => /\/(subscription|purchase)\/?$/i.test(pathname)

/** Whether it is the purchase of a link. */
export const isPurchaseLink = (pathname: string): boolean => /\/purchase\/?$/i.test(pathname)

/** The checkout of a subscription, or the choice of one, with the campaign and the promo code of this page. */
export function subscribeHref(option: PurchaseOption | null, promoCode: string | null): string {
  const address = new URL(`${appAddress('checkout')}subscribe`, location.origin)
  if (option) address.search = optionQuery(option)
  if (promoCode !== null) address.searchParams.set('code', promoCode)
  return withCampaign(address.href)
}
