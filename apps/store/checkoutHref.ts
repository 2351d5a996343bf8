import { type PurchaseOption, optionQuery } from '../../features/shared/purchaseOption.ts'
import { appAddress } from '../runtime/appAddress.ts'
import { withUtm } from '../runtime/campaign.ts'

/** The checkout of an option, with the campaign that brought the buyer and the promo code that stands there now. */
export function checkoutHref(option: PurchaseOption, promoCode: string): string {
  const address = new URL(`${appAddress('checkout')}?${optionQuery(option)}`, location.origin)
  const code = promoCode.trim()
  if (code !== '') address.searchParams.set('code', code)
  return withUtm(address.href)
}
