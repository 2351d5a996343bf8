import type { Cents } from '../../shared/money/money.ts'
import type { Ticket } from '../ticket.ts'
import { type ChosenTip, type TipOffer, getTip } from '../tipping/tip.ts'
import type { Venue } from '../venue.ts'
import { type Breakdown, calculateBreakdown } from './breakdown.ts'
import { type OfferChoice, type UsableOffer, chosenOffer, clockAt, offerChoices } from './offers.ts'
import { type PartChoice, getPart } from './part.ts'
import { chosenLines } from './lines.ts'
import { zeroCents } from './arithmetic.ts'
import { type Validated, amountOrZero } from './validated.ts'

export type BillChoice = {
  /** Null: all that is due. */
  readonly part: PartChoice | null
  /** Null before they choose: the suggested one. */
  readonly tip: ChosenTip | null
  /** The claim of the reward; null for none. */
  readonly claimId: string | null
  readonly useCash: boolean
}

/** The payment that a choice makes of a bill. */
export type BillAmounts = {
  /** The part of the bill that this payment covers. */
  readonly part: Validated
  /** The lines that the part pays, by their ids; null for a part that is none of lines. */
  readonly lineIds: string[] | null
  readonly tipOffer: TipOffer
  readonly tip: Validated
  readonly rewards: readonly OfferChoice[]
  readonly reward: UsableOffer | null
  readonly breakdown: Breakdown
}

type Paid = Pick<Venue, 'offers' | 'cash' | 'timeZone'>
type CreditChoice = Pick<BillChoice, 'claimId' | 'useCash'> & {
  /** The part of the bill; null for all that is due. */
  readonly split: Cents | null
  /** The tip and everything else that is added. */
  readonly extra: Cents
}

/** The rewards for a part of a bill, and the sources of money that pay it. `at`: its day decides which rewards count. */
export function creditAmounts(
  ticket: Ticket,
  { offers, cash, timeZone }: Paid,
  { split, extra, claimId, useCash }: CreditChoice,
  at: Date,
): Pick<BillAmounts, 'rewards' | 'reward' | 'breakdown'> {
  // A calendar day needs `Intl`, which is slow at first. Without a reward it is not needed.
  const rewards = offers.length === 0 ? [] : offerChoices(offers, ticket, { split, extra }, clockAt(at, timeZone))
  const reward = chosenOffer(rewards, claimId)
  const choice = { split, offer: reward?.pays ?? zeroCents, cash: useCash ? cash : zeroCents, tip: extra }
  return { rewards, reward, breakdown: calculateBreakdown(ticket, choice) }
}

/**
 * `getOffer`: the tips for a part of the bill; null for all of it. `at`: when the guest has read the bill. The restaurant's day
 * decides which rewards count.
 */
export function billAmounts(
  ticket: Ticket,
  venue: Paid,
  { part: chosen, tip: chosenTip, ...credit }: BillChoice,
  getOffer: (split: Cents | null) => TipOffer,
  at: Date,
): BillAmounts {
  const part = getPart(chosen, ticket)
  // A part that cannot be paid shows the whole bill until it is corrected: the page pays nothing before.
  const split = chosen === null || part.kind === 'invalid' ? null : part.amount
  const tipOffer = getOffer(split)
  const tip = getTip(chosenTip, tipOffer)
  // A tip that cannot be paid counts as none until it is corrected: it never reaches a payment.
  const lineIds = chosen?.kind === 'lines' ? chosenLines(chosen.ids, ticket).map(({ id }) => id) : null
  return { part, lineIds, tipOffer, tip, ...creditAmounts(ticket, venue, { ...credit, split, extra: amountOrZero(tip) }, at) }
}
