import { correctRow, underTerms } from '../../../features/bulk-gifting/recipients/checkRecipients.ts'
import { failedRowsCsv } from '../../../features/bulk-gifting/recipients/csv.ts'
import { decodeFile } from '../../../features/bulk-gifting/recipients/decodeFile.ts'
import { type Rows, parseTable } from '../../../features/bulk-gifting/recipients/parseTable.ts'
import { addRows, addTyped, uploadFromRows } from '../../../features/bulk-gifting/recipients/readRecipients.ts'
import { type RecipientList, mostRecipients } from '../../../features/bulk-gifting/recipients/recipientList.ts'
import type { Upload } from '../../../features/bulk-gifting/recipients/upload.ts'
import type { AddressTerms } from '../../../features/bulk-gifting/terms.ts'
import { formatAddress } from '../../../features/shared/contact/formatAddress.ts'
import { pause } from '../../runtime/page/pause.ts'

/** Rows beyond the limit are read as well, to say which they are, but not without end: the others are counted. */
const mostRows = mostRecipients * 2

async function readFile(file: File, terms: AddressTerms): Promise<Upload> {
  const { name } = file
  try {
    const decoded = decodeFile(await file.arrayBuffer())
    if (!decoded.ok) return { status: 'refused', name, problem: decoded.problem }
    await pause()
    const rows = { ...(await parseTable(decoded.text, mostRows, pause)), isGuessed: decoded.isGuessed }
    return uploadFromRows(name, rows, terms)
  } catch {
    // The file was moved or removed after it was chosen.
    return { status: 'refused', name, problem: 'This file could not be read. Please choose it again.' }
  }
}

type Columns = Extract<Upload, { status: 'columns' }>

/** Reads lists and corrects them, in blocks, so that the page stays quick. It loads at the first touch. */
export const reading = {
  readFile,
  addRows: (before: RecipientList, { list, columns }: Columns, terms: AddressTerms) => addRows(before, list, columns, terms, pause),
  readText: (text: string) => parseTable(text, mostRows, pause),
  addText: (before: RecipientList, table: Rows, terms: AddressTerms) => addTyped(before, table, terms, pause),
  correctRow,
  underTerms,
  formatAddress,
  failedRowsCsv,
}
