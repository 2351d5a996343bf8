import { formatDay } from '../../shared/dates/day.ts'
import { type Cents, cents, formatMoneyShort } from '../../shared/money/money.ts'
import { dayIn, dayNote } from '../../shared/dates/time.ts'
import type { Zone } from '../../shared/dates/zone.ts'
import { openToCredit } from './breakdown.ts'
import { smaller, zeroCents } from './arithmetic.ts'
import { payingNow } from './split.ts'
import type { Ticket } from '../ticket.ts'

/** The end of an offer: its last calendar day at the restaurant, or a moment. */
export type OfferEnd = { readonly lastDay: string } | { readonly before: Date }

/** An offer that the guest has claimed, as a reward on a bill. */
export type Offer = {
  /** The offer, by which an item of the bill refers to it. Null: it fits no item. */
  readonly id: string | null
  /** The guest's claim, which the payment names. */
  readonly claimId: string
  readonly name: string
  /** An item offer pays for one item of the bill. */
  readonly kind: 'bill' | 'item'
  readonly balance: Cents
  readonly minimumSpend: Cents | null
  /** Every end counts; the first one ends the offer. */
  readonly ends: readonly OfferEnd[]
  /** The days from the claim for which it counts; null where the server does not count in days. */
  readonly validDays: number | null
  /** The server's reason why it cannot be used on this bill. */
  readonly ineligible: string | null
}

/** A line of the offer list: `pays` is what the offer takes off the bill, and `until` its last day as text, null if it is unknown. */
export type OfferChoice =
  | { readonly status: 'usable'; readonly offer: Offer; readonly pays: Cents; readonly until: string | null }
  | { readonly status: 'disabled'; readonly offer: Offer; readonly reason: string }

/** Now, the restaurant's time zone, and its calendar day `YYYY-MM-DD`. */
export type Clock = { readonly now: Date; readonly timeZone: Zone; readonly day: string }

/** The clock of a restaurant's time zone. */
export const clockAt = (now: Date, timeZone: Zone): Clock => ({ now, timeZone, day: dayIn(now, timeZone) })

const isOver = (end: OfferEnd, { now, day }: Clock): boolean => ('lastDay' in end ? end.lastDay < day : end.before <= now)

const isExpired = ({ ends }: Offer, clock: Clock): boolean => ends.some((end) => isOver(end, clock))

/** The offer's last day in that time zone as text; null if it is unknown. */
export function untilText({ ends, validDays }: Offer, timeZone: Zone): string | null {
  // A moment ends the day before it, if it is a midnight.
  const days = ends.map((end) => ('lastDay' in end ? end.lastDay : dayIn(new Date(end.before.getTime() - 1), timeZone)))
  const [first] = days.toSorted()
  if (first !== undefined) return `Until ${formatDay(first)}${ends.some((end) => 'before' in end) ? dayNote(timeZone) : ''}`
  return validDays === null ? null : `For ${validDays} days from the claim`
}

type OfferBill = Pick<Ticket, 'currency' | 'due' | 'houseAccount' | 'cardOnly' | 'itemOffers'>

/** The payment now: the part of the bill, null for all of it, and the tip with everything else that is added. */
type OfferPayment = { readonly split: Cents | null; readonly extra: Cents }

function toChoice(offer: Offer, bill: OfferBill, { split, extra }: OfferPayment, { timeZone }: Clock): OfferChoice {
  const { itemOffers } = bill
  const grandTotal = cents(payingNow(split, bill) + extra)
  const disabled = (reason: string): OfferChoice => ({ status: 'disabled', offer, reason })
  if (offer.ineligible !== null) return disabled(offer.ineligible)
  const item = itemOffers.find(({ offerId }) => offerId === offer.id)
  if (offer.kind === 'item' && !item) return disabled('Item not on bill')
  if (offer.minimumSpend !== null && offer.minimumSpend > grandTotal) {
    return disabled(`Spend ${formatMoneyShort(offer.minimumSpend, bill.currency)} or more to use this reward`)
  }
  const most = offer.kind === 'item' && item ? smaller(item.amount, offer.balance) : offer.balance
  const pays = smaller(most, openToCredit(bill, split))
  // It would be used up for nothing.
  if (pays === zeroCents) return disabled('Nothing on this bill is left for it to pay')
  return { status: 'usable', offer, pays, until: untilText(offer, timeZone) }
}

/** The offers to show for a bill: neither expired ones nor those with nothing left, which would pay nothing. */
export const offerChoices = (offers: readonly Offer[], bill: OfferBill, payment: OfferPayment, clock: Clock): readonly OfferChoice[] =>
  offers.filter((offer) => offer.balance > 0 && !isExpired(offer, clock)).map((offer) => toChoice(offer, bill, payment, clock))

export type UsableOffer = Extract<OfferChoice, { readonly status: 'usable' }>

/** The reward that takes the most off this bill; of equal ones the smaller, which leaves more for another visit. Null for none. */
export function bestOffer(choices: readonly OfferChoice[]): UsableOffer | null {
  const usable = choices.filter((choice) => choice.status === 'usable')
  const [best] = usable.toSorted((one, other) => other.pays - one.pays || one.offer.balance - other.offer.balance)
  return best ?? null
}

/** The one reward that this visit uses; null for 'Don’t use a reward', and for an offer that can no longer be used. */
export function chosenOffer(choices: readonly OfferChoice[], claimId: string | null): UsableOffer | null {
  const choice = choices.find(({ offer }) => offer.claimId === claimId)
  return choice?.status === 'usable' ? choice : null
}
