import { unparse } from 'papaparse'
import type { Redemption } from './order.ts'
import type { FailedRow } from './readRecipients.ts'

/** The beginning of a cell that a spreadsheet would calculate, also in full-width characters or after white space. */
const formula = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/u

/** A CSV file whose cells are text for every spreadsheet (BLK-12). The mark at its start tells Excel that it is UTF-8. */
const csv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${unparse(
    [header, ...rows].map((row) => row.map((cell) => (formula.test(cell) ? `'${cell}` : cell))),
    // Where semicolons divide cells, an unquoted cell could become several.
    { quotes: true, newline: '\r\n' },
  )}`

/** The rows that could not be read, with the reasons (BLK-09). Corrected and uploaded, its columns are found by their titles. */
export const failedRowsCsv = (failed: readonly FailedRow[]): string =>
  csv(
    ['Row', 'Reason', 'E-mail', 'Name'],
    failed.map(({ number, reason, address, name }) => [String(number), reason, address, name]),
  )

/** The recipients of an order with what became of their gifts (BLK-12). */
export const redemptionsCsv = (redemptions: readonly Redemption[]): string =>
  csv(
    ['E-mail', 'Name', 'Status', 'Reason', 'Code', 'Changed at'],
    redemptions.map(({ email, name, status, reason, code, changedAt }) => [
      email,
      name,
      status,
      reason ?? '',
      code ?? '',
      changedAt?.toISOString() ?? '',
    ]),
  )
