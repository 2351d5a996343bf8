/** Explicit roles: some browsers drop a table's semantics in a grid layout, which cards and virtualised rows need. */
export const part = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
