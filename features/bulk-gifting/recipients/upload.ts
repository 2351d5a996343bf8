import { type Columns, guessColumns, withoutTitle } from './columns.ts'
import type { AddressTerms } from '../terms.ts'
import { isNumber, mailboxesIn } from './mailboxes.ts'
import type { Row, Rows } from './parseTable.ts'

/** The file that somebody uploads, until its recipients are in the list. */
export type Upload =
  | { readonly status: 'none' }
  | { readonly status: 'reading'; readonly name: string }
  | { readonly status: 'refused'; readonly name: string; readonly problem: string }
  /** Its rows are read. The person confirms the columns' meaning, and chooses whether to replace the list. */
  | { readonly status: 'columns'; readonly name: string; readonly list: Rows; readonly columns: Columns }
  | { readonly status: 'adding'; readonly name: string }

export const noUpload: Upload = { status: 'none' }

const mayBeEmail = (cell: string): boolean => cell.includes('@')

const noEmail = 'There is no email address in this file. Each recipient needs one in a row.'
const noAddress = 'There is no email address or phone number in this file. Each recipient needs one in a row.'

const isFilled = (cell: string): boolean => cell.trim() !== ''

/** A list of nothing but addresses, as a mail program copies it, becomes a column. */
function asColumn(rows: readonly Row[]): readonly Row[] {
  const isList = rows.length === 1 || rows.some(({ cells }) => cells.some((cell) => cell.includes('<')))
  const isAll = (kind: (cell: string) => boolean) =>
    rows.every(({ cells, problem }) => problem === null && cells.filter(isFilled).every(kind))
  if (!isList || !(isAll(mayBeEmail) || isAll(isNumber))) return rows
  return rows.flatMap(({ number, cells }) =>
    cells.filter(isFilled).map((cell, index) => ({ number: rows.length === 1 ? index + 1 : number, cells: [cell], problem: null })),
  )
}

export function uploadFromRows(name: string, { rows: read, unread }: Rows, { byText }: Pick<AddressTerms, 'byText'>): Upload {
  if (!read.some(({ cells }) => cells.some((cell) => mayBeEmail(cell) || (byText && mailboxesIn(cell).length > 0))))
    return { status: 'refused', name, problem: byText ? noAddress : noEmail }
  const broken = read.every(({ problem }) => problem !== null) ? read[0] : undefined
  if (broken) return { status: 'refused', name, problem: `No row of this file can be read. Row ${broken.number}: ${broken.problem}` }
  const rows = asColumn(withoutTitle(read))
  const columns = guessColumns(rows)
  return { status: 'columns', name, list: { rows, unread }, columns: byText ? columns : { ...columns, phone: null } }
}
