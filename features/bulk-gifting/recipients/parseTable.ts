import { parse } from 'papaparse'
import { asSeen } from '../../../ui/text/plainText.ts'
import { withDamage } from './doubtfulNames.ts'
import { divideMailboxes, isMailboxList } from './mailboxes.ts'
import { isNumber } from './numbers.ts'

export type Row = {
  /** From 1, as a spreadsheet counts. */
  readonly number: number
  readonly cells: readonly string[]
  /** Why it cannot be read; null if it can. */
  readonly problem: string | null
}

/** The rows of a list, and how many follow that were too many to be read. */
export type Rows = {
  readonly rows: readonly Row[]
  readonly unread: number
  /** Whether its encoding is a guess: of a file that is no Unicode. */
  readonly isGuessed?: boolean | undefined
}

type Parsed = Omit<Row, 'number'>

/** Lines, and characters of them, that are parsed before the page may respond to the person again: some milliseconds. */
const block = { lines: 250, length: 50_000 } as const

/** In characters. A longer line is no row of a table. */
const longestLine = 100_000

const unmatched = 'Its quotation marks do not match.'
const tooLong = `It is longer than ${longestLine.toLocaleString('en-US')} characters.`

/** Lets the page respond to the person, and then goes on. */
export type Pause = () => Promise<void>

/** The lines of a text, with the line ends of any system. */
function* linesOf(text: string): Generator<string, undefined> {
  let at = 0
  for (const { 0: mark, index } of text.matchAll(/\r\n?|\n/g)) {
    yield text.slice(at, index)
    at = index + mark.length
  }
  if (at < text.length) yield text.slice(at)
}

/** The value of a cell: `="0123"` is how a list makes a spreadsheet keep a number as it is. */
const valueOf = (cell: string): string => /^\s*=\s*"((?:[^"]|"")*)"\s*$/.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell

/** The cells of each row in these lines; null where quotation marks do not match. */
function cellsIn(lines: readonly string[], delimiter: string): readonly (readonly string[])[] | null {
  if (lines.some((line) => line.length > longestLine || isMailboxList(line))) return null
  if (!lines.some((line) => line.includes('"'))) return lines.map((line) => line.split(delimiter))
  const { data, errors } = parse<string[]>(lines.join('\n'), { delimiter, newline: '\n' })
  return errors.some(({ type }) => type === 'Quotes') ? null : data.map((cells) => cells.map(valueOf))
}

/** A line that is too long for a table: a mail program may copy all recipients into one line. */
function longRow(line: string): Parsed {
  const cells = divideMailboxes(line).flatMap((part) => (part.length > longestLine ? part.split(/\s+/) : [part]))
  const isRead = cells.every(({ length }) => length <= longestLine)
  return isRead ? { cells, problem: null } : { cells: [line.slice(0, 100)], problem: tooLong }
}

/** The row that begins with the first of these lines, and how many lines it has. Null if a cell is still open after the last. */
function firstRow(lines: readonly string[], delimiter: string): { readonly row: Parsed; readonly count: number } | null {
  const [line = ''] = lines
  if (line.length > longestLine) return { row: longRow(line), count: 1 }
  if (isMailboxList(line)) return { row: { cells: divideMailboxes(line), problem: null }, count: 1 }
  let marks = 0
  for (const [index, next] of lines.entries()) {
    marks += next.split('"').length - 1
    const isClosed = marks % 2 === 0
    const count = index + 1
    // In a cell without quotation marks around it, one alone is a character like any other.
    const [cells, ...others] = (isClosed || count === 1 ? cellsIn(lines.slice(0, count), delimiter) : null) ?? []
    if (cells && others.length === 0) return { row: { cells, problem: null }, count }
    if (isClosed) return { row: { cells: [line], problem: unmatched }, count: 1 }
  }
  return null
}

/**
 * The rows of a text in blocks. A row whose quotation marks do not match ends at its line, so that it swallows no other row. What
 * follows is not searched for their counterpart beyond a block, so the time grows with the text and no faster.
 */
function* blocksOf(text: string, delimiter: string): Generator<readonly Parsed[], undefined> {
  const source = linesOf(text)
  /** Read from the text, and not parsed yet. */
  let lines: string[] = []
  for (;;) {
    for (let length = lines.join('').length; lines.length < block.lines && length < block.length;) {
      const { value } = source.next()
      if (value === undefined) break
      lines.push(value)
      length += value.length
    }
    if (lines.length === 0) return
    const all = cellsIn(lines, delimiter)
    const rows: Parsed[] = all?.map((cells) => ({ cells, problem: null })) ?? []
    let count = all ? lines.length : 0
    while (count < lines.length) {
      const first = firstRow(lines.slice(count), delimiter)
      // The next block may close it, unless it has a whole block already.
      if (first === null && count > 0) break
      rows.push(first?.row ?? { cells: lines.slice(0, 1), problem: unmatched })
      count += first?.count ?? 1
    }
    lines = lines.slice(count)
    yield rows
  }
}

const delimiters = [',', '\t', ';', '|'] as const

/** An address alone in its cell, or with a name before it: with a wrong delimiter, other text is in the same cell. */
const mailbox = /^(?:[^<>"@]*<)?[^\s,;|"<>@]+@[^\s,;|"<>@]+\.[^\s,;|"<>@]+>?$/

/** The number of addresses of a kind in a row's cells, and one more for each that is alone in its cell. */
function countOf(cells: readonly string[], isAddress: (text: string) => boolean): number {
  const counts = cells.map((cell) => {
    if (isAddress(cell.trim())) return 1
    const parts = cell.split(/[;,]/).filter((part) => part.trim() !== '')
    return parts.every((part) => isAddress(part.trim())) ? parts.length : 0
  })
  return counts.reduce((sum, count) => sum + 2 * count + (count === 1 ? 1 : 0), 0)
}

/** A phone number counts little: it may be any other number. */
const addressScore = (cells: readonly string[]): number => countOf(cells, (text) => mailbox.test(text)) + countOf(cells, isNumber) / 10

/**
 * The delimiter of a list. Quoted cells may contain any delimiter, so its frequency proves little. The number of addresses
 * that it separates decides.
 */
function detectDelimiter(text: string): string {
  const sample = text.slice(0, 10_000)
  const counts = delimiters.map((delimiter) =>
    [...blocksOf(sample, delimiter)].flat().reduce((sum, { cells, problem }) => sum + (problem === null ? addressScore(cells) : 0), 0),
  )
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Excel reads the delimiter from this line, and shows no row for it. */
const named = /^sep=(.)(?:\r\n?|\n)/i

/** The rows of a list with any delimiter. Reads at most `most` rows, and counts the others. Empty rows are left out, but counted. */
export async function parseTable(raw: string, most: number, pause: Pause): Promise<Rows> {
  // Characters of double width, as keyboards for Chinese and Japanese write addresses.
  const whole = raw.replace(/^\uFEFF/, '').replaceAll(/[\uFF01-\uFF5E]+/g, asSeen)
  const text = whole.replace(named, '')
  const delimiter = named.exec(whole)?.[1] ?? detectDelimiter(text)
  const rows: Row[] = []
  let number = 0
  let unread = 0
  for (const parsed of blocksOf(text, delimiter)) {
    for (const row of parsed) {
      number += 1
      if (row.cells.every((cell) => cell.trim() === '')) continue
      if (rows.length < most) rows.push({ number, ...row, cells: row.cells.map(withDamage) })
      else unread += 1
    }
    await pause()
  }
  return { rows, unread }
}
