import type { sortDirections } from './column.ts'

/** What the table says itself, all of it for ears. */
export const defaultMessages = {
  /** Names the box that chooses all rows. */
  chooseAll: 'Choose all rows',
  /** Names the box that chooses a row, by the row's name. */
  choose: (row: string) => `Choose ${row}`,
  /** Says the order that the rows now stand in. */
  sorted: (column: string, direction: (typeof sortDirections)[number]) => `Sorted by ${column}, ${direction}`,
}
