import { type Cents, cents } from '../../shared/money/money.ts'

/** `amount × part / whole`, rounded half up to the cent. BigInt is exact; floating point is not. */
export function proportional(amount: Cents, part: number, whole: number): Cents {
  const [numerator, denominator] = [2n * BigInt(amount) * BigInt(part) + BigInt(whole), 2n * BigInt(whole)]
  return cents(Number(numerator / denominator))
}

/** Percents keep four decimals: a tax of 8.875 % is exact. */
const decimals = 10_000
const hundredPercent = 100 * decimals
const wholePercent = (percent: number): number => Math.round(percent * decimals)

/** A percentage of an amount, rounded half up to the cent. */
export const percentOf = (amount: Cents, percent: number): Cents => proportional(amount, wholePercent(percent), hundredPercent)

/** A percentage of what the amount was before that tax was added. */
export const percentBeforeTax = (amount: Cents, percent: number, taxPercent: number): Cents =>
  proportional(amount, wholePercent(percent), hundredPercent + wholePercent(taxPercent))

export const zeroCents = cents(0)

export const smaller = (one: Cents, other: Cents): Cents => (one < other ? one : other)

export const atLeastZero = (amount: Cents): Cents => (amount > 0 ? amount : zeroCents)

/** `from − amount`, never below zero. */
export const subtract = (from: Cents, amount: Cents): Cents => atLeastZero(cents(from - amount))

export const sumOf = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((sum, amount) => sum + amount, 0))
