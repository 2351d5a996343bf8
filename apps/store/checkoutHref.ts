import { type PurchaseOption, optionQuery } from '../../features/shared/money/purchaseOption.ts'
import { appAddress } from '../runtime/page/appAddress.ts'
import { withUtm } from '../runtime/tracking/campaign.ts'

/** The checkout's address for an option, with the buyer's campaign and the current promo code. */
export function checkoutHref(option: PurchaseOption, promoCode: string): string {
  const address = new URL(`${appAddress('checkout')}?${optionQuery(option)}`, location.origin)
  const code = promoCode.trim()
  if (code !== '') address.searchParams.set('code', code)
  return withUtm(address.href)
}
