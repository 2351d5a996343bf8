import type { Pause, Row, Rows } from '../parseTable.ts'
import { decode, encode } from './codePages.ts'
import { isPlain, isStrange, lost, typedMarks } from './strange.ts'

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

/** UTF-8 that was read as Windows: the commonest damage. */
const misreadUnicode: Reading = { id: `utf-8 ${windows}`, name: 'Unicode (UTF-8)', right: 'utf-8', mistaken: windows }

/** The likelier first. A word of nothing but letters with accents is of another script. */
const allReadings: readonly Reading[] = [
  misreadUnicode,
  ...reading(misreadUnicode.name, 'utf-8', 'macintosh', 'ibm850', 'ibm437', 'windows-1250', 'windows-1251', 'windows-1254'),
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

const byId: ReadonlyMap<string, Reading> = new Map(allReadings.map((each) => [each.id, each]))

/** Whether a cell is UTF-8 that was read as another encoding: a sign of two bytes or more in it. */
const isMisread = (cell: string): boolean => /[\u00C2-\u00F4]\P{ASCII}/u.test(cell) && readAs(cell, misreadUnicode) !== null

/** Whether a cell may be damaged. */
const isDamaged = (cell: string): boolean => isStrange(cell) || isMisread(cell)

/** Whether a cell is damaged, and not only written with marks of its own. */
const isSurelyDamaged = (cell: string): boolean => isStrange(cell.replaceAll(typedMarks, ' ')) || isMisread(cell)

const most = { cells: 200, readings: 12, examples: 3 } as const

/** Rows that are looked at before the page may respond again. */
const block = 50

async function* blocksOf(rows: readonly Row[], pause: Pause): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += block) {
    await pause()
    yield rows.slice(start, start + block)
  }
}

/** The cells that tell readings apart. */
async function tellingCells(rows: readonly Row[], isKnown: boolean, pause: Pause): Promise<readonly string[]> {
  const found = new Set<string>()
  for await (const some of blocksOf(rows, pause)) {
    for (const { cells } of some)
      for (const cell of cells) if (found.size < most.cells && !isPlain(cell) && (!isKnown || isSurelyDamaged(cell))) found.add(cell)
    if (found.size === most.cells) break
  }
  return [...found]
}

const inReading = (cell: string, chosen: Reading | undefined): string => (chosen && readAs(cell, chosen)) ?? cell

/** The list in another reading. */
export async function respelled({ rows, unread }: Rows, id: string, pause: Pause): Promise<Rows> {
  const chosen = byId.get(id)
  if (!chosen) return { rows, unread }
  const read: Row[] = []
  for await (const some of blocksOf(rows, pause))
    read.push(...some.map((row) => ({ ...row, cells: row.cells.map((cell) => inReading(cell, chosen)) })))
  return { rows: read, unread }
}

type Tried = Pick<Reading, 'id' | 'name' | 'right'> & { readonly texts: readonly string[]; readonly damaged: number }

/** The different readings of cells, the first as they are. Where the encoding is not known, a reading has to fit all of them. */
async function tried(cells: readonly string[], isKnown: boolean, pause: Pause): Promise<readonly Tried[]> {
  const found = new Map<string, Tried>()
  const add = (reading: Pick<Reading, 'id' | 'name' | 'right'>, read: readonly (string | null)[]) => {
    const texts = read.map((text, at) => text ?? cells[at] ?? '')
    const damaged = texts.filter((text, at) => isDamaged(text) || (!isKnown && read[at] === null)).length
    if (!found.has(texts.join('\n'))) found.set(texts.join('\n'), { ...reading, texts, damaged })
  }
  add({ id: asItIs, name: 'As it is', right: windows }, cells)
  // All that is not Unicode was read as `windows`.
  for (const each of allReadings.filter(({ mistaken }) => isKnown || mistaken === windows)) {
    await pause()
    add(
      each,
      cells.map((cell) => readAs(cell, each)),
    )
  }
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

/** Undamaged cells that readings would change, at least one for each such reading, by its id. */
async function harmed(rows: readonly Row[], ids: ReadonlySet<string>, pause: Pause): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const left = new Set(allReadings.filter(({ id }) => ids.has(id)))
  for await (const some of blocksOf(rows, pause))
    for (const cell of some.flatMap(({ cells }) => cells.filter((each) => !isPlain(each))))
      for (const each of left)
        if (![null, cell].includes(readAs(cell, each)) && !isDamaged(cell)) {
          found.set(each.id, cell)
          left.delete(each)
        }
  return found
}

/**
 * The ways to read a list whose names look damaged; null where there is nothing to ask. `isKnown` is whether its encoding is
 * known: of text, and of a file in Unicode. Otherwise each letter with an accent may be another one.
 */
export async function findSpelling(original: Rows, isKnown: boolean, pause: Pause): Promise<Spelling | null> {
  const cells = await tellingCells(original.rows, isKnown, pause)
  if (cells.length === 0) return null
  const readings = choices(await tried(cells, isKnown, pause))
  const [asRead, ...others] = readings
  const isTelling = (cell: string, at: number) => (others.length > 0 ? readings.some(({ texts }) => texts[at] !== cell) : lost.test(cell))
  const telling = cells.filter(isTelling).slice(0, most.examples)
  if (!asRead || telling.length === 0) return null
  const undamaged = await harmed(original.rows, new Set(others.map(({ id }) => id)), pause)
  const likeliest = isKnown ? others.find(({ id, right }) => right === 'utf-8' || !undamaged.has(id)) : others[0]
  const examples = [...new Set([...telling, ...undamaged.values()])]
  return {
    original,
    chosen: likeliest && likeliest.damaged < asRead.damaged ? likeliest.id : asItIs,
    readings: readings.map(({ id, name }) => ({
      id,
      name,
      examples: examples.map((cell) => inReading(cell, byId.get(id)).trim()).join(' · '),
    })),
  }
}
