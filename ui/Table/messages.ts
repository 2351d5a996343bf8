import { defaultMessages as statusMessages } from '../ListStatus/messages.ts'
import type { sortDirections } from './column.ts'

/** Texts of the table for screen readers, and of its status. */
export const defaultMessages = {
  ...statusMessages,
  /** Announces the sort order. */
  sorted: (column: string, direction: (typeof sortDirections)[number]) => `Sorted by ${column}, ${direction}`,
}
