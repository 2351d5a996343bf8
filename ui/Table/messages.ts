import type { sortDirections } from './column.ts'

/** Texts of the table for screen readers. */
export const defaultMessages = {
  /** Accessible name of the checkbox that chooses all rows. */
  chooseAll: 'Choose all rows',
  /** Accessible name of a row's checkbox. */
  choose: (row: string) => `Choose ${row}`,
  /** Announces the sort order. */
  sorted: (column: string, direction: (typeof sortDirections)[number]) => `Sorted by ${column}, ${direction}`,
}
