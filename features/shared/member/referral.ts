import * as z from 'zod/mini'
import { type Cents, type Currency, dollars, formatMoneyShort, price } from '../money/money.ts'
import { optional, mapped } from '../api/wire.ts'

/** The rewards of a member and of their friend, and the minimum bill of the friend (A §3). */
export type Referral = { readonly give: Cents; readonly get: Cents | null; readonly minSpend: Cents | null }

/** `referral` of the user on the wire. */
export const referral = optional(
  mapped(z.object({ give: price, get: optional(price), min_spend: optional(dollars) }), ({ give, get, min_spend: minSpend }): Referral => ({
    give,
    get,
    minSpend: minSpend || null,
  })),
)

/** The rewards of a referral, as a sentence. */
export function referralText({ give, get, minSpend }: Referral, currency: Currency): string {
  const friend = `Your friend gets ${formatMoneyShort(give, currency)}`
  const both = get === null ? friend : `${friend}, and you get ${formatMoneyShort(get, currency)}`
  return minSpend === null ? `${both}.` : `${both}, once they spend ${formatMoneyShort(minSpend, currency)}.`
}
