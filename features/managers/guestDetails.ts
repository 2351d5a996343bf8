import * as z from 'zod/mini'
import { type CashParts, cashFromWire, cashPartsFromWire } from '../bill/reading/balances.ts'
import { creditBack } from '../bill/reading/venueFields.ts'
import type { Offer } from '../bill/sums/offers.ts'
import { offerList } from '../bill/reading/offersWire.ts'
import { type Cents, signedDollars } from '../shared/money/money.ts'
import { cardText } from '../payment/cardText.ts'
import { lastFour } from '../payment/wire/lastFour.ts'
import { id, inside, listOf, listOrEmpty, nullish, optional, text, mapped } from '../shared/api/wire.ts'
import { type Guest, guestFromWire, guestWire } from './guest.ts'
import { type Transaction, transaction } from './transaction.ts'

export const guestFailure = 'We could not read the guest. Please try again.'

/** A card of a guest. `name` is `Visa ending in 4242`; null where its digits are not known. */
export type GuestCard = { readonly id: string; readonly name: string | null }

/** A guest, with what they paid at one location. */
export type GuestDetails = Guest & {
  readonly cards: readonly GuestCard[]
  /** Null where the server does not say. */
  readonly creditBalance: Cents | null
  readonly passBalance: Cents | null
  /** The guest's cash: the part of both balances that can pay. */
  readonly cash: Cents
  readonly cashParts: CashParts | null
  readonly offers: readonly Offer[]
  /** The share of a payment by card that they earn back: 0.2 is 20 %. */
  readonly creditBack: number
  /** The latest first. */
  readonly transactions: readonly Transaction[]
}

const card = z.object({ id, brand: text, last_four: optional(lastFour) })

const detailsWire = z.extend(guestWire, {
  stripe_sources: listOrEmpty(card),
  credit_balance: nullish(signedDollars),
  ik_pass_balance: nullish(signedDollars),
  active_offers: offerList,
  sub_credit_back_percent: creditBack,
  transactions: listOf(transaction),
})

const cardFromWire = ({ id, brand, last_four }: z.output<typeof card>): GuestCard => ({
  id,
  name: last_four === null ? null : cardText({ brand: brand ?? 'Card', lastFour: last_four }),
})

const details = mapped(detailsWire, (wire): GuestDetails => ({
  ...guestFromWire(wire),
  cards: wire.stripe_sources.map(cardFromWire),
  creditBalance: wire.credit_balance,
  passBalance: wire.ik_pass_balance,
  cash: cashFromWire({ balance: null, credit_balance: wire.credit_balance, ik_pass_balance: wire.ik_pass_balance }),
  cashParts: cashPartsFromWire(wire),
  offers: wire.active_offers,
  creditBack: wire.sub_credit_back_percent,
  transactions: wire.transactions,
}))

export const guestDetailsResponse = inside('user', details)
