import type { Pause, Row, Rows } from '../parseTable.ts'
import { decode, encode } from './codePages.ts'
import { implausibility, isPlain, lost } from './plausible.ts'

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
  ...reading('Central European (Windows)', 'windows-1250', windows),
  ...reading('Western European (Mac)', 'macintosh', windows),
  ...reading('Western European (DOS)', 'ibm850', windows),
  ...reading('Central European (ISO)', 'iso-8859-2', windows),
  ...reading('Central European (DOS)', 'ibm852', windows),
  ...reading('Cyrillic (Windows)', 'windows-1251', windows),
  ...reading('Greek (Windows)', 'windows-1253', windows),
  ...reading('Arabic (Windows)', 'windows-1256', windows),
  ...reading('Hebrew (Windows)', 'windows-1255', windows),
  ...reading('Turkish (Windows)', 'windows-1254', windows),
  ...reading('Western European (Windows)', windows, 'macintosh', 'ibm850', 'ibm437', 'windows-1251'),
  ...reading('Cyrillic (KOI8)', 'koi8-u', windows),
  ...reading('Cyrillic (DOS)', 'ibm866', windows),
  ...reading('Japanese', 'shift_jis', windows),
  ...reading('Chinese, simplified', 'gb18030', windows),
  ...reading('Chinese, traditional', 'big5', windows),
  ...reading('Korean', 'euc-kr', windows),
  ...reading('Thai', 'windows-874', windows),
]

type Read = { readonly text: string; readonly cost: number }

/** A cell in a reading, and how implausible it is then. A reading leaves a cell as it is that is no such text, or would be worse. */
function readAs(cell: string, each: Reading): Read {
  const asItIs = { text: cell, cost: implausibility(cell) }
  const bytes = isPlain(cell) ? null : encode(cell, each.mistaken)
  const text = bytes && decode(bytes, each.right)
  if (text === null || text === cell || (text.includes('\u00A0') && !cell.includes('\u00A0'))) return asItIs
  // A list that several programs damaged, one after the other.
  const read = each.right === 'utf-8' ? readAs(text, each) : { text, cost: implausibility(text) }
  return read.cost > asItIs.cost ? asItIs : read
}

const byId: ReadonlyMap<string, Reading> = new Map(allReadings.map((each) => [each.id, each]))

const inReading = (cell: string, id: string): string => {
  const chosen = byId.get(id)
  return chosen ? readAs(cell, chosen).text : cell
}

const most = { cells: 200, readings: 6, examples: 3 } as const

/** Less is a matter of taste: a letter that names have between others. */
const telling = 0.8

const isBetter = (cost = 0, than: Read | undefined): boolean => than !== undefined && cost <= than.cost - telling

/** Rows that are looked at before the page may respond again. */
const block = 50

async function* blocksOf(rows: readonly Row[], pause: Pause): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += block) {
    await pause()
    yield rows.slice(start, start + block)
  }
}

/** The cells that tell readings apart, first those that look damaged. */
async function tellingCells(rows: readonly Row[], pause: Pause): Promise<readonly Read[]> {
  const damaged = new Map<string, Read>()
  const others = new Map<string, Read>()
  for await (const some of blocksOf(rows, pause))
    for (const text of some.flatMap(({ cells }) => cells.filter((cell) => !isPlain(cell)))) {
      const cost = implausibility(text)
      const found = cost < telling ? others : damaged
      if (found.size < most.cells) found.set(text, { text, cost })
    }
  return [...damaged.values(), ...others.values()]
}

/** The list in another reading. */
export async function respelled({ rows, unread }: Rows, id: string, pause: Pause): Promise<Rows> {
  const read: Row[] = []
  for await (const some of blocksOf(rows, pause))
    read.push(...some.map((row) => ({ ...row, cells: row.cells.map((cell) => inReading(cell, id)) })))
  return { rows: read, unread }
}

type Tried = Reading & { readonly read: readonly Read[]; readonly cost: number }

/** The different readings that make some cell a name, the most plausible first. */
async function better(cells: readonly Read[], pause: Pause): Promise<readonly Tried[]> {
  const found = new Map<string, Tried>()
  for (const each of allReadings) {
    await pause()
    const read = cells.map(({ text }) => readAs(text, each))
    const texts = read.map(({ text }) => text).join('\n')
    if (found.has(texts) || !read.some(({ cost }, at) => isBetter(cost, cells[at]))) continue
    found.set(texts, { ...each, read, cost: read.reduce((sum, { cost }) => sum + cost, 0) })
  }
  const [best, ...others] = [...found.values()].toSorted((one, other) => one.cost - other.cost)
  // Nothing is UTF-8 by accident.
  const isLikely = ({ cost, right }: Tried) => best && cost <= best.cost + 1 && (best.right !== 'utf-8' || right === 'utf-8')
  return best ? [best, ...others.filter(isLikely)].slice(0, most.readings) : []
}

/** The ways to read a list whose names look damaged; null where there is nothing to ask. */
export async function findSpelling(original: Rows, pause: Pause): Promise<Spelling | null> {
  const cells = await tellingCells(original.rows, pause)
  const readings = await better(cells, pause)
  const isTelling = (cell: Read, at: number) => readings.some(({ read }) => isBetter(read[at]?.cost, cell))
  const examples = cells.filter((cell, at) => (readings.length > 0 ? isTelling(cell, at) : lost.test(cell.text))).slice(0, most.examples)
  if (examples.length === 0) return null
  return {
    original,
    chosen: readings[0]?.id ?? asItIs,
    readings: [{ id: asItIs, name: 'As it is' }, ...readings].map(({ id, name }) => ({
      id,
      name,
      examples: examples.map(({ text }) => inReading(text, id).trim()).join(' · '),
    })),
  }
}
