import { unparse } from 'papaparse'
import { isPhone } from '../../shared/contact/address.ts'
import { formatAddress } from '../../shared/contact/formatAddress.ts'
import type { Redemption } from '../orders/orders.ts'
import type { FailedRow } from './recipientList.ts'

/** A cell that a spreadsheet would calculate, also in full-width characters or after white space, and one that is quoted already. */
const formula = /^'*(?:\s*[=+\-@|%＝＋－＠]|[\t\r\n])/u

/** The apostrophe makes a spreadsheet treat the cell as text. */
const protectedCell = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)

/** A cell of an uploaded list as it was before a file of ours, or a spreadsheet, protected it. */
export const unprotectedCell = (cell: string): string => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell)

/** The titles by which a file of failed rows is known again. */
export const failedTitles = ['Row', 'Reason', 'Address', 'Name'] as const

/** A CSV file whose cells are text for every spreadsheet. The mark at its start makes Excel read it as UTF-8. */
const csv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${unparse(
    [header, ...rows].map((row) => row.map(protectedCell)),
    // With semicolons as delimiters, an unquoted cell could become several.
    { quotes: true, newline: '\r\n' },
  )}`

/** The rows that could not be read, with the reasons. Corrected and uploaded, they take the place of those that failed. */
export const failedRowsCsv = (failed: readonly FailedRow[]): string =>
  csv(
    failedTitles,
    failed.map(({ number, reason, address, name }) => [String(number), reason, address, name]),
  )

export const redemptionsCsv = (redemptions: readonly Redemption[]): string =>
  csv(
    ['Email', 'Phone', 'Name', 'Status', 'Reason', 'Code', 'Changed at'],
    redemptions.map(({ address, name, status, reason, code, changedAt }) => [
      ...(isPhone(address) ? ['', formatAddress(address)] : [address, '']),
      name,
      status,
      reason ?? '',
      code ?? '',
      changedAt?.toISOString() ?? '',
    ]),
  )
