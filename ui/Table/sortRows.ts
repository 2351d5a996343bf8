import type { SortKey, sortDirections } from './column.ts'

const marks = /\p{M}/gu

/**
 * Text as it is compared: neither case nor accents count. Ten thousand such keys are in order many times sooner than by
 * a collator, which would hold up the page on a slow phone.
 */
const comparable = (key: SortKey): SortKey =>
  typeof key === 'number' ? key : key.normalize('NFKD').replace(marks, '').toLowerCase()

function compare(one: SortKey, other: SortKey): number {
  if (one === other) return 0
  // What is not a number stands last.
  if (Number.isNaN(one)) return Number.isNaN(other) ? 0 : 1
  if (Number.isNaN(other)) return -1
  return one < other ? -1 : 1
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
    .toSorted((one, other) => turn * compare(one.key, other.key))
    .map(({ row }) => row)
}
