import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contractOf } from '../../.ci/contract/written.ts'
import { createStore } from '../state/memory/store.ts'

const root = join(import.meta.dirname, '../..')

/** The names of sums in the code: `readonly tip: Cents`, and of the wire: `tip_amount: optional(dollars)`. */
const sums = new Set(
  globSync('features/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const domain = [...text.matchAll(/(\w+)\??: Cents\b/g)].map(([, name = '']) => name)
    const wire = [...text.matchAll(/(\w+)'?[:,] (?:\w+\()*(?:dollars|price|signedDollars|orderSum)\b/g)].map(([, name = '']) => name)
    return [...domain, ...wire]
  }),
)

/** The kind of a field's value, and the value to compare; null for a field of no kind that is looked at. */
function kindOf(name: string, value: unknown): readonly [kind: string, value: string] | null {
  if (value instanceof Date) return ['day', value.toISOString()]
  if (sums.has(name) && (typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))))
    return ['sum', String(Number(value))]
  if (/(?:^id|Id|_id)$/.test(name) && (typeof value === 'number' || typeof value === 'string')) return ['id', String(value)]
  if (typeof value !== 'string') return null
  if (/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value)) return ['day', value]
  if (/^(?:America|Pacific|Europe|Asia)\/\w+$/.test(value)) return ['zone', value]
  if (/^(?:USD|NZD|US|NZ)$/.test(value)) return ['currency', value]
  return null
}

/** Rooms that share types: a pair that differs in one of them is seen in all. */
const rooms: readonly (readonly string[])[] = [
  ['bill', 'diner', 'managers', 'pos', 'venue', 'managersCheck'],
  ['checkout', 'subscription', 'purchase-link', 'store', 'state', 'payment'],
]
/** The room of an example: `features/diner/examples/checks.ts` is in that of bills. */
const roomOf = (name: string): string => rooms.find((room) => room.includes(name))?.[0] ?? name

type Value = Readonly<Record<string, unknown>>
const isValue = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !('$$typeof' in value) && !('_zod' in value)

/** Every object and list in a value, once. */
function* valuesIn(value: unknown, seen = new Set<unknown>()): Generator<Value> {
  if (!isValue(value) || seen.has(value) || value instanceof Date) return
  seen.add(value)
  yield value
  const inner = value instanceof Map || value instanceof Set ? [...value.values()] : Object.values(value)
  for (const each of inner) yield* valuesIn(each, seen)
}

const modules = import.meta.glob<Value>(['../../features/**/{examples,examples/**/*}.ts', './**/*.ts', '!**/*.test.ts'], { eager: true })
const { recorded } = await contractOf(root)
const places: readonly (readonly [place: string, value: unknown])[] = [
  ...Object.entries(modules).map(
    ([path, module]) => [roomOf(/(?:features\/|^\.\/)([\w-]+)/.exec(path)?.[1] ?? ''), { ...module }] as const,
  ),
  [roomOf('state'), createStore().state],
  ...recorded.map(({ call, body }) => [roomOf(call.split('_')[0] ?? ''), body] as const),
]

/** Pairs that are equal in each example by their nature, with the reason. */
const equalByNature: Readonly<Record<string, string>> = {
  'bill: sums houseAccount, offer': 'Both are calculated; the tests of the breakdown have rewards and house accounts.',
  'bill: sums amount, original_amount': 'Nothing is refunded before the sandbox begins.',
  'bill: sums amount_remaining, tip_amount': 'The sandbox’s payment of the contract is of a whole check without a tip.',
  'checkout: sums amount_charged, amount_to_charge': 'The sandbox charges what was agreed.',
  'checkout: sums amount_credited, credit_to_give': 'The sandbox credits what was agreed.',
  'checkout: days cancel_by, paid_through': 'A subscription of the sandbox can be canceled until its paid time ends.',
  'bulk-gifting: refunded of status scheduled, sending': 'Nobody has canceled a gift of these orders.',
}

const met = new Map<string, boolean>()
const meet = (pair: string, differs: boolean) => met.set(pair, (met.get(pair) ?? false) || differs)

/** Fields of one kind in an object. */
function meetFields(place: string, value: Value): void {
  const known = Object.entries(value).flatMap(([name, each]) => {
    const kind = kindOf(name, each)
    return kind ? [[name, ...kind] as const] : []
  })
  for (const [name, kind, one] of known)
    for (const [other, otherKind, two] of known)
      if (name < other && kind === otherKind) meet(`${place}: ${kind}s ${name}, ${other}`, one !== two)
}

const isStatus = (name: string): boolean => /^(?:status|kind|state|outcome|type|is[A-Z]\w*|\w+Status)$/.test(name)

/** The sums of entries that differ in a status. */
function meetEntries(place: string, entries: readonly Value[]): void {
  for (const one of entries)
    for (const [status, is] of Object.entries(one).filter(([name, value]) => isStatus(name) && typeof value !== 'object'))
      for (const other of entries.filter((each) => status in each && String(is) < String(each[status])))
        for (const [name, sum] of Object.entries(one)) {
          const [kind, amount] = kindOf(name, sum) ?? []
          const [, otherAmount] = kindOf(name, other[name]) ?? []
          if (kind === 'sum' && otherAmount !== undefined)
            meet(`${place}: ${name} of ${status} ${String(is)}, ${String(other[status])}`, amount !== otherAmount)
        }
}

it('two fields of one kind, and the sums of entries that differ in a status, differ in an example', () => {
  for (const [place, value] of places)
    for (const each of valuesIn(value))
      // The first entries of a long list have each status.
      if (Array.isArray(each)) meetEntries(place, each.slice(0, 100).filter(isValue))
      else meetFields(place, each)
  expect(met.size).toBeGreaterThan(200)
  const equal = [...met].flatMap(([pair, differs]) => (differs ? [] : [pair]))
  expect(equal.toSorted()).toEqual(Object.keys(equalByNature).toSorted())
})
