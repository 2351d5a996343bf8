import { holdsNumber, isNumber } from './numbers.ts'
import type { LeftOut } from './recipientList.ts'
import type { Row } from './parseTable.ts'

/** The column for each value; null for none. Columns count from 0. */
export type Columns = {
  readonly email: number | null
  /** The phone numbers of the rows without an email address. */
  readonly phone: number | null
  /** The whole name, or the first name where `lastName` has a column. */
  readonly name: number | null
  readonly lastName: number | null
  readonly hasHeader: boolean
}

/** Rows that are looked at to guess. */
const sample = 50

const looksLikeEmail = (cell: string): boolean => /^\S+@\S+\.\S+$/.test(cell.trim())

const holdsAddress = (cell: string): boolean => cell.includes('@')

/** The title of a column of addresses. `ada.mail.example` is none, but an address without its @. */
const emailTitle = /^(?!no\b|.*\.\S)(?:.*[\s(_-])?(?:e-?mail\p{L}*|mail|correo|courriel|adresse?|address(?:es)?)\b/iu

/** The title of a column of phone numbers: all of the cell, since `no phone` and `T. Mobile` are a person's. */
const phoneTitle = (kind: string): RegExp =>
  new RegExp(
    String.raw`^(?:(?:home|work|office|business|personal|contact|recipient|(?:tele)?phone|your|their)[\s_-]?)?\(?(?:${kind})[\s_-]?(?:(?:phone|tel)?[\s_-]?(?:numbers?|no\.?|nr\.?|#)?)[\s_-]?\d?\)?$`,
    'iu',
  )

const phoneTitles = [phoneTitle('mobile|cell(?:phone)?|sms'), phoneTitle('(?:tele)?phones?|tel\\.?')] as const

/** Whether something in a cell is a person's, also where it is mistyped. */
const isPersons = (cell: string): boolean => holdsAddress(cell) || holdsNumber(cell)

/** Whether these are the titles of a list, and no recipient. */
export const areTitles = ({ cells, problem }: Row, byText: boolean): boolean =>
  problem === null &&
  !cells.some(isPersons) &&
  cells.some((cell) => [emailTitle, ...(byText ? phoneTitles : [])].some((title) => title.test(cell.trim())))

const headers = { first: /first|given|prénom|vorname/i, last: /last|sur-?name|family/i, name: /name|recipient|nombre/i } as const

/** The index of the greatest number above zero; null if there is none. */
function greatest(counts: readonly number[]): number | null {
  const most = Math.max(0, ...counts)
  return most === 0 ? null : counts.indexOf(most)
}

/** More columns than a person looks through; a file of nothing but commas has millions. */
export const mostColumns = 100

/** Names of one word in two columns side by side: first and last. */
const oneWord = /^[\p{L}\p{M}'’.-]+$/u

const columnCount = (rows: readonly Row[]): number =>
  Math.min(mostColumns, Math.max(0, ...rows.slice(0, sample).map(({ cells }) => cells.length)))

/** The column with the most different texts of a kind: many rows may have the address of one office. */
const differing = (body: readonly Row[], indices: readonly number[], test: (cell: string) => boolean): number | null =>
  greatest(indices.map((index) => new Set(body.map(({ cells }) => cells[index] ?? '').filter(test)).size))

/** The column of the addresses, or else of texts with an @. */
const emailColumn = (body: readonly Row[], indices: readonly number[]): number | null =>
  differing(body, indices, looksLikeEmail) ?? differing(body, indices, holdsAddress)

/** Whether the first row names the columns. A row whose address is mistyped, or that cannot be read, must fail by name: a header is left out. */
function isHeader(first: Row, others: readonly Row[], email: number | null, byText: boolean): boolean {
  if (areTitles(first, byText)) return true
  const title = email === null ? '' : (first.cells[email]?.trim() ?? '')
  const mayBeTitle = title !== '' && !/\.\S|\bat\b/i.test(title)
  return first.problem === null && !first.cells.some(isPersons) && mayBeTitle && others.some(({ cells }) => cells.some(looksLikeEmail))
}

/** A guess of the columns' meaning; the person confirms it. There are phone numbers only `byText`. */
export function guessColumns(rows: readonly Row[], byText: boolean): Columns {
  const [first, ...others] = rows.slice(0, sample)
  const head = first?.cells ?? []
  const indices = Array.from({ length: columnCount(rows) }, (_, index) => index)
  const hasHeader = first !== undefined && others.length > 0 && isHeader(first, others, emailColumn(others, indices), byText)
  const body = hasHeader ? others : rows.slice(0, sample)
  const addresses = emailColumn(body, indices)
  const named = (pattern: RegExp): number | null => {
    const index = hasHeader ? head.findIndex((cell, at) => at !== addresses && pattern.test(cell.trim())) : -1
    return index === -1 ? null : index
  }
  // With titles, other numbers of a list with addresses are none to send gifts to.
  const numbers = hasHeader && addresses !== null ? null : differing(body, indices, isNumber)
  const guessed = named(phoneTitles[0]) ?? named(phoneTitles[1]) ?? (numbers === addresses ? null : numbers)
  const phone = byText ? guessed : null
  const email = addresses ?? (phone === null ? named(emailTitle) : null)
  const firstName = named(headers.first)
  const lastName = named(headers.last)
  if (firstName !== null && lastName !== null) return { email, phone, name: firstName, lastName, hasHeader }
  const wordsIn = (index: number) =>
    body.map(({ cells }) => cells[index]?.trim() ?? '').filter((cell) => /\p{L}{2}/u.test(cell) && !holdsAddress(cell))
  const words = greatest(indices.map((index) => (index === email || index === phone ? 0 : wordsIn(index).length)))
  if (hasHeader || words === null) return { email, phone, name: named(headers.name) ?? firstName, lastName: null, hasHeader }
  const isSplit = [words, words + 1].every(
    (index) => index !== email && wordsIn(index).length > 0 && wordsIn(index).every((word) => oneWord.test(word)),
  )
  return { email, phone, name: words, lastName: isSplit ? words + 1 : null, hasHeader }
}

/** The rows from the header on: a list may have its own title above it. */
export function withoutTitle(rows: readonly Row[], byText: boolean): readonly Row[] {
  const start = rows.slice(0, sample).findIndex((row) => areTitles(row, byText))
  return start > 0 && !rows.slice(0, start).some(({ cells }) => cells.some(isPersons)) ? rows.slice(start) : rows
}

/** A name for each column: its header, or its letter and the text in its first row. */
export function columnNames(rows: readonly Row[], hasHeader: boolean): readonly string[] {
  const head = rows[0]?.cells ?? []
  return Array.from({ length: columnCount(rows) }, (_, index) => {
    const cell = head[index]?.trim() ?? ''
    const letter = `Column ${String.fromCodePoint(65 + (index % 26))}`
    if (hasHeader) return cell === '' ? letter : cell
    return cell === '' ? letter : `${letter} (${cell.slice(0, 30)})`
  })
}

/** The columns' values in the first readable row. */
export const getExample = (rows: readonly Row[], hasHeader: boolean): readonly string[] =>
  rows
    .slice(hasHeader ? 1 : 0)
    .find(({ problem }) => problem === null)
    ?.cells.map((cell) => cell.trim()) ?? []

/**
 * The names of the columns that nothing is read from, and the number of addresses in them: their owners get no gift. A buyer whose list
 * has amounts must not think that they count.
 */
export function leftOutOf(rows: readonly Row[], { email, phone, name, lastName, hasHeader }: Columns): LeftOut {
  const body = rows.slice(hasHeader ? 1 : 0)
  const isUnused = (at: number) => ![email, phone, name, lastName].includes(at) && body.some(({ cells }) => (cells[at] ?? '').trim() !== '')
  const others = body.flatMap(({ cells, problem }) => (problem === null ? cells.filter((_, at) => at !== email) : []))
  return { texts: columnNames(rows, hasHeader).filter((_, at) => isUnused(at)), addresses: others.filter(holdsAddress).length }
}
