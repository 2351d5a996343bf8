import * as z from 'zod/mini'
import { type Cents, type Currency, cents, formatMoney, signedDollars } from '../../shared/money/money.ts'
import { nullish } from '../../shared/api/wire.ts'
import { atLeastZero } from '../sums/arithmetic.ts'

/** Fields of a project or of a guest on the wire. Spread them into its schema, and give the result to `cashFromWire`. */
export const balanceFields = {
  balance: nullish(signedDollars),
  credit_balance: nullish(signedDollars),
  ik_pass_balance: nullish(signedDollars),
}

const fields = z.object(balanceFields)

/**
 * The guest's cash that can pay here. `balance` is the server's own sum; without it, credit and pass count together. A debt in
 * one reduces the other: a payment with too much credit would fail.
 */
export const cashFromWire = ({ balance, credit_balance: credit, ik_pass_balance: pass }: z.output<typeof fields>): Cents =>
  atLeastZero(balance ?? cents((credit ?? 0) + (pass ?? 0)))

/** The two balances that the cash is made of. */
export type CashParts = { readonly credit: Cents; readonly pass: Cents }

/** Null where the server does not send both. */
export const cashPartsFromWire = ({
  credit_balance: credit,
  ik_pass_balance: pass,
}: Omit<z.output<typeof fields>, 'balance'>): CashParts | null => (credit === null || pass === null ? null : { credit, pass })

/** The balances of the cash, in words; null where one balance is all of it, or where they do not add up to it. */
export function cashNote(cash: Cents, parts: CashParts | null, currency: Currency): string | null {
  if (parts === null || parts.credit <= 0 || parts.pass <= 0 || parts.credit + parts.pass !== cash) return null
  return `${formatMoney(parts.credit, currency)} credit + ${formatMoney(parts.pass, currency)} pass`
}
