import { type Cents, cents } from '../shared/money/money.ts'
import { typedCents } from '../shared/money/typedSum.ts'
import { none } from './share.ts'

/** What a text field for money holds: null while it is empty. A `MoneyField` is never 'unreadable': it has cents or null. */
export type Typed = Cents | 'unreadable' | null

/** The result of checking a typed amount. */
export type Check = { readonly kind: 'right'; readonly amount: Cents } | { readonly kind: 'wrong'; readonly message: string }

export const right = (amount: Cents): Check => ({ kind: 'right', amount })
export const wrong = (message: string): Check => ({ kind: 'wrong', message })

/** The amount that was checked; none while it is wrong, so that a wrong amount is never paid. */
export const amountOf = (check: Check): Cents => (check.kind === 'right' ? check.amount : none)

/** `typedCents` shortens a longer number to about this one, so it is no amount that a person typed. */
const tooMuch = cents(99_999_999_00)

/** Parses a typed amount: an optional `$`, optional commas between thousands, and at most two decimals. */
export function readTyped(text: string): Typed {
  if (text.trim() === '') return null
  const amount = typedCents(text)
  return amount === null || amount >= tooMuch ? 'unreadable' : amount
}
