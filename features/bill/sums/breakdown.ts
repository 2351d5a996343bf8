import type { Rest } from '../../payment/rest.ts'
import { type Cents, type Currency, cents, formatMoney } from '../../shared/money/money.ts'
import { atLeastZero, percentOf, proportional, smaller, subtract, zeroCents } from './arithmetic.ts'
import { payingNow, restAfter } from './split.ts'
import type { Ticket } from '../ticket.ts'

export type PaymentChoice = {
  /** Null: all that is due. */
  readonly split: Cents | null
  /** The part paid by the reward; zero for 'Don’t use a reward'. */
  readonly offer: Cents
  /** The guest's cash; zero for 'Don’t use my balance'. */
  readonly cash: Cents
  readonly tip: Cents
}

/**
 * The sources of a payment. `houseAccount + offer + cash + card` is the part of the bill that this payment covers, to the
 * cent. A card pays the tip.
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
  readonly rest: Rest
}

type BreakdownBill = Pick<Ticket, 'due' | 'houseAccount' | 'cardOnly'> & Partial<Pick<Ticket, 'leftUnpaid'>>

/** A split pays the same share of each part of the bill, so that no guest is left with the part that only a card may pay. */
const proportionalPart = (part: Cents, paying: Cents, due: Cents): Cents =>
  due === 0 ? zeroCents : proportional(smaller(part, due), paying, due)

/** The sum that a payment leaves after the house account, and the part of it that a reward or cash may pay. */
function openParts(bill: BreakdownBill, split: Cents | null) {
  const paying = atLeastZero(payingNow(split, bill))
  const houseAccount = smaller(proportionalPart(bill.houseAccount, paying, bill.due), paying)
  const afterHouseAccount = subtract(paying, houseAccount)
  return { paying, houseAccount, afterHouseAccount, open: subtract(afterHouseAccount, proportionalPart(bill.cardOnly, paying, bill.due)) }
}

/** The part of a payment that a reward or cash may pay: neither the house account's part nor the part that only a card may pay. */
export const openToCredit = (bill: BreakdownBill, split: Cents | null): Cents => openParts(bill, split).open

/** Divides a payment in this order: house account, offer, cash, card. The offer goes before the cash, because an offer expires. */
export function calculateBreakdown(bill: BreakdownBill, choice: PaymentChoice): Breakdown {
  const { paying, houseAccount, afterHouseAccount, open } = openParts(bill, choice.split)
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
    rest: restAfter(bill, paying),
  }
}

export type Totals = Pick<Breakdown, 'charged' | 'grandTotal'>

export type Headline = { readonly label: 'Charged to card' | 'Total'; readonly amount: Cents }

/** The headline of a payment, on its page and its receipt: the card's charge, or else the total. */
export const headlineFromTotals = ({ charged, grandTotal }: Totals): Headline =>
  charged > 0 && charged !== grandTotal ? { label: 'Charged to card', amount: charged } : { label: 'Total', amount: grandTotal }

export const payLabelFromTotals = (totals: Totals, currency: Currency): string =>
  `Pay ${formatMoney(headlineFromTotals(totals).amount, currency)}`

/** The guest's credit back: a share of the bill's part that the card pays. The tip earns nothing. */
export const getEarnedCredit = ({ card }: Pick<Breakdown, 'card'>, creditBack: number): Cents => percentOf(card, creditBack * 100)
