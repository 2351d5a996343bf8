import { type Columns, areTitles, guessColumns, leftOutOf, mostColumns, withoutTitle } from './columns.ts'
import { unprotectedCell } from '../../shared/files/csv.ts'
import { failedTitles } from './csv.ts'
import { isDoubtfulName } from './doubtfulNames.ts'
import { type Mailbox, addressesIn, holdsAnAddress, mailboxesIn } from './mailboxes.ts'
import { isLabel, isNumber } from './numbers.ts'
import type { Pause, Row, Rows } from './parseTable.ts'
import type { AddressTerms } from '../terms.ts'
import { type Entry, addEntries, tidy, withoutMarker } from './checkRecipients.ts'
import type { FailedRow, RecipientList } from './recipientList.ts'
import type { Upload } from './upload.ts'

const several = 'Its name holds another address.'

const severalNumbers = 'It has several phone numbers.'

/** Whether a person has several phone numbers: without a name they are several people, as several email addresses are. */
const hasSeveralNumbers = (found: readonly Mailbox[], name: string): boolean =>
  name !== '' && found.length > 1 && found.every(({ address }) => isNumber(address))

const short = 'It has fewer columns than the other rows.'

/** Whether a row ends before the column of addresses, and holds something with an @ that would be lost. */
const isShort = ({ cells }: Row, email: number | null): boolean =>
  email !== null && cells.length <= email && cells.some((cell) => cell.includes('@'))

/** The entries of a row that cannot be divided into cells: one for each address, so that none is lost. */
function brokenEntries({ number, cells, problem }: Row): readonly Entry[] {
  const text = cells.join(' ')
  const addresses = addressesIn(text)
  return (addresses.length === 0 ? [text] : addresses).map((address) => ({ number, address, name: '', problem }))
}

const unused = 'It stands in a column that is not used.'

/** Addresses in cells that nothing is read from and that no title names: of people whom the person may have meant. */
const otherAddressesIn = ({ cells }: Row, { email, phone, name, lastName }: Columns, titles: readonly string[]): readonly string[] =>
  cells.flatMap((cell, at) => ([email, phone, name, lastName].includes(at) || (titles[at] ?? '').trim() !== '' ? [] : addressesIn(cell)))

/** The entries of the rows of a table. Several addresses in a cell are several people: the row's name is nobody's. */
function* entriesIn(rows: readonly Row[], columns: Columns, titles: readonly string[], numberOf: (row: Row) => number): Generator<Entry> {
  const { email, phone, name, lastName } = columns
  const used = new Set<string>()
  const others = new Map<string, number>()
  const marked = markedColumns(rows)
  for (const row of rows) {
    const number = numberOf(row)
    const problem = row.problem ?? (isShort(row, email) ? short : null)
    if (problem !== null) {
      yield* brokenEntries({ ...row, problem })
      continue
    }
    const getCell = (column: number | null) => (column === null ? '' : plainCell(row.cells[column] ?? '', marked.has(column)))
    // An email address comes first: to text a person, the buyer has to be sure that they want it.
    const cell = getCell(email).trim() === '' ? getCell(phone) : getCell(email)
    const found = mailboxesIn(cell)
    const inColumns = tidy(`${getCell(name)} ${getCell(lastName)}`)
    const [first = { address: cell, name: '' }, ...more] = found
    for (const { address } of [first, ...more]) used.add(address.toLowerCase())
    for (const address of otherAddressesIn(row, columns, titles)) if (!others.has(address)) others.set(address, number)
    if (hasSeveralNumbers(found, inColumns)) yield { number, address: cell, name: inColumns, problem: severalNumbers }
    else if (more.length > 0) yield* found.map((mailbox) => ({ number, ...mailbox, problem: null }))
    else {
      const isAddress = inColumns.toLowerCase() === first.address.toLowerCase()
      const holdsAnother = !isAddress && holdsAnAddress(inColumns)
      const own = isAddress || holdsAnother || inColumns === '' ? first.name : inColumns
      yield { number, address: first.address, name: own, problem: holdsAnother ? several : null }
    }
  }
  for (const [address, number] of others) if (!used.has(address.toLowerCase())) yield { number, address, name: '', problem: unused }
}

