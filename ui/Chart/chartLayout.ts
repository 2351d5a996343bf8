import { scaleLinear, scalePoint } from '@visx/scale'
import type { ChartProps, Series } from './chartData.ts'

const rows = 4

/** Round values of the grid lines, ascending, zero included. d3's own ticks have no steps of 2.5, as 0, 250, 500. */
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

export const widthOf = (texts: readonly string[], size: number): number => Math.max(0, ...texts.map((text) => text.length)) * letter * size

export type ChartData = Required<Pick<ChartProps, 'labels' | 'series' | 'formatTick'>>

/** Scales, sizes and edges of the drawing for a width and a text size, in px. */
export function layoutFor({ width, rem, labels, series, formatTick }: ChartData & { width: number; rem: number }) {
  const size = labelSize * rem
  const height = 15 * rem
  const ticks = ticksFor(series)
  const left = Math.min(widthOf(ticks.map(formatTick), size) + size, width / 3)
  const right = width - size / 2
  // A value stands above the highest bar.
  const [top, bottom] = [size * 1.5, height - 2 * size]
  const x = scalePoint<number>({ domain: [...labels.keys()], range: [left, right], padding: 0.5 })
  const y = scaleLinear<number>({ domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1], range: [bottom, top] })
  const step = x.step()
  /** Centre of a label. */
  const middleOf = (index: number): number => x(index) ?? 0
  /** Index of the label nearest to a position. */
  const indexAt = (position: number): number => Math.max(0, Math.min(labels.length - 1, Math.floor((position - left) / step)))
  /** Every n-th label is written. */
  const every = Math.max(1, Math.ceil((widthOf(labels, size) + size) / step))
  return { width, height, size, left, right, top, bottom, ticks, x, y, step, every, middleOf, indexAt }
}

export type Layout = ReturnType<typeof layoutFor>
