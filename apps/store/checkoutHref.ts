import { enterprise } from '#enterprise'
import { cleanCode } from '../../features/shared/code.ts'
import { type PurchaseOption, optionQuery } from '../../features/shared/purchaseOption.ts'
import { withCampaign } from '../runtime/campaign.ts'

/** The checkout of an option, with the campaign that brought the buyer and the promo code that stands there now. */
export function checkoutHref(option: PurchaseOption, promoCode: string): string {
  const address = new URL(withCampaign(`https://${enterprise.settings.domain}/checkout?${optionQuery(option)}`))
  const code = cleanCode(promoCode)
  if (code === '') address.searchParams.delete('code')
  else address.searchParams.set('code', code)
  return address.href
}
