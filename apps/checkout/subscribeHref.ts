import { type PurchaseOption, optionQuery } from '../../features/shared/money/purchaseOption.ts'
import { appAddress } from '../runtime/page/deployed.ts'
import { withCampaign } from '../runtime/tracking/campaign.ts'

/** Whether only subscriptions are sold at this address. */
export const isSubscribe = (pathname: string): boolean => /\/subscribe\/?$/i.test(pathname)

/** Whether the member's own subscriptions are shown at this address. */
export const isOwnSubscriptions = (pathname: string): boolean => /\/subscription\/?$/i.test(pathname)

/** The checkout of a subscription, or the choice of one, with the campaign and the promo code of this page. */
export function subscribeHref(option: PurchaseOption | null, promoCode: string | null): string {
  const address = new URL(`${appAddress('checkout')}subscribe`, location.origin)
  if (option) address.search = optionQuery(option)
  if (promoCode !== null) address.searchParams.set('code', promoCode)
  return withCampaign(address.href)
}
