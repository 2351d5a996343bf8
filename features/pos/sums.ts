import { type Breakdown, breakdownOf } from '../bill/sums/breakdown.ts'
import { type OfferChoice, chosenOffer, clockAt, offerChoices } from '../bill/sums/offers.ts'
import { earnedOf } from '../bill/sums/savings.ts'
import { zeroCents } from '../bill/sums/share.ts'
import { type TipOffer, tipOf, tipOfferOf } from '../bill/tipping/tip.ts'
import { type Validated, amountOf } from '../bill/sums/validated.ts'
import type { Cents } from '../shared/money/money.ts'
import type { Visit } from './visit.ts'

type Priced = Pick<Visit, 'venue' | 'ticket' | 'choices'>

/** Everything that the screens and the payment compute from a visit, once. */
export type Sums = {
  readonly tipOffer: TipOffer
  readonly validatedTip: Validated
  readonly tip: Cents
  readonly offers: readonly OfferChoice[]
  readonly offer: Extract<OfferChoice, { status: 'usable' }> | null
  readonly breakdown: Breakdown
  /** What balance and offer do not pay of the bill. */
  readonly shortfall: Cents
  /** Whether more credit would pay some of it, and is sold here. */
  readonly canAddCredit: boolean
  readonly earned: Cents
}

export function sumsOf(visit: Priced): Sums {
  const { venue, ticket, choices } = visit
  const tipOffer = tipOfferOf(ticket, venue.tip)
  const validatedTip = tipOf(choices.tip, tipOffer)
  // A tip that cannot be paid counts as none until it is corrected: it never reaches a payment.
  const tip = amountOf(validatedTip)
  // A calendar day needs `Intl`, which is slow at first: not without an offer.
  const offers =
    venue.offers.length === 0
      ? []
      : offerChoices(venue.offers, ticket, { split: null, extra: tip }, clockAt(new Date(venue.readAt), venue.timeZone))
  const offer = chosenOffer(offers, choices.claimId)
  const breakdown = breakdownOf(ticket, { split: null, offer: offer?.pays ?? zeroCents, cash: venue.cash, tip })
  return {
    tipOffer,
    validatedTip,
    tip,
    offers,
    offer,
    breakdown,
    shortfall: breakdown.card,
    canAddCredit: breakdown.card > 0 && venue.creditOptions.length > 0,
    earned: earnedOf(breakdown, venue.creditBack),
  }
}
