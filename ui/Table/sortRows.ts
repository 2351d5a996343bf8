import { fold } from '../text/fold.ts'
import type { SortKey, sortDirections } from './column.ts'

const comparable = (key: SortKey): SortKey => (typeof key === 'number' ? key : fold(key))

function compare(one: SortKey, other: SortKey, turn: 1 | -1): number {
  if (one < other) return -turn
  if (one > other) return turn
  // Equal, or one is NaN, which sorts last in both directions.
  return Number(Number.isNaN(one)) - Number(Number.isNaN(other))
}

/** The sorted rows; the sort is stable in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: (typeof sortDirections)[number],
): readonly Row[] {
  const turn = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, key: comparable(keyOf(row)) }))
    .toSorted((one, other) => compare(one.key, other.key, turn))
    .map(({ row }) => row)
}