/** Rows that a file of ours brings back: by number and reason, as a number alone may be of another list. */
const returnedKey = (number: string, reason: string): string => `${number} ${reason}`

/** The failed rows without those that come back: each of them replaces one. */
function withoutReturned(failed: readonly FailedRow[], returned: readonly Row[]): readonly FailedRow[] {
  const counts = new Map<string, number>()
  for (const { cells } of returned) {
    const key = returnedKey(cells[0] ?? '', unprotectedCell(cells[1] ?? ''))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return failed.filter(({ number, reason }) => {
    const key = returnedKey(String(number), reason)
    const count = counts.get(key) ?? 0
    counts.set(key, count - 1)
    return count <= 0
  })
}

export function addRows(
  before: RecipientList,
  { rows, unread, isGuessed }: Rows,
  columns: Columns,
  terms: AddressTerms,
  pause: Pause,
): Promise<RecipientList> {
  const body = columns.hasHeader ? rows.slice(1) : rows
  const isOurs = columns.hasHeader && failedTitles.every((title, index) => rows[0]?.cells[index]?.trim() === title)
  const getNumber = (row: Row): number => (isOurs ? Number.parseInt(row.cells[0] ?? '', 10) || row.number : row.number)
  const failed = isOurs ? withoutReturned(before.failed, body) : before.failed
  const entries = entriesIn(body, columns, columns.hasHeader ? (rows[0]?.cells ?? []) : [], getNumber)
  const read = { entries, unread, isGuessed, ...(!isOurs && { leftOut: leftOutOf(rows, columns) }) }
  return addEntries({ ...before, failed }, read, terms, pause)
}

/** The name among the other cells of a typed row: the first words, or the two cells of a first and a last name. */
function nameAmong(cells: readonly string[], address = '@'): string {
  const isOther = (cell: string) => !cell.includes('@') && !cell.includes(address) && !(isNumber(address) && isLabel(cell))
  const words = cells.filter((cell) => (/\p{L}/u.test(cell) || isDoubtfulName(cell)) && isOther(cell)).map(tidy)
  const isSplit = words.length === 2 && cells.length === 3 && words.every((word) => !word.includes(' '))
  return isSplit ? words.join(' ') : (words[0] ?? '')
}

/** An email address without its @, as `ada.mail.example`; `J.Smith` and `Jr.` are names. */
const withoutAt = /(?<![^\s(<])(?:[a-z][a-z\d_+-]*(?:\.[a-z\d_-]+)*|[\w+-]{2,}(?:\.[\w-]{2,})+)\.[a-z]{2,}(?![^\s)>,.])/

/** The one address and name of a typed row. A text must not go to somebody whose email address is mistyped. */
function onlyEntry(number: number, cells: readonly string[], { address, name }: Mailbox): Entry {
  // `Ada: ada@mail.example` is a group's name and its people to mail programs.
  const parts = cells.flatMap((cell) => cell.split(/:(?=\s|$)/))
  if (address.includes('@')) return { number, address, name: name || nameAmong(parts), problem: null }
  if (cells.some((cell) => withoutAt.test(cell))) return { number, address: cells.join(' '), name: '', problem: null }
  return { number, address, name: nameAmong(cells, address) || name, problem: null }
}

/** The recipients of a typed row: an address and a name in any order, or several addresses. */
function typedEntries(number: number, cells: readonly string[]): readonly Entry[] {
  const all = cells.flatMap(mailboxesIn)
  const emails = all.filter(({ address }) => address.includes('@'))
  const found = emails.length === 0 ? all : emails
  const [only] = found
  const whole = { number, address: cells.join(' '), name: '' }
  if (!only) return [{ ...whole, problem: null }]
  if (found.length === 1) return [onlyEntry(number, cells, only)]
  if (hasSeveralNumbers(found, nameAmong(cells))) return [{ ...whole, problem: severalNumbers }]
  const seen = new Set<string>()
  const each = found.filter(({ address }) => !seen.has(address) && seen.add(address))
  return each.map((mailbox) => ({ number, ...mailbox, problem: null }))
}

/** The texts of a typed row that are in none of its entries: an amount, or a team. */
const unusedTexts = (cells: readonly string[], entries: readonly Entry[]): readonly string[] =>
  cells
    // A line of many is what a mail program copies.
    .slice(0, cells.length > mostColumns ? 0 : undefined)
    .map(tidy)
    .filter((text) => !isLabel(text) && !entries.some(({ address, name }) => [address, name].some((part) => isWithin(text, tidy(part)))))

const isWithin = (one: string, other: string): boolean => other.includes(one) || (other !== '' && one.includes(other))

function* typedIn(rows: readonly Row[]): Generator<Entry> {
  const marked = markedColumns(rows)
  for (const row of rows) {
    const cells = row.cells.map((cell, at) => plainCell(cell, marked.has(at))).filter((cell) => cell.trim() !== '')
    const entries = row.problem === null ? typedEntries(row.number, cells) : brokenEntries(row)
    const unused = row.problem === null ? unusedTexts(cells, entries) : []
    yield* entries.map((entry) => ({ ...entry, unused }))
  }
}

/** Adds typed or pasted rows. With a row of titles they are a table, as it is copied from a spreadsheet. */
export function addTyped(before: RecipientList, typed: Rows, terms: AddressTerms, pause: Pause): Promise<RecipientList> {
  const { byText } = terms
  const rows = withoutTitle(typed.rows, byText)
  const [first] = rows
  if (first && rows.length > 1 && areTitles(first, byText))
    return addRows(before, { ...typed, rows }, guessColumns(rows, byText), terms, pause)
  return addEntries(before, { entries: typedIn(rows), unread: typed.unread }, terms, pause)
}

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

export function uploadFromRows(name: string, { rows: read, ...others }: Rows, { byText }: Pick<AddressTerms, 'byText'>): Upload {
  if (!read.some(({ cells }) => cells.some((cell) => mayBeEmail(cell) || (byText && mailboxesIn(cell).length > 0))))
    return { status: 'refused', name, problem: byText ? noAddress : noEmail }
  const broken = read.every(({ problem }) => problem !== null) ? read[0] : undefined
  if (broken) return { status: 'refused', name, problem: `No row of this file can be read. Row ${broken.number}: ${broken.problem}` }
  const rows = asColumn(withoutTitle(read, byText))
  const columns = guessColumns(rows, byText)
  const leftOut = leftOutOf(rows, columns)
  const isTitled = rows[0] !== undefined && areTitles(rows[0], byText) && columns.email !== null
  const isClear = isTitled && !others.isGuessed && leftOut.texts.length + leftOut.addresses === 0
  return { status: 'columns', name, list: { rows, ...others }, columns, isClear }
}

/** Words that programs write where there is nothing. `Null` is somebody's name. */
const nothing = /^\s*(?:NULL|null|\(null\)|#N\/A|N\/A|n\/a|None|NaN|undefined)\s*$/

/** A spreadsheet's mark of a number that it keeps as a text, as in `'007`. */
const numberMark = /^\s*'(?=\d(?![\s-]))(?!.*'(?!\p{L}))/u

/** A mark of a text, or a part of a name, as in `'Ada`. `'t Hooft`, `'s-Gravenhage` and `'Ada'` have another. */
const textMark = /^\s*'(?=[\p{L}\d](?![\s-]))(?!.*'(?!\p{L}))/u

/** The columns in which most of several cells have the mark: in others `'Ali` is a name. */
function markedColumns(rows: readonly Row[]): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) if (cell.trim() !== '') counts.set(at, (counts.get(at) ?? 0) + (textMark.test(cell) ? 1 : -1))
  return new Set([...counts.keys()].filter((at) => (counts.get(at) ?? 0) > 1))
}

/** A cell without its protection, and without the bullet or the number of a list in front. Empty where it says that it is. */
const plainCell = (cell: string, isMarked: boolean): string =>
  withoutMarker(
    unprotectedCell(cell)
      .replace(nothing, '')
      .replace(isMarked ? textMark : numberMark, ''),
  )
