import type { Pause, Row, Rows } from '../parseTable.ts'
import { decode, encode } from './codePages.ts'
import { implausibility, isCommon, isPlain, lost } from './plausible.ts'

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

/** Less is a matter of taste: a letter that is rare. */
const telling = 0.8

const isBetter = (cost = 0, than: Read | undefined): boolean => than !== undefined && cost <= than.cost - telling

/**
 * A cell in a reading, and how implausible it is then. A reading leaves a cell as it is that is no such text, or would be worse.
 * In Unicode it leaves each cell that it does not make better: only some were damaged on their way.
 */
function readAs(cell: string, each: Reading, isGuessed: boolean): Read {
  const before = { text: cell, cost: implausibility(cell, isGuessed) }
  const bytes = isPlain(cell) ? null : encode(cell, each.mistaken)
  const text = bytes && decode(bytes, each.right)
  if (text === null || text === cell || (text.includes('\u00A0') && !cell.includes('\u00A0'))) return before
  // A list that several programs damaged, one after the other.
  const read = each.right === 'utf-8' ? readAs(text, each, false) : { text, cost: implausibility(text, true) }
  return (isGuessed && read.cost < before.cost + telling) || isBetter(read.cost, before) ? read : before
}

const byId: ReadonlyMap<string, Reading> = new Map(allReadings.map((each) => [each.id, each]))

const inReading = (cell: string, id: string, isGuessed: boolean): string => {
  const chosen = byId.get(id)
  return chosen ? readAs(cell, chosen, isGuessed).text : cell
}

const most = { cells: 200, readings: 6, examples: 3 } as const

/** Rows that are looked at before the page may respond again. */
const block = 50

async function* blocksOf(rows: readonly Row[], pause: Pause): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += block) {
    await pause()
    yield rows.slice(start, start + block)
  }
}

/** The cells that tell readings apart, first those that look damaged. */
async function tellingCells({ rows, isGuessed = false }: Rows, pause: Pause): Promise<readonly Read[]> {
  const damaged = new Map<string, Read>()
  const others = new Map<string, Read>()
  for await (const some of blocksOf(rows, pause))
    for (const text of some.flatMap(({ cells }) => cells.filter((cell) => !isPlain(cell)))) {
      const cost = implausibility(text, isGuessed)
      const found = cost < telling ? others : damaged
      if (found.size < most.cells) found.set(text, { text, cost })
    }
  return [...damaged.values(), ...others.values()]
}

/** The list in another reading. */
export async function respelled({ rows, unread, isGuessed = false }: Rows, id: string, pause: Pause): Promise<Rows> {
  const read: Row[] = []
  for await (const some of blocksOf(rows, pause))
    read.push(...some.map((row) => ({ ...row, cells: row.cells.map((cell) => inReading(cell, id, isGuessed)) })))
  return { rows: read, unread }
}

type Tried = Reading & { readonly read: readonly Read[]; readonly cost: number }

/** The different readings that make some cell a name, the most plausible first. */
async function better(cells: readonly Read[], isGuessed: boolean, pause: Pause): Promise<readonly Tried[]> {
  const found = new Map<string, Tried>()
  // All that is no Unicode was read as `windows`.
  for (const each of allReadings.filter(({ mistaken }) => !isGuessed || mistaken === windows)) {
    await pause()
    const read = cells.map(({ text }) => readAs(text, each, isGuessed))
    const texts = read.map(({ text }) => text).join('\n')
    if (found.has(texts) || !read.some(({ cost }, at) => isBetter(cost, cells[at]))) continue
    found.set(texts, { ...each, read, cost: read.reduce((sum, { cost }) => sum + cost, 0) })
  }
  const [best, ...others] = [...found.values()].toSorted((one, other) => one.cost - other.cost)
  // Nothing is UTF-8 by accident.
  const isLikely = ({ cost, right }: Tried) => best && cost <= best.cost + 1 && (best.right !== 'utf-8' || right === 'utf-8')
  return best ? [best, ...others.filter(isLikely)].slice(0, most.readings) : []
}

/** Whether a reading is chosen before the person chooses. In Unicode it is UTF-8 read twice, or gives a name that many have. */
const isSure = ({ right, read }: Tried, cells: readonly Read[], isGuessed: boolean): boolean =>
  isGuessed || right === 'utf-8' || read.some(({ text, cost }, at) => isBetter(cost, cells[at]) && isCommon(text))

/** The ways to read a list whose names look damaged; null where there is nothing to ask. */
export async function findSpelling(original: Rows, pause: Pause): Promise<Spelling | null> {
  const { isGuessed = false } = original
  const cells = await tellingCells(original, pause)
  const readings = await better(cells, isGuessed, pause)
  const isTelling = (cell: Read, at: number) => readings.some(({ read }) => isBetter(read[at]?.cost, cell))
  const examples = cells.filter((cell, at) => (readings.length > 0 ? isTelling(cell, at) : lost.test(cell.text))).slice(0, most.examples)
  if (examples.length === 0) return null
  const [best] = readings
  return {
    original,
    chosen: best && isSure(best, cells, isGuessed) ? best.id : asItIs,
    readings: [{ id: asItIs, name: 'As it is' }, ...readings].map(({ id, name }) => ({
      id,
      name,
      examples: examples.map(({ text }) => inReading(text, id, isGuessed).trim()).join(' · '),
    })),
  }
}
