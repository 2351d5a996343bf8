import type { Cents } from '../../features/shared/money.ts'
import { withCampaign } from '../runtime/campaign.ts'

/** The store beside this app, wherever both are served. */
const store = import.meta.env.DEV ? '/store/' : new URL(/* @vite-ignore */ '../store/', import.meta.url).pathname

/** The store, with the month of dining in whole dollars and the campaign that brought the visitor (NET-10). */
export function storeHref(spend: Cents): string {
  const { pathname, search } = new URL(withCampaign(new URL(`${store}?spend=${spend / 100}`, location.href).href))
  return pathname + search
}
