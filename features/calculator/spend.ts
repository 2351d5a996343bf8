import { type Cents, cents } from '../shared/money/money.ts'
import { readSum } from '../shared/money/typedSum.ts'

const dollars = (amount: number): Cents => cents(amount * 100)

/** The slider's stops: monthly spend. */
export const stops: readonly [Cents, Cents, ...Cents[]] = [
  dollars(50),
  dollars(75),
  ...[100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000, 12_500, 15_000, 20_000].map(dollars),
]

export const minimumSpend = stops[0]
export const maximumSpend = dollars(20_000)

/** Clamps a monthly spend to the limits. */
export const clampSpend = (spend: Cents): Cents => cents(Math.min(Math.max(spend, minimumSpend), maximumSpend))

/** The share of the spend that is earned, in percent. */
const earnedPercent = 20

/** The earnings of a month. The spend is whole dollars, so the earnings are whole cents. */
export const earnedOf = (spend: Cents): Cents => cents((spend * earnedPercent) / 100)

/** Parses typed text as whole dollars, ignoring cents; null if it is no amount. */
export function readSpend(text: string): Cents | null {
  const sum = readSum(text)
  return sum && dollars(sum.dollars)
}

/** The monthly spend in the calculator's link; null if the calculator could not have produced it. */
export function spendOfLink(search: string): Cents | null {
  const named = new URLSearchParams(search).get('spend') ?? ''
  const spend = /^\d+$/.test(named) ? readSpend(named) : null
  return spend !== null && spend === clampSpend(spend) ? spend : null
}
