import { type Cents, cents, formatMoney } from '../../shared/money/money.ts'
import { atLeastZero, percentOf, portion, smaller, subtract, zeroCents } from './share.ts'
import { payingNow, remainingDue } from './split.ts'
import type { Ticket } from '../ticket.ts'

/** What the guest has chosen to pay with. */
export type PaymentChoice = {
  /** Null: all that is due. */
  readonly split: Cents | null
  /** What the reward pays; zero for 'Don't use a reward'. */
  readonly offer: Cents
  /** Platewell cash; zero for 'Don't use my balance'. */
  readonly cash: Cents
  readonly tip: Cents
  /** Nothing but the card pays, not even a house account. */
  readonly byCardAlone?: boolean
}

/** The choice of a business expense: the full bill goes to the card, and everything else is saved for later. */
export const businessChoice = ({ split, tip }: PaymentChoice): PaymentChoice => ({
  split,
  tip,
  offer: zeroCents,
  cash: zeroCents,
  byCardAlone: true,
})

/**
 * Which money pays what. `houseAccount + offer + cash + card` is what this payment takes off the bill, to the cent. The tip is
 * always paid by card.
 */
export type Breakdown = {
  readonly paying: Cents
  readonly houseAccount: Cents
  readonly offer: Cents
  readonly cash: Cents
  /** The card's part of the bill, without the tip. */
  readonly card: Cents
  readonly tip: Cents
  /** `card + tip`: what the cards are charged. */
  readonly charged: Cents
  /** `paying + tip` */
  readonly grandTotal: Cents
  /** The part of the bill that stays unpaid afterwards. */
  readonly remaining: Cents
}

type BreakdownBill = Pick<Ticket, 'due' | 'houseAccount' | 'cardOnly'> & Partial<Pick<Ticket, 'leftUnpaid'>>

/** A split pays the same share of each part of the bill, so that no guest is left with the part that only a card may pay. */
const shareOf = (part: Cents, paying: Cents, due: Cents): Cents => (due === 0 ? zeroCents : portion(smaller(part, due), paying, due))

/** The sum that a payment leaves after the house account, and the part of it that a reward or cash may pay. */
function openParts(bill: BreakdownBill, split: Cents | null) {
  const paying = atLeastZero(payingNow(split, bill))
  const houseAccount = smaller(shareOf(bill.houseAccount, paying, bill.due), paying)
  const afterHouseAccount = subtract(paying, houseAccount)
  return { paying, houseAccount, afterHouseAccount, open: subtract(afterHouseAccount, shareOf(bill.cardOnly, paying, bill.due)) }
}

/** The part of a payment that a reward or cash may pay: neither the house account's part nor what only a card may pay. */
export const openToCredit = (bill: BreakdownBill, split: Cents | null): Cents => openParts(bill, split).open

/**
 * Divides a payment among its sources, in this order: house account, offer, cash, card. The offer goes before the cash, because
 * an offer expires.
 */
export function breakdownOf(bill: BreakdownBill, choice: PaymentChoice): Breakdown {
  const ownPart = choice.byCardAlone ? { ...bill, houseAccount: zeroCents } : bill
  const { paying, houseAccount, afterHouseAccount, open } = openParts(ownPart, choice.split)
  const offer = smaller(atLeastZero(choice.offer), open)
  const cash = smaller(atLeastZero(choice.cash), subtract(open, offer))
  const card = cents(afterHouseAccount - offer - cash)
  const tip = atLeastZero(choice.tip)
  return {
    paying,
    houseAccount,
    offer,
    cash,
    card,
    tip,
    charged: cents(card + tip),
    grandTotal: cents(paying + tip),
    remaining: cents(remainingDue(bill, paying) + (bill.leftUnpaid ?? 0)),
  }
}

/** What a payment comes to. */
export type Totals = Pick<Breakdown, 'charged' | 'grandTotal'>

/** An amount, and what it is called. */
export type Headline = { readonly label: 'Charged to card' | 'Total'; readonly amount: Cents }

/**
 * The amount by which a payment is known, from the header of its page to its receipt: what the card is charged. Where no card is
 * charged it is the total, which credit pays.
 */
export const headlineOf = ({ charged, grandTotal }: Totals): Headline =>
  charged > 0 && charged !== grandTotal ? { label: 'Charged to card', amount: charged } : { label: 'Total', amount: grandTotal }

/** The text of the button that pays. */
export const payLabelOf = (totals: Totals): string => `Pay ${formatMoney(headlineOf(totals).amount)}`

/** What a payment came to: what the card was charged is the server's word, where it has one. What credit pays is as agreed. */
export const settledTotals = ({ charged, grandTotal }: Totals, saidCharged: Cents | null): Totals =>
  saidCharged === null ? { charged, grandTotal } : { charged: saidCharged, grandTotal: cents(grandTotal - charged + saidCharged) }

/** The sums of a payment that was made, for its facts: the total only beside another headline. */
export function settledSums(totals: Totals): readonly [Headline, ...Headline[]] {
  const headline = headlineOf(totals)
  return headline.label === 'Total' ? [headline] : [headline, { label: 'Total', amount: totals.grandTotal }]
}

/** What the guest earns back: a share of the bill that the card pays. The tip belongs to the staff and earns nothing. */
export const earnedOf = ({ card }: Pick<Breakdown, 'card'>, creditBack: number): Cents => percentOf(card, creditBack * 100)
