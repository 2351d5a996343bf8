import type { Row } from './parseTable.ts'

/** Which column of a list holds what; null for none. Columns count from 0. */
export type Columns = {
  readonly email: number | null
  /** The whole name, or the first name where `lastName` has a column. */
  readonly name: number | null
  readonly lastName: number | null
  readonly hasHeader: boolean
}

/** Rows that are looked at to guess. */
const sample = 50

const looksLikeEmail = (cell: string): boolean => /^\S+@\S+\.\S+$/.test(cell.trim())

const headers = {
  email: /e-?mail|^mail|correo|address$/i,
  first: /first|given|prénom|vorname/i,
  last: /last|sur-?name|family/i,
  name: /name|recipient|nombre/i,
} as const

/** The index of the greatest number above zero; null if there is none. */
function greatest(counts: readonly number[]): number | null {
  const most = Math.max(0, ...counts)
  return most === 0 ? null : counts.indexOf(most)
}

/** More columns than a person looks through; a file of nothing but commas has millions. */
const mostColumns = 100

const columnCount = (rows: readonly Row[]): number =>
  Math.min(mostColumns, Math.max(0, ...rows.slice(0, sample).map(({ cells }) => cells.length)))

/** What the columns of a list seem to hold; the person confirms it (BLK-09). */
export function guessColumns(rows: readonly Row[]): Columns {
  const [first, ...others] = rows.slice(0, sample)
  const head = first?.cells ?? []
  // A row that cannot be read must be named, and a header is left out.
  const hasHeader = first?.problem === null && !head.some(looksLikeEmail) && others.some(({ cells }) => cells.some(looksLikeEmail))
  const indices = Array.from({ length: columnCount(rows) }, (_, index) => index)
  const body = hasHeader ? others : rows.slice(0, sample)
  // Different ones: the address of a manager or of an office stands in many rows.
  const emails = indices.map((index) => new Set(body.map(({ cells }) => cells[index] ?? '').filter(looksLikeEmail)).size)
  const named = (pattern: RegExp): number | null => {
    const index = hasHeader ? head.findIndex((cell, at) => at !== email && pattern.test(cell)) : -1
    return index === -1 ? null : index
  }
  const email = greatest(emails)
  const firstName = named(headers.first)
  const lastName = named(headers.last)
  if (firstName !== null && lastName !== null) return { email, name: firstName, lastName, hasHeader }
  const words = indices.map((index) => (index === email ? 0 : body.filter(({ cells }) => /\p{L}{2}/u.test(cells[index] ?? '')).length))
  return { email, name: named(headers.name) ?? firstName ?? (hasHeader ? null : greatest(words)), lastName: null, hasHeader }
}

/** A name for each column: its header, or its letter and what its first row holds. */
export function columnNames(rows: readonly Row[], hasHeader: boolean): readonly string[] {
  const head = rows[0]?.cells ?? []
  return Array.from({ length: columnCount(rows) }, (_, index) => {
    const cell = head[index]?.trim() ?? ''
    const letter = `Column ${String.fromCodePoint(65 + (index % 26))}`
    if (hasHeader) return cell === '' ? letter : cell
    return cell === '' ? letter : `${letter} (${cell.slice(0, 30)})`
  })
}

/** What the columns hold in the first row that can be read. */
export const exampleOf = (rows: readonly Row[], hasHeader: boolean): readonly string[] =>
  rows
    .slice(hasHeader ? 1 : 0)
    .find(({ problem }) => problem === null)
    ?.cells.map((cell) => cell.trim()) ?? []

/** The names of the columns that nothing is read from. A buyer whose list has amounts must not think that they count. */
export function unusedColumns(rows: readonly Row[], { email, name, lastName, hasHeader }: Columns): readonly string[] {
  return columnNames(rows, hasHeader).filter((_, index) => ![email, name, lastName].includes(index))
}
