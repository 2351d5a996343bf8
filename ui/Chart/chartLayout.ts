import { scaleLinear, scalePoint } from '@visx/scale'
import type { DrawingProps } from './chartData.ts'

/** Approximate width of a letter, as a share of its height. */
const letter = 0.58
/** Approximate size of the smallest text in rem, to calculate with before it is drawn. */
const labelSize = 0.8125
/** In rem. */
const heights = { line: 14.5, bar: 10.5 } as const
const widestSlot = 4

export const widthOf = (texts: readonly string[], size: number): number => Math.max(0, ...texts.map((text) => text.length)) * letter * size

export type LayoutInput = Pick<DrawingProps, 'kind' | 'labels' | 'values'> & { width: number; rem: number }

/** Scales, sizes and edges of the drawing for a width and a text size, in px. A line spans the width; bars stand in narrow slots. */
export function layoutFor({ kind, width, rem, labels, values }: LayoutInput) {
  const size = labelSize * rem
  const height = heights[kind] * rem
  const isLine = kind === 'line'
  const right = isLine ? width : Math.min(width, widestSlot * rem * labels.length)
  const x = scalePoint<number>({ domain: [...labels.keys()], range: [0, right], padding: isLine ? 0 : 0.5 })
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  // A value stands above the highest one, and the labels stand below.
  const y = scaleLinear<number>({ domain: [least, most || (least < 0 ? 0 : 1)], range: [height - 2 * size, 2 * size] })
  const step = x.step()
  /** Centre of a label. */
  const middleOf = (index: number): number => x(index) ?? 0
  /** Index of the label nearest to a position. */
  const indexAt = (position: number): number => Math.max(0, Math.min(labels.length - 1, Math.round((position - middleOf(0)) / step)))
  /** Every n-th label is written. */
  const every = Math.max(1, Math.ceil((widthOf(labels, size) + size) / step))
  return { width, height, size, right, y, step, every, middleOf, indexAt }
}

export type Layout = ReturnType<typeof layoutFor>
