import * as z from 'zod/mini'
import { cents, dollars } from '../shared/money/money.ts'
import { orDropped } from '../shared/api/dropped.ts'
import { flag, listOf, optional, nullish, percentOrText, mapped } from '../shared/api/wire.ts'
import type { Incentive, OpenAmount } from './panel.ts'

const unreadable = 'unreadable'
export type Unreadable = typeof unreadable

/** A field of a product without a fallback: a product with an unreadable value is not sold. */
export const orUnreadable = <S extends z.ZodMiniType>(schema: S) =>
  orDropped(
    mapped(nullish(schema), (value): z.output<S> | null | Unreadable => value),
    unreadable,
  )

export const isReadable = <T>(value: T): value is Exclude<T, Unreadable> => value !== unreadable
export const orNothing = <T>(value: T): Exclude<T, Unreadable> | null => (isReadable(value) ? value : null)

/** A percentage with all its decimals: `"33.333"`. */
const percent = z.pipe(percentOrText, z.pipe(z.transform(String), z.string().check(z.regex(/^\d+(\.\d+)?$/))))

// An unreadable preset becomes zero, which nobody can pay. The list stays as long, because its second preset is the default.
const preset = orDropped(nullish(dollars, cents(0)), cents(0))

/** The fields of an open amount; its type decides which of them count. */
export const termsWire = {
  open_amount_type: orUnreadable(
    z.literal(['flat_bonus_amount_per_spend', 'flat_discount_amount_per_spend', 'flat_bonus_percent', 'flat_discount_percent']),
  ),
  open_amount_minimum: orUnreadable(dollars),
  open_amount_incentive_amount: orUnreadable(dollars),
  open_amount_percentage: orUnreadable(percent),
  open_amount_presets: optional(listOf(preset)),
  open_amount_by_personal_data: flag,
}

type TermsRead = { readonly [Name in keyof typeof termsWire]: z.output<(typeof termsWire)[Name]> }
/** Terms of which every part is readable. */
type Terms = { readonly [Name in keyof TermsRead]: Exclude<TermsRead[Name], Unreadable> }

/** Reads only the terms that the open amount's type uses; null if one of them is unreadable. */
function readable(wire: TermsRead): Terms | null {
  const { open_amount_type: type, open_amount_minimum: minimum, open_amount_incentive_amount: amount, open_amount_percentage: share } = wire
  const isShare = type === 'flat_bonus_percent' || type === 'flat_discount_percent'
  if (![type, ...(isShare ? [share] : [minimum, amount])].every(isReadable)) return null
  return {
    open_amount_type: orNothing(type),
    open_amount_minimum: orNothing(minimum),
    open_amount_incentive_amount: orNothing(amount),
    open_amount_percentage: orNothing(share),
    open_amount_by_personal_data: wire.open_amount_by_personal_data,
    open_amount_presets: wire.open_amount_presets,
  }
}

/** Without terms, every $100 earns $20. */
const fallback = { spend: cents(10_000), amount: cents(2_000) }

/** The minimum of an account with a bonus per multiple, and the minimum of every other incentive. */
const minimumAccount = cents(3_000)
const minimumPayment = cents(1)

function incentiveFromWire(wire: Terms): Incentive {
  const multiples = { spend: wire.open_amount_minimum || fallback.spend, amount: wire.open_amount_incentive_amount ?? fallback.amount }
  const percent = wire.open_amount_percentage ?? '0'
  switch (wire.open_amount_type) {
    case 'flat_discount_amount_per_spend':
      return { type: 'flatDiscountAmountPerSpend', ...multiples }
    case 'flat_bonus_percent':
      return { type: 'flatBonusPercent', percent }
    case 'flat_discount_percent':
      return { type: 'flatDiscountPercent', percent }
    case 'flat_bonus_amount_per_spend':
    case null:
      return { type: 'flatBonusAmountPerSpend', ...multiples }
  }
}

/** The terms of an open amount; null if they cannot be read. */
export function openAmountFromWire(wire: TermsRead): OpenAmount | null {
  const terms = readable(wire)
  if (!terms) return null
  const incentive = incentiveFromWire(terms)
  const given = cents(Math.max(terms.open_amount_minimum ?? 0, minimumPayment))
  const minimum = incentive.type === 'flatBonusAmountPerSpend' ? minimumAccount : given
  const presets = terms.open_amount_presets ?? []
  return { incentive, minimum, presets, ...(wire.open_amount_by_personal_data && { isPersonalPrice: true }) }
}
