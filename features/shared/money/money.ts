import * as z from 'zod/mini'
import type { Country } from '../../../themes/enterprise.ts'
import { whole } from '../api/wire.ts'

/** Whole cents. Their currency stands beside them, with the thing that they belong to. */
export type Cents = number & z.core.$brand<'Cents'>

/** Whole cents, such as saved ones. */
export const centsSchema = whole.brand<'Cents'>()

/** @throws if the number is not whole. */
export const cents = (amount: number): Cents => centsSchema.parse(amount)

const hundredths = (amount: number | string): number => Number(amount) * 100

/** A sum of a server, such as `0.1 + 0.2`, may miss the cent by what its bits cannot hold: more, the larger it is. */
function isWholeCents(amount: number): boolean {
  const sum = hundredths(amount)
  return Math.abs(sum - Math.round(sum)) <= 1e-6 + Math.abs(sum) * 2 * Number.EPSILON
}

/** No amount is larger, in dollars. */
const most = 9_999_999.99

/** No order of gifts comes to more: 50,000 of them, of up to five digits each. */
const mostOfOrder = 9_999_999_999.99

const inDollars = (least: number, most: number) =>
  z.number().check(z.minimum(least), z.maximum(most), z.refine(isWholeCents, 'Has parts of a cent'), z.meta({ multipleOf: 0.01 }))

/** Dollars as a number, or as text of this pattern, in whole cents. The pattern repeats the number's bounds, because the contract shows both. */
const dollarsFrom = (least: number, pattern: RegExp, greatest = most) =>
  z.codec(z.union([inDollars(least, greatest), z.string().check(z.regex(pattern))]), centsSchema, {
    decode: (amount) => Math.round(hundredths(amount)),
    encode: (amount) => (amount / 100).toFixed(2),
  })

/** Dollars that may be negative, such as a balance. */
export const signedDollars = dollarsFrom(-most, /^-?\d{1,7}(\.\d{1,2}0*)?$/)

/** Decodes dollars (a number, or text such as `"25.00"`) into whole cents. */
export const dollars = dollarsFrom(0, /^\d{1,7}(\.\d{1,2}0*)?$/)

/** Dollars of a whole order of gifts. */
export const orderSum = dollarsFrom(0, /^\d{1,10}(\.\d{1,2}0*)?$/, mostOfOrder)

export const price = dollarsFrom(0.01, /^([1-9]\d{0,6}(\.\d{1,2}0*)?|0\.(0[1-9]|[1-9]\d?)0*)$/)

const byCountry = { US: 'USD', NZ: 'NZD' } as const satisfies Readonly<Record<Country, string>>

export type Currency = (typeof byCountry)[Country]

export const currencyIn = (country: Country): Currency => byCountry[country]

export const currencySchema = z.literal(['USD', 'NZD'] satisfies readonly Currency[])

export type Money = { readonly amount: Cents; readonly currency: Currency }

/** `country_code` of the wire, which decides the currency of the sums beside it. */
export const currencyByCountry = z.codec(z.enum(['US', 'NZ'] satisfies readonly Country[]), currencySchema, {
  decode: currencyIn,
  encode: (currency) => (currency === 'NZD' ? 'NZ' : 'US'),
})

/** The signs by which `Intl` writes each currency in American English, the language of the pages. */
const signs: Readonly<Record<Currency, string>> = { USD: '$', NZD: 'NZ$' }

export const moneySign = (currency: Currency): string => signs[currency]

/**
 * `2500` → `$25.00`, or `NZ$25.00`, as `Intl.NumberFormat` writes it, except for the minus: a screen reader skips a hyphen. `Intl` is
 * not used here: its first use loads language data, which blocks a phone for about 80 ms on the first screen.
 */
export function formatMoney(amount: Cents, currency: Currency): string {
  const digits = (Math.abs(amount) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
  return `${amount < 0 ? '−' : ''}${moneySign(currency)}${digits}`
}

/** Like `formatMoney`, without `.00`: `5000` → `$50`. */
export const formatMoneyShort = (amount: Cents, currency: Currency): string => formatMoney(amount, currency).replace('.00', '')

/** The bonus in an amount, on a slip's sticker: "incl. $15 bonus"; undefined for none. */
export const bonusText = (bonus: number, currency: Currency): string | undefined =>
  bonus > 0 ? `incl. ${formatMoneyShort(cents(bonus), currency)} bonus` : undefined

/** The parts of a gift card's credit, whose owners differ: what its recipient is sure to get, and the buyer's bonus. */
export const giftParts = (amount: Cents, credit: Cents) => ({ value: cents(Math.min(amount, credit)), bonus: Math.max(0, credit - amount) })

/** A gift's bonus, which its buyer keeps: "+$15 for you"; undefined for none. */
export const keptBonusText = (bonus: number, currency: Currency): string | undefined =>
  bonus > 0 ? `+${formatMoneyShort(cents(bonus), currency)} for you` : undefined
