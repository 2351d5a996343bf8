import * as z from 'zod/mini'
import type { Country } from '../../../themes/enterprise.ts'
import { defaultCountry } from './country.ts'
import { whole } from '../api/whole.ts'
import { numberOrText } from '../api/wire.ts'

/** Whole cents of the country's currency. */
export type Cents = number & z.core.$brand<'Cents'>

/** Whole cents, such as saved ones. */
export const centsSchema = whole.brand<'Cents'>()

/** @throws if the number is not whole. */
export const cents = (amount: number): Cents => centsSchema.parse(amount)

const hundredths = (amount: number | string): number => Number(amount) * 100
const isWholeCents = (amount: number | string): boolean => Math.abs(hundredths(amount) - Math.round(hundredths(amount))) < 1e-6

/** Dollars that may be negative, such as a balance. */
export const signedDollars = z.codec(numberOrText.check(z.refine(isWholeCents, 'Has parts of a cent')), centsSchema, {
  decode: (amount) => Math.round(hundredths(amount)),
  encode: (amount) => (amount / 100).toFixed(2),
})

/** Decodes dollars (a number, or text such as `"25.00"`) into whole cents. */
export const dollars = signedDollars.check(z.refine((amount) => amount >= 0, 'Below zero'))

/** Dollars above zero. */
export const price = signedDollars.check(z.refine((amount) => amount > 0, 'Not above zero'))

/** How `Intl` writes each country's currency in the language of the pages, American English. */
const signs: Readonly<Record<Country, string>> = { US: '$', NZ: 'NZ$' }

/** The sign of the country's currency. */
export const moneySign = (country = defaultCountry()): string => signs[country]

/**
 * `2500` → `$25.00`, in New Zealand `NZ$25.00`, as `Intl.NumberFormat` writes it. `Intl` is not used here: its first use loads
 * language data, which blocks a phone for about 80 ms on the first screen.
 */
export function formatMoney(amount: Cents, country?: Country): string {
  const digits = (Math.abs(amount) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
  return `${amount < 0 ? '-' : ''}${moneySign(country)}${digits}`
}

/** Like `formatMoney`, without `.00`: `5000` → `$50`. */
export const formatMoneyShort = (amount: Cents, country?: Country): string => formatMoney(amount, country).replace('.00', '')
