import type { SortKey, sortDirections } from './column.ts'

const plain = /^[\u0020-\u007e]*$/
const marks = /\p{M}/gu

/**
 * Text as it is compared: neither case nor accents count. Ten thousand such keys are in order many times sooner than by
 * a collator, which would hold up the page on a slow phone.
 */
function comparable(key: SortKey): SortKey {
  if (typeof key === 'number') return key
  return (plain.test(key) ? key : key.normalize('NFKD').replace(marks, '')).toLowerCase()
}

function compare(one: SortKey, other: SortKey, turn: 1 | -1): number {
  if (one < other) return -turn
  if (one > other) return turn
  // Either alike, or not both are numbers: what is none stands last, whichever the direction.
  return Number(Number.isNaN(one)) - Number(Number.isNaN(other))
}

/** The rows in order; rows that are alike keep the order they came in, whichever the direction. */
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
