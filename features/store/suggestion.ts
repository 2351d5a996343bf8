import type { Cents } from '../shared/money/money.ts'
import type { Tier } from './panel.ts'
import type { StateOf } from './purchase.ts'

export type Suggestion = { readonly spend: Cents; readonly nearest: Tier; readonly others: readonly Tier[] }

/**
 * The tier nearest to the calculator's monthly spend, and the other tiers. It never costs more than the spend. The calculator
 * counts the buyer's own dining, so gift cards have no suggestion.
 */
export function suggestionOf({ spend, draft, offering: { tiers } }: StateOf<'tiers'>): Suggestion | null {
  if (!spend || draft.tab !== 'cash') return null
  const within = tiers.filter(({ pay }) => pay <= spend)
  const nearest = within.reduce<Tier | null>((best, tier) => (best && isBetter(best, tier) ? best : tier), null)
  return nearest && { spend, nearest, others: tiers.filter((tier) => tier !== nearest) }
}

/** It uses more of the spend, or gives more for the same price. */
const isBetter = (one: Tier, other: Tier): boolean => one.pay > other.pay || (one.pay === other.pay && one.get >= other.get)
