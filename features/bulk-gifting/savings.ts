import { type Cents, cents } from '../shared/money/money.ts'
import type { GiftTier, GiftTiers } from './terms.ts'

/** What a gift value costs. The total and the savings add up to the value, to the cent. */
export type GiftBill = { readonly value: Cents; readonly percent: number; readonly savings: Cents; readonly total: Cents }

/** The tier of a gift value; the first where it is below all of them. */
const tierAt = (value: Cents, tiers: GiftTiers): GiftTier => tiers.findLast(({ from }) => value >= from) ?? tiers[0]

/** A part of a cent is the buyer's. */
export function giftBill(value: Cents, tiers: GiftTiers): GiftBill {
  const tier = tierAt(value, tiers)
  const percent = value >= tier.from ? tier.percent : 0
  // Hundredths of a percent are whole, so that the division is the only inexact step.
  const savings = cents(Math.ceil((value * Math.round(percent * 100)) / 10_000))
  return { value, percent, savings, total: cents(value - savings) }
}
