import type { ReactNode } from 'react'
import type { defaultMessages } from './messages.ts'

/** One line, or one set of bars. */
export type Series = {
  /** "Earnings" */
  name: string
  /** A value for each label; null where none is known. */
  values: readonly (number | null)[]
}

/** At most three, which people can tell apart without colour. */
export type SeriesList = readonly [Series] | readonly [Series, Series] | readonly [Series, Series, Series]

export type ChartKind = 'line' | 'bar'

export type ChartProps = {
  /** The subject of the chart: "Earnings by month". */
  title: string
  /** The meaning of the labels, as a column header of the table: "Month". */
  labelName: string
  /** The labels along the chart, in order: "Jan", "Feb". */
  labels: readonly string[]
  /** One to three. */
  series: SeriesList
  /** Formats a value: "$1,284.50". */
  formatValue: (value: number) => string
  /** Formats a value on the axis, where space is short: "$1.2K". Default: `formatValue`. */
  formatTick?: (value: number) => string
  /** Shown when there is no data. */
  empty: ReactNode
  /** Texts to use instead of the defaults in Chart/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

export type DrawingProps = Required<Pick<ChartProps, 'labels' | 'series' | 'formatTick'>> & {
  kind: ChartKind
  /** A formatted value, or the text for an unknown one. */
  figureOf: (value: number | null | undefined) => string
  /** Index of the selected label. */
  active: number | null
  onPoint: (index: number) => void
}
