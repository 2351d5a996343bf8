import { type Cents, cents } from '../shared/money/money.ts'

/** A range of monthly earnings and its message. */
export type Band = {
  /** The highest earnings of this band. */
  readonly upTo: Cents
  readonly message: string
}

/** In ascending order; some monthly spend reaches each band. */
export const bands = [
  { upTo: cents(10_00), message: 'Coffee and something sweet, on us.' },
  { upTo: cents(25_00), message: 'Dessert for the table, and spoons for everyone.' },
  { upTo: cents(100_00), message: 'Dinner for two, with a good bottle.' },
  { upTo: cents(200_00), message: 'A Friday table for six, starters included.' },
  { upTo: cents(500_00), message: 'A long lunch for the whole team.' },
  { upTo: cents(1000_00), message: 'A private room, a set menu and a toast.' },
  { upTo: cents(3000_00), message: 'A celebration for forty, with cake.' },
  { upTo: cents(10_000_00), message: 'The whole restaurant, for one night every month.' },
] as const satisfies readonly Band[]

const last = bands[bands.length - 1] ?? bands[0]

/** The band of a month's earnings. Earnings above the last limit stay in the last band. */
export const bandOf = (earned: Cents): Band => bands.find(({ upTo }) => earned <= upTo) ?? last
