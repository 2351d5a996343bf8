import type { Columns } from './columns.ts'
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
