import type { Cents } from '../../features/shared/money/money.ts'
import { appAddress } from '../runtime/page/appAddress.ts'
import { withCampaign } from '../runtime/tracking/campaign.ts'

/** The store's address with the monthly spend in whole dollars and the visitor's campaign. */
export function storeHref(spend: Cents): string {
  const { pathname, search } = new URL(withCampaign(new URL(`${appAddress('store')}?spend=${spend / 100}`, location.href).href))
  return pathname + search
}
