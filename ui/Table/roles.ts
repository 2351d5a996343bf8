import type { defaultMessages } from './messages.ts'

/**
 * What each part is, said aloud: some browsers forget that a table is one as soon as its parts are laid out as a grid,
 * which both the cards of a phone and the rows in sight need.
 */
export const part = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** How the table's rows are chosen. */
export type Choice<Row> = {
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  rowName: (row: Row) => string
  /** What the boxes are called. */
  say: Pick<typeof defaultMessages, 'choose' | 'chooseAll'>
}
