import { defaultMessages as statusMessages } from '../ListStatus/messages.ts'
import type { sortDirections } from './column.ts'

/** Texts of the table for screen readers, and of its status. */
export const defaultMessages = {
  ...statusMessages,
  /** Accessible name of the checkbox that chooses all rows. */
  chooseAll: 'Choose all rows',
  /** Accessible name of a row's checkbox. */
  choose: (row: string) => `Choose ${row}`,
  /** Announces the sort order. */
  sorted: (column: string, direction: (typeof sortDirections)[number]) => `Sorted by ${column}, ${direction}`,
}
