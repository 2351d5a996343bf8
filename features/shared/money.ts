import * as z from 'zod/mini'
import { whole } from './whole.ts'
import { numberOrText } from './wire.ts'

/** Whole cents of the country's currency. */
export type Cents = number & z.core.$brand<'Cents'>

const centsSchema = whole.brand<'Cents'>()

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

/**
 * `2500` → `$25.00`, as `Intl.NumberFormat` writes it. `Intl` is not used here: its first use loads language data, which blocks
 * a phone for about 80 ms on the first screen.
 */
export function formatMoney(amount: Cents): string {
  const digits = (Math.abs(amount) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
  return `${amount < 0 ? '-' : ''}$${digits}`
}

/** Like `formatMoney`, without `.00`: `5000` → `$50`. */
export const formatMoneyShort = (amount: Cents): string => formatMoney(amount).replace('.00', '')
