import type { defaultMessages } from './messages.ts'

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

/** The choice of rows. */
export type Choice<Row> = {
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  rowName: (row: Row) => string
  say: Pick<typeof defaultMessages, 'choose' | 'chooseAll'>
}
