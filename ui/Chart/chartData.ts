import type { ReactNode } from 'react'
import type { defaultMessages } from './messages.ts'

export type ChartKind = 'line' | 'bar'

export type ChartProps = {
  /** The subject of the chart: "Earnings by month". */
  title: string
  /** The meaning of the labels, as a column header of the table: "Month". */
  labelName: string
  /** The labels along the chart, in order: "Jan", "Feb". */
  labels: readonly string[]
  /** A value for each label. */
  values: readonly number[]
  /** Formats a value: "$1,284.50". */
  formatValue: (value: number) => string
  /** Shown when there is no data. */
  empty: ReactNode
  /** The sum of all values, in one field with the drawing: a label and an amount. */
  lead?: ReactNode
  /** More about the figures, below the drawing. */
  foot?: ReactNode
  /** Texts to use instead of the defaults in Chart/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

export type DrawingProps = Pick<ChartProps, 'labels' | 'values' | 'formatValue'> & {
  kind: ChartKind
  /** Index of the selected label. */
  active: number | null
  onPoint: (index: number) => void
}
