import type { Columns } from './columns.ts'
import type { Rows } from './parseTable.ts'

/** Largest file, in bytes: 50,000 rows of 200 characters. */
export const largestFile = 10_000_000

/** The file that somebody uploads, until its recipients are in the list. */
export type Upload =
  | { readonly status: 'none' }
  | { readonly status: 'reading'; readonly name: string }
  | { readonly status: 'refused'; readonly name: string; readonly problem: string }
  /** Its rows are read. The person confirms the columns' meaning, unless they are a first list's and clear, and may replace the list. */
  | { readonly status: 'columns'; readonly name: string; readonly list: Rows; readonly columns: Columns; readonly isClear?: boolean }
  | { readonly status: 'adding'; readonly name: string }

export const noUpload: Upload = { status: 'none' }
