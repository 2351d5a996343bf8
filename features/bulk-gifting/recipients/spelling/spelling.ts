import type { Row, Rows } from '../parseTable.ts'
import { decode, encode } from './codePages.ts'

/** The ways to read the letters of a list, where they may have been damaged on the way. The person chooses by the examples. */
export type Spelling = {
  /** The first is the list as it was read. */
  readonly readings: readonly { readonly id: string; readonly name: string; readonly examples: string }[]
  readonly chosen: string
  /** The list as it was read. */
  readonly original: Rows
}

export const asItIs = 'as-it-is'

/** Bytes of one encoding that were read as another. */
type Reading = { readonly id: string; readonly name: string; readonly right: string; readonly mistaken: string }

const reading = (name: string, right: string, ...mistaken: readonly string[]): readonly Reading[] =>
  mistaken.map((each) => ({ id: `${right} ${each}`, name, right, mistaken: each }))

const windows = 'windows-1252'

/** The likelier first. A word of nothing but letters with accents is of another script. */
const allReadings: readonly Reading[] = [
  ...reading('Unicode (UTF-8)', 'utf-8', windows, 'macintosh', 'ibm850', 'ibm437', 'windows-1250', 'windows-1251', 'windows-1254'),
  ...reading('Western European (Windows)', windows, 'macintosh', 'ibm850', 'ibm437', 'windows-1251'),
  ...reading('Western European (Mac)', 'macintosh', windows),
  ...reading('Western European (DOS)', 'ibm850', windows),
  ...reading('Cyrillic (Windows)', 'windows-1251', windows),
  ...reading('Cyrillic (KOI8)', 'koi8-u', windows),
  ...reading('Cyrillic (DOS)', 'ibm866', windows),
  ...reading('Greek (Windows)', 'windows-1253', windows),
  ...reading('Central European (Windows)', 'windows-1250', windows),
  ...reading('Central European (DOS)', 'ibm852', windows),
  ...reading('Turkish (Windows)', 'windows-1254', windows),
  ...reading('Hebrew (Windows)', 'windows-1255', windows),
  ...reading('Arabic (Windows)', 'windows-1256', windows),
  ...reading('Thai', 'windows-874', windows),
  ...reading('Japanese', 'shift_jis', windows),
  ...reading('Chinese, simplified', 'gb18030', windows),
  ...reading('Chinese, traditional', 'big5', windows),
  ...reading('Korean', 'euc-kr', windows),
]

const isPlain = (text: string): boolean => /^\p{ASCII}*$/u.test(text)

/** A character that could not be read, or that is none. */
const lost = /[\uFFFD\u0080-\u009F\p{Co}\p{Cn}]/u

