import type { ReactNode } from 'react'

export const columnWidths = ['narrow', 'normal', 'wide'] as const
export const columnAligns = ['start', 'end'] as const
export const sortDirections = ['ascending', 'descending'] as const

/** What a column is sorted by: text as people read it, numbers by their size. Dates go in as numbers. */
export type SortKey = string | number

/** The column that rows stand in order of. */
export type Sort<Id extends string> = { column: Id; direction: (typeof sortDirections)[number] }

/** One column of a table; the first names its row, and is a card's title on a phone. */
export type Column<Row, Id extends string> = {
  /** By which it is known among others, and sorted. */
  id: Id
  /** Its name. */
  header: string
  /** What stands in a row. */
  cell: (row: Row) => ReactNode
  /** What the column is sorted by; without one it cannot be. */
  sortBy?: (row: Row) => SortKey
  /**
   * How much of the table's breadth it takes beside the others.
   * @default 'normal'
   */
  width?: (typeof columnWidths)[number]
  /**
   * Sums stand at the end, so that their figures are below each other.
   * @default 'start'
   */
  align?: (typeof columnAligns)[number]
}

const share = { narrow: 'minmax(0, 2fr)', normal: 'minmax(0, 3fr)', wide: 'minmax(0, 5fr)' } as const

/** The columns as tracks of a grid, with one before them where rows can be chosen. */
export function tracks<Id extends string>(columns: readonly Pick<Column<never, Id>, 'width'>[], choosable: boolean): string {
  return [...(choosable ? ['3rem'] : []), ...columns.map(({ width = 'normal' }) => share[width])].join(' ')
}
