import { type Diff, apiCompare } from 'api-smart-diff'

const opposite: Readonly<Record<string, string>> = { Added: 'Removed', Removed: 'Added', to: 'from', from: 'to' }
const swapped = (_: string, before: string, word: string): string => `${before}${opposite[word] ?? word}`

/** A change, compared in the other direction: a part that only the older document has was removed. */
const turned = (text: string): string => text.replace(/^(\[)(Added|Removed)/, swapped).replace(/( )(to|from)(?= )/, swapped)

/** The subject of the change: a route, or a schema that many calls share. */
const subjectOf = ([first, ...path]: Diff['path']): string =>
  first === 'paths' ? `${String(path[1] ?? '').toUpperCase()} ${path[0]}`.trim() : path.slice(0, 2).join(' ')

/** `POST /api/v5/purchases: added property `age`, body`. */
function lineOf({ path, description = '' }: Diff, turn: (text: string) => string): string {
  const text = description.startsWith('[') ? turn(description) : `[Replaced] ${path.slice(-3).join('/')}${description}`
  const what = text
    .replace(/^\[(\w+)\]/, (_, verb: string) => verb.toLowerCase())
    .replace(/ in Response (\w+) content \(.*\)$/, ', answer $1')
    .replace(/ in Request Body content \(.*\)$/, ', body')
  return `${subjectOf(path)}: ${what.replace(`operation ${subjectOf(path)}`, 'operation')}`
}

/** The comparison turns the rules around for an answer, and so allows each value of a schema to be replaced by another. */
const isBreaking = ({ type, action, path }: Diff): boolean =>
  type === 'breaking' || (type === 'non-breaking' && action === 'replace' && path.includes('responses'))

/** An optional field of an answer may be missing. If it is required, that is a change of its own. */
const isOptional = ({ action, path }: Diff): boolean => action === 'remove' && path.includes('responses') && path.at(-2) === 'properties'

/** A server ignores a parameter that it does not know. */
const isIgnored = ({ action, path, before }: Diff): boolean =>
  action === 'remove' && path.at(-2) === 'parameters' && Reflect.get(Object(before), 'required') !== true

const words = new Set(['description', 'summary', 'example', 'examples'])

/**
 * The document as it is compared: without words, which break nothing, and which the comparison takes for a part of each form beside
 * `anyOf`; and with one way to write that a value has several types.
 */
function compared(value: unknown, areFields = false): unknown {
  // Calls of one route may differ in their words alone.
  if (Array.isArray(value)) return [...new Map(value.map((each) => [JSON.stringify(compared(each)), compared(each)])).values()]
  if (typeof value !== 'object' || value === null) return value
  const types: unknown = Reflect.get(value, 'type')
  if (!areFields && Array.isArray(types)) return { anyOf: types.map((type: unknown) => compared({ ...value, type })) }
  const said = Object.entries(value).filter(([name]) => areFields || !words.has(name))
  return Object.fromEntries(said.map(([name, inner]) => [name, compared(inner, !areFields && name === 'properties')]))
}

const unique = (lines: readonly string[]): readonly string[] => [...new Set(lines)]

/** The breaking change between two contracts, as text. */
export type Breaking = {
  /** For pages of the older release that are still open, with a server of the newer contract. */
  readonly oldPages: readonly string[]
  /** For pages of the newer release, with a server of the older contract. */
  readonly oldServers: readonly string[]
}

export function breakingChanges(before: object, after: object): Breaking {
  const found = (one: object, other: object) => apiCompare(compared(one), compared(other)).diffs.filter(isBreaking)
  const needed = found(after, before).filter((diff) => !isOptional(diff) && !isIgnored(diff))
  return {
    oldPages: unique(found(before, after).map((diff) => lineOf(diff, (text) => text))),
    oldServers: unique(needed.map((diff) => lineOf(diff, turned))),
  }
}
