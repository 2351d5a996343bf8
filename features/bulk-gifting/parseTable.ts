import { parse } from 'papaparse'

/** A row of a list. */
export type Row = {
  /** From 1, as a spreadsheet counts. */
  readonly number: number
  readonly cells: readonly string[]
  /** Why it cannot be read; null if it can. */
  readonly problem: string | null
}

/** Rows that are parsed before the page may respond to the person again: some milliseconds. */
const block = 1_000

/** Each correction parses the rest again, so a file of nothing but quotation marks must end. */
const mostCorrections = 1_000

const unmatched = 'Its quotation marks do not match.'

/** Lets the page respond to the person, and then goes on. */
export type Pause = () => Promise<void>

/** The library's fast mode would split the whole rest of the text for each block. */
const settings = { newline: '\n', fastMode: false } as const

/** Where the first row with a wrong quotation mark begins. */
function brokenAt(text: string, delimiter: string): number {
  let begin = 0
  let found: number | null = null
  parse<string[]>(text, {
    ...settings,
    delimiter,
    step: ({ errors, meta }, parser) => {
      if (errors.some(({ type }) => type === 'Quotes')) {
        found = begin
        parser.abort()
      } else begin = meta.cursor
    },
  })
  return found ?? begin
}

const delimiters = [',', '\t', ';', '|'] as const

/** An address alone in its cell: where the delimiter is wrong, it stands with other cells. */
const address = /^[^\s,;|"]+@[^\s,;|"]+\.[^\s,;|"]+$/

/** How many addresses a delimiter sets free in the first rows. */
const addressesBy = (text: string, delimiter: string): number =>
  parse<string[]>(text, { ...settings, delimiter, preview: 50 })
    .data.flat()
    .filter((cell) => address.test(cell.trim())).length

/** The delimiter of a list. Quoted cells may hold any of them, so that how often each occurs says little. */
function delimiterOf(text: string): string {
  const sample = text.slice(0, 10_000)
  const counts = delimiters.map((delimiter) => addressesBy(sample, delimiter))
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/**
 * The rows of a list, by whichever delimiter it has. A row whose quotation marks are wrong ends at its line, so that it swallows
 * no other row. Stops after `most` rows. Empty rows are left out, but counted.
 */
export async function parseTable(raw: string, most: number, pause: Pause): Promise<readonly Row[]> {
  const text = raw.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const delimiter = delimiterOf(text)
  const rows: Row[] = []
  let number = 0
  let at = 0
  let corrections = 0
  const add = (cells: readonly string[], problem: string | null) => {
    number += 1
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ number, cells, problem })
  }
  while (at < text.length && rows.length < most) {
    const rest = text.slice(at)
    const { data, errors, meta } = parse<string[]>(rest, { ...settings, delimiter, preview: block })
    if (errors.some(({ type }) => type === 'Quotes') && corrections < mostCorrections) {
      corrections += 1
      const begin = brokenAt(rest, delimiter)
      for (const cells of parse<string[]>(rest.slice(0, begin), { ...settings, delimiter }).data) if (begin > 0) add(cells, null)
      // The last of them is what follows the last line break: nothing.
      if (begin > 0) number -= 1
      const end = rest.indexOf('\n', begin)
      const line = rest.slice(begin, end === -1 ? undefined : end)
      add([line], unmatched)
      at = end === -1 ? text.length : at + end + 1
    } else {
      for (const cells of data) add(cells, null)
      at += meta.cursor
      if (!meta.truncated) break
    }
    await pause()
  }
  return rows.slice(0, most)
}
