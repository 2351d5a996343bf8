import type { Country } from '../../../themes/enterprise.ts'
import type { Cents } from '../../shared/money/money.ts'

type Start = {
  readonly country: Country
  /** The gift value: the order takes the discount off by itself. */
  readonly spend: Cents
  /** The query of the page, which goes with it: a campaign, for example. */
  readonly query: string
  /** The enterprise's domain. */
  readonly domain: string
}

const dollarsOf = (spend: Cents): string => (spend / 100).toFixed(2).replace('.00', '')

/**
 * Where an order starts: the site's own checkout, with the query of this page. New Zealand orders on the business host,
 * which takes the amount alone.
 */
export function startOrderHref({ country, spend, query, domain }: Start): string {
  if (country === 'NZ') return `https://business.${domain}/checkout/?spend=${dollarsOf(spend)}`
  const carried = new URLSearchParams(query)
  carried.set('spend', dollarsOf(spend))
  return `checkout?${carried}`
}
