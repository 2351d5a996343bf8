import type { Ticket } from '../ticket.ts'
import { type ChosenTip, type TipOffer, getTip } from '../tipping/tip.ts'
import type { Venue } from '../venue.ts'
import { type Breakdown, calculateBreakdown } from './breakdown.ts'
import { type OfferChoice, type UsableOffer, chosenOffer, clockAt, offerChoices } from './offers.ts'
import { zeroCents } from './share.ts'
import { type Validated, amountOrZero } from './validated.ts'

export type BillChoice = {
  /** Null before they choose: the suggested one. */
  readonly tip: ChosenTip | null
  /** The claim of the reward; null for none. */
  readonly claimId: string | null
  readonly useCash: boolean
}

/** The payment that a choice makes of a bill. */
export type BillAmounts = {
  readonly tipOffer: TipOffer
  readonly tip: Validated
  readonly rewards: readonly OfferChoice[]
  readonly reward: UsableOffer | null
  readonly breakdown: Breakdown
}

type Paid = Pick<Venue, 'offers' | 'cash' | 'timeZone'>

/** `at`: when the guest has read the bill. The restaurant's day decides which rewards count. */
export function billAmounts(ticket: Ticket, venue: Paid, choice: BillChoice, tipOffer: TipOffer, at: Date): BillAmounts {
  const tip = getTip(choice.tip, tipOffer)
  // A tip that cannot be paid counts as none until it is corrected: it never reaches a payment.
  const amount = amountOrZero(tip)
  // A calendar day needs `Intl`, which is slow at first. Without a reward it is not needed.
  const rewards =
    venue.offers.length === 0 ? [] : offerChoices(venue.offers, ticket, { split: null, extra: amount }, clockAt(at, venue.timeZone))
  const reward = chosenOffer(rewards, choice.claimId)
  const cash = choice.useCash ? venue.cash : zeroCents
  return {
    tipOffer,
    tip,
    rewards,
    reward,
    breakdown: calculateBreakdown(ticket, { split: null, offer: reward?.pays ?? zeroCents, cash, tip: amount }),
  }
}
