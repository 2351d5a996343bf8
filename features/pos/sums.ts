import { type BillAmounts, billAmounts } from '../bill/sums/billAmounts.ts'
import { earnedOf } from '../bill/sums/breakdown.ts'
import { tipOfferOf } from '../bill/tipping/tip.ts'
import type { Cents } from '../shared/money/money.ts'
import type { Visit } from './visit.ts'

/** Everything that the screens and the payment compute from a visit, once. */
export type Sums = BillAmounts & {
  /** What balance and reward do not pay of the bill. */
  readonly shortfall: Cents
  /** Whether more credit would pay some of it, and is sold here. */
  readonly canAddCredit: boolean
  readonly earned: Cents
}

export function sumsOf({ venue, ticket, choices }: Pick<Visit, 'venue' | 'ticket' | 'choices'>): Sums {
  const at = new Date(venue.readAt)
  const amounts = billAmounts(ticket, venue, { ...choices, useCash: true }, tipOfferOf(ticket, venue.tip), at)
  const { card } = amounts.breakdown
  return {
    ...amounts,
    shortfall: card,
    canAddCredit: card > 0 && venue.creditOptions.length > 0,
    earned: earnedOf(amounts.breakdown, venue.creditBack),
  }
}
