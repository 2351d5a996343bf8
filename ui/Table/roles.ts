/**
 * Explicit roles: some browsers drop a table's semantics when its parts are laid out as a grid,
 * which cards and virtualised rows need.
 */
export const part = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
