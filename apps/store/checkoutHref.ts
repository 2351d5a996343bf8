import { cleanCode } from '../../features/shared/code.ts'
import { type PurchaseOption, optionQuery } from '../../features/shared/purchaseOption.ts'
import { appAddress } from '../runtime/appAddress.ts'
import { withCampaign } from '../runtime/campaign.ts'

/** The checkout of an option, with the campaign that brought the buyer and the promo code that stands there now. */
export function checkoutHref(option: PurchaseOption, promoCode: string): string {
  const address = new URL(withCampaign(new URL(`${appAddress('checkout')}?${optionQuery(option)}`, location.origin).href))
  const code = cleanCode(promoCode)
  if (code === '') address.searchParams.delete('code')
  else address.searchParams.set('code', code)
  return address.href
}
