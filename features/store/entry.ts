import { type Cents, cents } from '../shared/money/money.ts'
import { writeSum } from '../shared/money/typedSum.ts'
import { type Quote, type ValidatedAmount, validateAmount, payablePresets } from './openAmount.ts'
import type { Tier } from './panel.ts'
import type { Selling } from './purchase.ts'

/** The calculator's amount, raised to the minimum. It counts the buyer's own dining, so it does not apply to gift cards. */
function amountOfLink({ spend, offering: { terms }, tab }: Selling<'openAmount'>): string | null {
  if (!spend || tab !== 'cash') return null
  const text = writeSum(cents(Math.max(spend, terms.minimum)))
  return validateAmount(text, terms, tab).kind === 'valid' ? text : null
}

/** The amount before anything is typed: the second preset; if it cannot be paid, the next that can, else the first. */
function firstAmount({ offering: { terms }, tab }: Selling<'openAmount'>): string {
  const payable = payablePresets(terms, tab)
  const preset = terms.presets.slice(1).find((each) => payable.includes(each)) ?? payable[0]
  return preset === undefined ? '' : writeSum(preset)
}

export const amountText = (selling: Selling<'openAmount'>, typed = selling.draft.amount): string =>
  typed ?? amountOfLink(selling) ?? firstAmount(selling)

const validate = (selling: Selling<'openAmount'>, typed: string | null): ValidatedAmount =>
  validateAmount(amountText(selling, typed), selling.offering.terms, selling.tab)

/** The check that the page shows; while the buyer types, the one of the last amount. */
export const validatedAmount = (selling: Selling<'openAmount'>): ValidatedAmount => validate(selling, selling.draft.checked)

/** The quote of the amount as it is typed; null for none: it cannot be paid. */
export function quoteAsTyped(selling: Selling<'openAmount'>): Quote | null {
  const validated = validate(selling, selling.draft.amount)
  return validated.kind === 'valid' ? validated.quote : null
}

type Suggestion = { readonly spend: Cents; readonly nearest: Tier; readonly others: readonly Tier[] }

/** The tier that is nearest to the calculator's monthly spend and does not cost more. Gift cards have no suggestion either. */
export function getSuggestion({ spend, tab, offering: { tiers } }: Selling<'tiers'>): Suggestion | null {
  if (!spend || tab !== 'cash') return null
  const within = tiers.filter(({ pay }) => pay <= spend)
  const nearest = within.reduce<Tier | null>((best, tier) => (best && isBetter(best, tier) ? best : tier), null)
  return nearest && { spend, nearest, others: tiers.filter((tier) => tier !== nearest) }
}

const isBetter = (one: Tier, other: Tier): boolean => one.pay > other.pay || (one.pay === other.pay && one.get >= other.get)
