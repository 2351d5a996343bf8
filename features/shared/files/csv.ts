import { unparse } from 'papaparse'

/** A cell that a spreadsheet would calculate, also in full-width characters or after white space, and one that is quoted already. */
const formula = /^'*(?:\s*[=+\-@|%＝＋－＠]|[\t\r\n])/u

/** The apostrophe makes a spreadsheet treat the cell as text. */
const protectedCell = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)

/** A cell of an uploaded list as it was before a file of ours, or a spreadsheet, protected it. */
export const unprotectedCell = (cell: string): string => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell)

/** A CSV file whose cells are text for every spreadsheet. The mark at its start makes Excel read it as UTF-8. */
export const csv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${unparse(
    [header, ...rows].map((row) => row.map(protectedCell)),
    // With semicolons as delimiters, an unquoted cell could become several.
    { quotes: true, newline: '\r\n' },
  )}`
