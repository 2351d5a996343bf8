import type { Cents } from '../shared/money.ts'
import type { Tier } from './panel.ts'
import type { StateOf } from './purchase.ts'

export type Suggestion = { readonly spend: Cents; readonly nearest: Tier; readonly others: readonly Tier[] }

/**
 * The tier that comes nearest to the month of dining of the calculator's link, and those beside it. Never one above it:
 * whoever counted $500 is not asked for more. Gifts are not of the buyer's own dining.
 */
export function suggestionOf({ spend, draft, offering: { tiers } }: StateOf<'tiers'>): Suggestion | null {
  if (!spend || draft.tab !== 'cash') return null
  const within = tiers.filter(({ pay }) => pay <= spend)
  const nearest = within.reduce<Tier | null>((best, tier) => (best && isBetter(best, tier) ? best : tier), null)
  return nearest && { spend, nearest, others: tiers.filter((tier) => tier !== nearest) }
}

/** More of the amount is used, or the same brings more. */
const isBetter = (one: Tier, other: Tier): boolean => one.pay > other.pay || (one.pay === other.pay && one.get >= other.get)
