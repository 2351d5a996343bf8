import { type Breakdown, breakdownOf } from '../bill/sums/breakdown.ts'
import { type OfferChoice, chosenOffer, clockAt, offerChoices } from '../bill/sums/offers.ts'
import { zeroCents } from '../bill/sums/share.ts'
import type { Ticket } from '../bill/ticket.ts'
import { type ChosenTip, type TipOffer, dinerTipOffer, tipOf } from '../bill/tipping/tip.ts'
import { type Validated, amountOf } from '../bill/sums/validated.ts'
import type { Venue } from '../bill/venue.ts'

/** What a diner chooses before they pay. */
export type Choice = {
  /** Null before they choose: the suggested one. */
  readonly tip: ChosenTip | null
  /** The claim of the reward; null for none. */
  readonly claimId: string | null
  readonly useCash: boolean
}

/** The payment that a choice makes of a check. */
export type CheckAmounts = {
  readonly tipOffer: TipOffer
  readonly tip: Validated
  readonly rewards: readonly OfferChoice[]
  readonly reward: Extract<OfferChoice, { readonly status: 'usable' }> | null
  readonly breakdown: Breakdown
}

/** What is chosen at first: the usual tip, the reward that the server proposes, and the diner's cash. */
export const firstChoice = (venue: Venue): Choice => ({ tip: null, claimId: venue.chosenClaimId, useCash: true })

/** `now`: when the diner opened the check. The restaurant's day decides which rewards count. */
export function checkAmountsOf(ticket: Ticket, venue: Venue, choice: Choice, now: Date): CheckAmounts {
  const tipOffer = dinerTipOffer(ticket, venue.tip)
  const tip = tipOf(choice.tip, tipOffer)
  const rewards = offerChoices(venue.offers, ticket, { split: null, extra: amountOf(tip) }, clockAt(now, venue.timeZone))
  const reward = chosenOffer(rewards, choice.claimId)
  const breakdown = breakdownOf(ticket, {
    split: null,
    offer: reward?.pays ?? zeroCents,
    cash: choice.useCash ? venue.cash : zeroCents,
    tip: amountOf(tip),
  })
  return { tipOffer, tip, rewards, reward, breakdown }
}
