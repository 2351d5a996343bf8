import type { ReactNode } from 'react'

export const columnWidths = ['narrow', 'normal', 'wide'] as const
export const columnAligns = ['start', 'end'] as const
export const narrowPlaces = ['end', 'joined', 'labelled', 'status', 'line', 'none'] as const
export const sortDirections = ['ascending', 'descending'] as const

/** Sort key: text or a number. Pass dates as numbers. */
export type SortKey = string | number

export type Sort<Id extends string> = { column: Id; direction: (typeof sortDirections)[number] }

/** One column; the first is the row's header. */
export type Column<Row, Id extends string> = {
  /** Identifier, also for sorting. */
  id: Id
  header: string
  cell: (row: Row) => ReactNode
  /** A person's name. Before the cell of the first column a theme may draw their initials. */
  mark?: (row: Row) => string
  /** The sort key; without it the column cannot be sorted. */
  sortBy?: (row: Row) => SortKey
  /**
   * Its relative width.
   * @default 'normal'
   */
  width?: (typeof columnWidths)[number]
  /**
   * Alignment.
   * @default 'start', and `end` for money
   */
  align?: (typeof columnAligns)[number]
  /** Whether it has sums of money: their digits align, and the theme of a tool draws them. */
  isMoney?: boolean
  /**
   * Its place on a phone, where a row has two lines: at the end of the first line, as a sum; `joined` with others in the second, `labelled`
   * by its header's text, or a `status` at its end; or a `line` of its own below them; `none` of what its name says too.
   * @default 'joined', and `end` for money
   */
  narrow?: (typeof narrowPlaces)[number]
}

/** The columns of a table: at least one. */
export type Columns<Row, Id extends string = string> = readonly [Column<Row, Id>, ...Column<Row, Id>[]]

const share = { narrow: 'minmax(min(7.75rem, 17cqi), 2fr)', normal: 'minmax(0, 3fr)', wide: 'minmax(0, 5fr)' } as const

export function tracks<Id extends string>(columns: readonly Pick<Column<never, Id>, 'width'>[]): string {
  return columns.map(({ width = 'normal' }) => share[width]).join(' ')
}
