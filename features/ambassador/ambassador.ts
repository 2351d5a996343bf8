import type { Cents } from '../shared/money/money.ts'
import { type Listed, addUp } from '../shared/api/listed.ts'
import { sumOf } from '../bill/sums/arithmetic.ts'

export type Ambassador = {
  readonly name: string
  readonly email: string | null
  /** Address of their photo; null for none. */
  readonly photo: string | null
  /** `YYYY-MM-DD`; null where the server does not say. */
  readonly memberSince: string | null
  /** Address of their first brand link; null where the server has none to share. */
  readonly shareLink: string | null
}

export type Month<Figure extends number = number> = { readonly label: string; readonly figure: Figure }

export type AmbassadorStats = {
  readonly earnings: Listed<Month<Cents>>
  readonly reach: readonly Month[]
  /** The total of all time; null where the server does not tell it. */
  readonly brandLinks: number | null
  readonly claims: number | null
  readonly redemptions: number | null
  readonly creditEarned: Cents | null
}

export const isEmpty = ({ earnings, reach, brandLinks, claims, redemptions, creditEarned }: AmbassadorStats): boolean =>
  [earnings.rows.length, reach.length, brandLinks, claims, redemptions, creditEarned].every((figure) => !figure)

/** The sum of the chart's months. It is shown beside the chart, so that nobody mistakes the total of all time for it. */
export const earnedIn = (months: Listed<Month<Cents>>): Cents | null => addUp(months, (rows) => sumOf(rows.map(({ figure }) => figure)))

/** The latest month beside the one before: `Nov: $134.75, up $14.75 from Oct.`; null where there is nothing to compare. */
export function latestText<Figure extends number>(months: readonly Month<Figure>[], format: (figure: number) => string): string | null {
  const [before, latest] = months.slice(-2)
  if (!before || !latest) return null
  const change = latest.figure - before.figure
  const compared =
    change === 0 ? `the same as in ${before.label}` : `${change > 0 ? 'up' : 'down'} ${format(Math.abs(change))} from ${before.label}`
  return `${latest.label}: ${format(latest.figure)}, ${compared}.`
}

/** Figures with their labels. An unreadable figure, and one or a label without a counterpart, is left out. */
export function monthsOf<Figure extends number>(
  labels: readonly (string | null)[],
  figures: readonly (Figure | null)[],
): Listed<Month<Figure>> {
  const rows = labels.flatMap((label, index) => {
    const figure = figures[index] ?? null
    return label === null || figure === null ? [] : [{ label, figure }]
  })
  return { rows, isWhole: rows.length === Math.max(labels.length, figures.length) }
}
