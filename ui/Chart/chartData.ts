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

/** The props of a chart's drawing besides its data. */
export type PlotProps = {
  labels: readonly string[]
  series: SeriesList
  layout: Layout
  /** Values of the grid lines, ascending. */
  ticks: readonly number[]
  formatTick: (value: number) => string
  /** Index of the selected label. */
  active: number | null
}

/** Positions in the drawing, in px. */
export type Layout = {
  width: number
  height: number
  /** The size of its texts. */
  size: number
  left: number
  right: number
  top: number
  bottom: number
  step: number
  /** Every n-th label is written. */
  every: number
}

const rows = 4

/** Round values of the grid lines, ascending, zero included. */
export function ticksFor(series: readonly Series[]): readonly number[] {
  const values = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const least = Math.min(0, ...values)
  // With only zeros there is still one line above.
  const most = Math.max(0, ...values) || (least < 0 ? 0 : 1)
  const rough = (most - least) / rows
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 2.5, 5].find((round) => round * power >= rough) ?? 10)
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)]
  return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)))
}

/** Approximate width of a letter, as a share of its height. */
const letter = 0.58
/** Approximate size of the smallest text in rem, to calculate with before it is drawn. */
const labelSize = 0.8125

type Room = { width: number; rem: number; labels: readonly string[]; tickLabels: readonly string[] }

const widthOf = (texts: readonly string[], size: number) => Math.max(0, ...texts.map((text) => text.length)) * letter * size

/** The layout of the drawing for a width and a text size, in px. */
export function layoutFor({ width, rem, labels, tickLabels }: Room): Layout {
  const size = labelSize * rem
  const left = Math.min(widthOf(tickLabels, size) + size, width / 3)
  const right = width - size / 2
  const step = (right - left) / Math.max(labels.length, 1)
  const height = 15 * rem
  return {
    width,
    height,
    size,
    left,
    right,
    // A value stands above the highest bar.
    top: size * 1.5,
    bottom: height - 2 * size,
    step,
    every: Math.max(1, Math.ceil((widthOf(labels, size) + size) / step)),
  }
}

/** Centre of a label, in px. */
export const middleOf = ({ left, step }: Layout, index: number): number => left + step * (index + 0.5)

/** Index of the label nearest to a position in px. */
export const indexAt = ({ left, step }: Layout, x: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.floor((x - left) / step)))

/** Whether each value has the width of its label, to stand above its bar. */
export const valueLabelsFit = ({ step, size }: Layout, values: readonly (number | null)[], format: (value: number) => string): boolean =>
  widthOf(
    values.map((value) => (value === null ? '' : format(value))),
    size,
  ) < step
