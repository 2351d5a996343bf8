import * as z from 'zod/mini'
import { type Cents, signedDollars } from '../shared/money.ts'
import { id, listOf, optional, orElse, text } from '../shared/wire.ts'
import { type Guest, guestOf, guestWire } from './guest.ts'
import { type Transaction, transaction } from './transaction.ts'

/** A guest, with what they paid at one location (MGR-05). */
export type GuestDetails = Guest & {
  /** `Visa ending in 4242`, for each card whose digits are known. */
  readonly cards: readonly string[]
  /** Null where the server does not say. */
  readonly creditBalance: Cents | null
  readonly passBalance: Cents | null
  /** The latest first. */
  readonly transactions: readonly Transaction[]
}

const card = z.object({ id, brand: text, last_four: optional(id) })

const detailsWire = z.extend(guestWire, {
  stripe_sources: orElse(listOf(card), []),
  credit_balance: optional(signedDollars),
  ik_pass_balance: optional(signedDollars),
  transactions: listOf(transaction),
})

const nameOf = ({ brand, last_four }: z.output<typeof card>): readonly string[] =>
  last_four === null ? [] : [`${brand ?? 'Card'} ending in ${last_four.padStart(4, '0')}`]

const details = z.pipe(
  detailsWire,
  z.transform((wire): GuestDetails => ({
    ...guestOf(wire),
    cards: wire.stripe_sources.flatMap(nameOf),
    creditBalance: wire.credit_balance,
    passBalance: wire.ik_pass_balance,
    transactions: wire.transactions,
  })),
)

/** `{ user: … }` of the wire. */
export const guestDetailsResponse = z.pipe(
  z.object({ user: details }),
  z.transform(({ user }) => user),
)
