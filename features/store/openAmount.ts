import { plainText } from '../../ui/text/plainText.ts'
import { type Cents, type Currency, cents, formatMoneyShort } from '../shared/money/money.ts'
import { noSum, readSum, typedCents, writeSum } from '../shared/money/typedSum.ts'
import type { Incentive, OpenAmount, Tab } from './panel.ts'

/** The cost and the value of an amount: the gain is either more credit or less to pay. */
export type Quote = { readonly amount: Cents; readonly pay: Cents; readonly get: Cents; readonly gain: Cents }

export type ValidatedAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly message: string }
  /** Below the minimum. */
  | { readonly kind: 'tooLow' }
  | { readonly kind: 'valid'; readonly quote: Quote }

const maximumAmount = cents(99_999_00)
/** The most that can be added to an account at once, not counting the bonus. */
const maximumCredit = cents(99_000_00)

/** A percentage of an amount in whole cents, rounded down. BigInt is exact; floating point is not. */
function shareOf(percent: string, amount: Cents): number {
  const [units = '', decimals = ''] = percent.split('.')
  return Number((BigInt(amount) * BigInt(units + decimals)) / 10n ** BigInt(2 + decimals.length))
}

function gainOf(incentive: Incentive, amount: Cents): Cents {
  const gain = 'percent' in incentive ? shareOf(incentive.percent, amount) : Math.floor(amount / incentive.spend) * incentive.amount
  return cents(isDiscount(incentive) ? Math.min(gain, amount) : gain)
}

export const isDiscount = ({ type }: Incentive): boolean => type === 'flatDiscountAmountPerSpend' || type === 'flatDiscountPercent'

/** The quote of an amount. The charge and the discount always add up to the amount. */
export function getQuote({ incentive }: OpenAmount, amount: Cents): Quote {
  const gain = gainOf(incentive, amount)
  return isDiscount(incentive)
    ? { amount, pay: cents(amount - gain), get: amount, gain }
    : { amount, pay: amount, get: cents(amount + gain), gain }
}

/** Why an amount cannot be paid; undefined if it can, or without one. */
export function amountProblem(validated: ValidatedAmount, { incentive, minimum }: OpenAmount, currency: Currency): string | undefined {
  if (validated.kind === 'invalid') return validated.message
  if (validated.kind !== 'tooLow') return undefined
  return `Minimum ${incentive.type === 'flatBonusAmountPerSpend' ? 'account' : 'amount'} is ${formatMoneyShort(minimum, currency)}`
}

/** Not one of the specified messages: none of them is true of an amount with parts of a cent. */
const partsOfCent = 'Amounts have no more than 2 decimals, such as 50.55'

/** An amount below zero, with its sign before or behind the `$`. */
const isNegative = (text: string): boolean => {
  const positive = text.replace(/^(\$?)\s*[-−]\s*/, '$1')
  return positive !== text && readSum(positive) !== null
}

function whyNoAmount(text: string): ValidatedAmount {
  if (isNegative(text)) return { kind: 'tooLow' }
  const noAmount = /^[\d.,$\s]*$/.test(text) ? noSum('1,250.50') : 'Invalid character'
  return { kind: 'invalid', message: readSum(text) === null ? noAmount : partsOfCent }
}

/** Validates the typed amount for this tab. PUR-09 specifies the messages. */
export function validateAmount(text: string, terms: OpenAmount, tab: Tab): ValidatedAmount {
  const typed = plainText(text)
  if (typed === '') return { kind: 'empty' }
  const invalid = (message: string): ValidatedAmount => ({ kind: 'invalid', message })
  const amount = typedCents(typed)
  if (amount === null) return whyNoAmount(typed)
  if (amount > maximumAmount) return invalid('Your amount is above the maximum account limit')
  if (amount < terms.minimum) return { kind: 'tooLow' }
  if (tab === 'cash' && amount > maximumCredit) return invalid('Maximum account credit reached')
  return { kind: 'valid', quote: getQuote(terms, amount) }
}

export const payablePresets = (terms: OpenAmount, tab: Tab): readonly Cents[] => [
  ...new Set(terms.presets.filter((preset) => validateAmount(writeSum(preset), terms, tab).kind === 'valid')),
]
