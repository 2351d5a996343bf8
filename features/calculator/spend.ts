import { type Cents, cents } from '../shared/money.ts'
import { readSum } from '../shared/typedSum.ts'

const dollars = (amount: number): Cents => cents(amount * 100)

/** Where the slider stops: what a month of dining may cost (CAL-02). */
export const stops: readonly [Cents, Cents, ...Cents[]] = [
  dollars(50),
  dollars(75),
  ...[100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000, 12_500, 15_000, 20_000].map(dollars),
]

export const leastSpend = stops[0]
export const mostSpend = dollars(20_000)

/** The nearest month of dining that is counted (CAL-02). */
export const clampSpend = (spend: Cents): Cents => cents(Math.min(Math.max(spend, leastSpend), mostSpend))

/** What comes back, in percent (CAL-03). */
export const earnedPercent = 20

/** What a month of dining earns. The spend is in whole dollars, so that its share is in whole cents. */
export const earnedOf = (spend: Cents): Cents => cents((spend * earnedPercent) / 100)

/** Typed text as whole dollars, however many; null for what is no sum. Cents are let go. */
export function readSpend(text: string): Cents | null {
  const sum = readSum(text)
  return sum && dollars(sum.dollars)
}
