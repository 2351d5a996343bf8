import type { ReactNode } from 'react'
import type { defaultMessages } from './messages.ts'

/** One line, or the bars of one look. */
export type Series = {
  /** "Earnings" */
  name: string
  /** A value for each label; null where none is known. */
  values: readonly (number | null)[]
}

/** As many as the eye keeps apart without colour. */
export type SeriesList = readonly [Series] | readonly [Series, Series] | readonly [Series, Series, Series]

/** What every chart is told. */
export type ChartProps = {
  /** What it shows: "Earnings by month". */
  title: string
  /** What the labels are, as the head of their column in the table: "Month". */
  labelName: string
  /** The places along the chart, in order: "Jan", "Feb". */
  labels: readonly string[]
  /** One to three. */
  series: SeriesList
  /** A value as people read it: "$1,284.50". */
  formatValue: (value: number) => string
  /** The same for the chart's edge, where room is short: "$1.2K"; `formatValue` without it. */
  formatTick?: (value: number) => string
  /** Stands here when there is nothing to show. */
  empty: ReactNode
  /**
   * Texts to use instead of the defaults: a translation, for example.
   * @default Chart/messages.ts
   */
  messages?: Partial<typeof defaultMessages>
}

/** What a chart's drawing needs besides its data. */
export type PlotProps = {
  /** The places along the chart, in order. */
  labels: readonly string[]
  /** One to three. */
  series: SeriesList
  /** Where things stand. */
  layout: Layout
  /** Values at which lines are drawn, from the least to the most. */
  ticks: readonly number[]
  /** A value as it is written at the edge. */
  formatTick: (value: number) => string
  /** The place that is looked at, from 0. */
  active: number | null
}

/** Where things stand in the drawing, in px. */
export type Layout = {
  /** Of the whole drawing. */
  width: number
  /** Of the whole drawing. */
  height: number
  /** Edge of the place where values are drawn. */
  left: number
  /** Its other edge. */
  right: number
  /** Where the largest value is drawn. */
  top: number
  /** Where the least value is drawn. */
  bottom: number
  /** What each label has. */
  step: number
  /** Every which label is written. */
  every: number
}

const rows = 4

/** Round values at which lines are drawn, from the least to the most; nought is among them. */
export function ticksFor(series: readonly Series[]): readonly number[] {
  const values = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const least = Math.min(0, ...values)
  // Where all is nought there is still a line above it.
  const most = Math.max(0, ...values) || (least < 0 ? 0 : 1)
  const rough = (most - least) / rows
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 2.5, 5].find((round) => round * power >= rough) ?? 10)
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)]
  return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)))
}

/** About how wide a letter is beside its height. */
const letter = 0.58
/** About how large the smallest text is, in rem: to reckon with before it is drawn. */
const labelSize = 0.8125

type Room = { width: number; rem: number; labels: readonly string[]; tickLabels: readonly string[] }

/** How the drawing is laid out where there is so much room, and text is so large. */
export function layoutFor({ width, rem, labels, tickLabels }: Room): Layout {
  const size = labelSize * rem
  const widthOf = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length)) * letter * size
  const left = Math.min(widthOf(tickLabels) + size, width / 3)
  const right = width - size / 2
  const step = (right - left) / Math.max(labels.length, 1)
  const height = 15 * rem
  return {
    width,
    height,
    left,
    right,
    top: size,
    bottom: height - 2 * size,
    step,
    every: Math.max(1, Math.ceil((widthOf(labels) + size) / step)),
  }
}

/** The middle of a label's place. */
export const middleOf = ({ left, step }: Layout, index: number): number => left + step * (index + 0.5)

/** The label whose place is at so many px, or the nearest. */
export const indexAt = ({ left, step }: Layout, x: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.floor((x - left) / step)))
