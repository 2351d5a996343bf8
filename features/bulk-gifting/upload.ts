import { type Columns, guessColumns } from './columns.ts'
import type { Row } from './parseTable.ts'

/** The file that somebody uploads, until its recipients are in the list. */
export type Upload =
  | { readonly status: 'none' }
  | { readonly status: 'reading'; readonly name: string }
  | { readonly status: 'refused'; readonly name: string; readonly problem: string }
  /** Its rows are read. The person says what the columns hold, and whether the list is replaced. */
  | { readonly status: 'columns'; readonly name: string; readonly rows: readonly Row[]; readonly columns: Columns }
  | { readonly status: 'adding'; readonly name: string }

export const noUpload: Upload = { status: 'none' }

const mayBeAddress = (cell: string): boolean => cell.includes('@')

/** A list that stands in one row, as a mail program copies it, becomes a column. */
function asColumn(rows: readonly Row[]): readonly Row[] {
  const cells = rows.length === 1 ? (rows[0]?.cells.filter((cell) => cell.trim() !== '') ?? []) : []
  return cells.length > 1 && cells.every(mayBeAddress)
    ? cells.map((cell, index) => ({ number: index + 1, cells: [cell], problem: null }))
    : rows
}

/** A file whose rows are read, or why it is refused (BLK-09). */
export function uploadOf(name: string, read: readonly Row[]): Upload {
  if (!read.some(({ cells }) => cells.some(mayBeAddress)))
    return { status: 'refused', name, problem: 'There is no e-mail address in this file. Each recipient needs one in a row.' }
  const broken = read.every(({ problem }) => problem !== null) ? read[0] : undefined
  if (broken) return { status: 'refused', name, problem: `No row of this file can be read. Row ${broken.number}: ${broken.problem}` }
  const rows = asColumn(read)
  return { status: 'columns', name, rows, columns: guessColumns(rows) }
}