/** Marks that stand beside a letter in no name: `Jos‚`, `£ukasz`, `Wa³êsa`, `Mu–oz`. A trade mark may end one. */
const strangeMarks = [
  /(?=[^\p{ASCII}®™©`])[\p{S}\p{No}\u00AD¡¿§¶†‡•‰‚„‹›«»ˆƒ｡-･](?!\p{Extended_Pictographic})/u,
  /\p{L}[…“”®™©]\p{L}/u,
  /\p{L}[–—]\p{Ll}/u,
]

/** A capital with an accent within a word, as in `JosŽ`. `MacÁodha`, `DeÁngelis` and `hÉireann` are names. */
const strangeCapital = /(?<!^(?:Ma?c|[DL][aeiou]|Fitz|[bdghmnt]))(?<=\p{Ll})(?=\P{ASCII})\p{Lu}/u

/** As many letters with accents in a row as no language writes: of another script. */
const strangeRun = /([À-ÖØ-öø-ÿ])(?!\1)[À-ÖØ-öø-ÿ]{2}/u

const latin = /\p{Script=Latin}/u
const otherScript = /[\u064B-\u0652]|(?=[\p{L}\p{M}\p{N}])[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

const isStrangeWord = (word: string): boolean =>
  lost.test(word) ||
  (/\p{L}/u.test(word) &&
    !/[\d@]/.test(word) &&
    (strangeMarks.some((mark) => mark.test(word)) ||
      strangeCapital.test(word) ||
      strangeRun.test(word) ||
      (latin.test(word) && otherScript.test(word))))

const quoted = /[„‚«‹]([^„‚«‹“‘»›”’]*)[“‘»›”’]/gu

/** Whether a text has what no name has. */
const isStrange = (text: string): boolean =>
  !isPlain(text) &&
  text
    .replaceAll(quoted, '$1')
    .split(/[ \t\r\n,;<>()"/&-]+/)
    .some(isStrangeWord)

/** A cell in a reading; null where its bytes are no such text, or would make no name. */
function readAs(cell: string, each: Reading): string | null {
  const { right, mistaken } = each
  if (isPlain(cell)) return cell
  const bytes = encode(cell, mistaken)
  const text = bytes && decode(bytes, right)
  if (text === null || !isStrange(text)) return text
  // A list that several programs damaged, one after the other.
  return right === 'utf-8' ? readAs(text, each) : null
}

const [twice] = allReadings

/** Whether a cell is damaged. */
const isDamaged = (cell: string): boolean => !isPlain(cell) && (isStrange(cell) || (twice !== undefined && readAs(cell, twice) !== null))

const most = { cells: 200, readings: 12, examples: 3 } as const

/** The cells that tell readings apart. */
function tellingCells(rows: readonly Row[], isKnown: boolean): readonly string[] {
  const found = new Set<string>()
  for (const { cells } of rows)
    for (const cell of cells) if (found.size < most.cells && !isPlain(cell) && (!isKnown || isDamaged(cell))) found.add(cell)
  return [...found]
}

/** The list in another reading. */
export function respelled({ rows, unread }: Rows, id: string): Rows {
  const chosen = allReadings.find((each) => each.id === id)
  if (!chosen) return { rows, unread }
  return { unread, rows: rows.map((row) => ({ ...row, cells: row.cells.map((cell) => readAs(cell, chosen) ?? cell) })) }
}

type Tried = Pick<Reading, 'id' | 'name' | 'right'> & { readonly texts: readonly string[]; readonly damaged: number }

/** The different readings of cells, the first as they are. Where the encoding is not known, a reading has to fit all of them. */
function tried(cells: readonly string[], isKnown: boolean): readonly Tried[] {
  const found = new Map<string, Tried>()
  const add = (reading: Pick<Reading, 'id' | 'name' | 'right'>, read: readonly (string | null)[]) => {
    const texts = read.map((text, at) => text ?? cells[at] ?? '')
    const damaged = texts.filter((text, at) => isDamaged(text) || (!isKnown && read[at] === null)).length
    if (!found.has(texts.join('\n'))) found.set(texts.join('\n'), { ...reading, texts, damaged })
  }
  add({ id: asItIs, name: 'As it is', right: windows }, cells)
  // All that is not Unicode was read as `windows`.
  for (const each of allReadings)
    if (isKnown || each.mistaken === windows)
      add(
        each,
        cells.map((cell) => readAs(cell, each)),
      )
  return [...found.values()]
}

/** The readings to choose from: as it is, and those that leave the fewest names damaged. */
function choices(all: readonly Tried[]): readonly Tried[] {
  const fewest = Math.min(...all.map(({ damaged }) => damaged))
  const isWhole = all[0]?.damaged === fewest
  const best = all.filter(({ damaged, right }, at) => at > 0 && damaged === fewest && !(isWhole && /^ibm|^mac/.test(right)))
  // Nothing is UTF-8 by accident.
  const sure = best.filter(({ right }) => right === 'utf-8')
  return [...all.slice(0, 1), ...(sure.length > 0 ? sure : best)].slice(0, most.readings)
}

/**
 * The ways to read a list whose names look damaged; null where there is nothing to ask. `isKnown` is whether its encoding is
 * known: of text, and of a file in Unicode. Otherwise each letter with an accent may be another one.
 */
export function findSpelling(original: Rows, isKnown: boolean): Spelling | null {
  const cells = tellingCells(original.rows, isKnown)
  const readings = choices(tried(cells, isKnown))
  const [asRead, second] = readings
  const isTelling = (cell: string, at: number) => (second ? readings.some(({ texts }) => texts[at] !== cell) : lost.test(cell))
  const telling = cells.flatMap((cell, at) => (isTelling(cell, at) ? at : [])).slice(0, most.examples)
  if (!asRead || telling.length === 0) return null
  return {
    original,
    chosen: second && second.damaged < asRead.damaged ? second.id : asItIs,
    readings: readings.map(({ id, name, texts }) => ({ id, name, examples: telling.map((at) => texts[at]?.trim()).join(' · ') })),
  }
}
