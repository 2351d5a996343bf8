import * as z from 'zod/mini'
import { whole } from './whole.ts'
import { numberOrText } from './wire.ts'

/** Whole cents of the country's currency. */
export type Cents = number & z.core.$brand<'Cents'>

const centsSchema = whole.brand<'Cents'>()

/** @throws when the number is not whole. */
export const cents = (amount: number): Cents => centsSchema.parse(amount)

const hundredths = (amount: number | string): number => Number(amount) * 100
const isWholeCents = (amount: number | string): boolean => Math.abs(hundredths(amount) - Math.round(hundredths(amount))) < 1e-6

/** As `dollars`, and it may be below zero: a balance. */
export const signedDollars = z.codec(numberOrText.check(z.refine(isWholeCents, 'Has parts of a cent')), centsSchema, {
  decode: (amount) => Math.round(hundredths(amount)),
  encode: (amount) => (amount / 100).toFixed(2),
})

/** Dollars of the wire (a number, or text such as `"25.00"`) as whole cents. */
export const dollars = signedDollars.check(z.refine((amount) => amount >= 0, 'Below zero'))

/** Dollars that somebody pays: more than none. */
export const price = signedDollars.check(z.refine((amount) => amount > 0, 'Not above zero'))

/**
 * `2500` → `$25.00`, as the browser's own formatter writes it. That one is not asked: the language data that its first
 * use loads would hold up a phone for some 80 ms, on the page's first screen.
 */
export function formatMoney(amount: Cents): string {
  const digits = (Math.abs(amount) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
  return `${amount < 0 ? '-' : ''}$${digits}`
}

/** As `formatMoney`, without the cents where there are none: `5000` → `$50`. */
export const formatMoneyShort = (amount: Cents): string => formatMoney(amount).replace('.00', '')
