import { type Cents, cents } from '../shared/money/money.ts'
import { readSum } from '../shared/money/typedSum.ts'

const dollars = (amount: number): Cents => cents(amount * 100)

export const stops: readonly [Cents, Cents, ...Cents[]] = [
  dollars(50),
  dollars(75),
  ...[100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000, 12_500, 15_000, 20_000].map(dollars),
]

export const minimumSpend = stops[0]
export const maximumSpend = dollars(20_000)

export const clampSpend = (spend: Cents): Cents => cents(Math.min(Math.max(spend, minimumSpend), maximumSpend))

const earnedPercent = 20

/** The earnings of a month. The spend is whole dollars, so the earnings are whole cents. */
export const earnedOf = (spend: Cents): Cents => cents((spend * earnedPercent) / 100)

/** Parses typed text as whole dollars, ignoring cents; null if it is no amount, as `1.234`. */
export function readSpend(text: string): Cents | null {
  const sum = readSum(text)
  return sum && sum.fraction.length <= 2 ? dollars(sum.dollars) : null
}

/** The monthly spend in the calculator's link; null if the calculator could not have produced it. */
export function spendOfLink(search: string): Cents | null {
  const named = new URLSearchParams(search).get('spend') ?? ''
  const spend = /^\d+$/.test(named) ? readSpend(named) : null
  return spend !== null && spend === clampSpend(spend) ? spend : null
}

export type Band = { readonly upTo: Cents; /** A treat that the earnings pay for. */ readonly message: string }

/** In ascending order; some monthly spend reaches each band. */
export const bands = [
  { upTo: cents(10_00), message: 'Coffee and something sweet' },
  { upTo: cents(25_00), message: 'Dessert for the whole table' },
  { upTo: cents(100_00), message: 'Dinner for two' },
  { upTo: cents(200_00), message: 'A Friday table of four' },
  { upTo: cents(500_00), message: 'Lunch with the whole team' },
  { upTo: cents(1000_00), message: 'A private dinner' },
  { upTo: cents(3000_00), message: 'A party of forty' },
  { upTo: cents(10_000_00), message: 'A party of a hundred' },
] as const satisfies readonly Band[]

const last = bands[bands.length - 1] ?? bands[0]

/** The band of a month's earnings. Earnings above the last limit stay in the last band. */
export const bandOf = (earned: Cents): Band => bands.find(({ upTo }) => earned <= upTo) ?? last
