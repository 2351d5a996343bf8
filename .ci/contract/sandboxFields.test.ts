import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openApi } from '../../mocks/contract/openApi.ts'
import { contractOf } from './written.ts'

const root = join(import.meta.dirname, '../..')
const { calls, recorded, document } = await contractOf(root)
/** No page reads them. */
const unused = ['email_verified_at', 'phone_verified_at', 'dietary_restrictions']

/** Without them a page shows its own, or what most people see. The tests of their features have them. */
const replaced = [
  'subscription_level_id',
  'is_freemium_subscriber',
  'opted_out',
  'dark_mode',
  'qr_code_url',
  'app_store_url',
  'play_store_url',
  'bulk_gift_tiers',
  'bulk_gift_presets',
  'employee_dining',
]

/** Fields that the sandbox leaves out. */
const leftOut = new Set([...unused, ...replaced])

const textsOf = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.|\.docs\.|contract/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

/** Other spellings of words that are shown: the tests of their wires read each. */
const spellings = new Set([
  ...'succeeded successful ok completed processed captured posted processing queued created delivered fail denied rejected'.split(' '),
  'in progress',
  'This code was claimed before.',
  // A story goes through all designs.
  'celebration',
])

/** Every value of a closed list in the answers of the contract. */
function listedValues(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'enum' in value && Array.isArray(value.enum) ? value.enum.filter((each) => typeof each === 'string') : []
  return [...own, ...Object.values(value).flatMap(listedValues)]
}

/** Every name of a value in an answer. */
const namesIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => (inner === null || inner === '' ? [] : [name, ...namesIn(inner)]))
    : []

/** The names that the code gives a field of the wire: `dressCode: ['dress_code', …]`, `dressCode: wire.dress_code`. */
function getOwnNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>()
  for (const [, own = '', wire = ''] of textsOf('features/**/*.ts').matchAll(/(\w+): (?:(?:\[|field\()\s*'|(?:\w+\??\.)*)(\w+_\w+)\b/g))
    names.set(wire, [...(names.get(wire) ?? []), own])
  return names
}

it('NET-05 every field of an answer has a value in the sandbox or in an example: without one its screen is never seen with it', () => {
  const answered = new Set(recorded.flatMap(({ body }) => namesIn(body)))
  const written = new Set((textsOf('mocks/**/*.ts') + textsOf('features/**/examples{,/**/*}.ts')).match(/\b\w+\b/g))
  const ownNames = getOwnNames()
  const unseen = new Map<string, string>()
  openApi(calls, [], (route, part, path, doc) => {
    const name = path.at(-1) ?? ''
    const isSeen = answered.has(name) || [name, ...(ownNames.get(name) ?? [])].some((each) => written.has(each))
    if (part === 'response' && !isSeen) unseen.set(name, route[0].file.replace('.docs', ''))
    return doc.example
  })
  const missing = [...unseen].filter(([name]) => !leftOut.has(name))
  expect(missing.map(([name, file]) => `${file}: give ${name} a value in the sandbox (mocks/) or in the examples of its feature`)).toEqual(
    [],
  )
  expect([...leftOut].filter((name) => !unseen.has(name))).toEqual([])
})

it('NET-12 every value of a closed list in an answer is in an example, in a story or in the sandbox: without one nobody has seen its page', () => {
  const answers = z.object({
    paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.unknown() }))),
    components: z.unknown(),
  })
  const { paths, components } = z.parse(answers, document)
  const responses = [components, ...Object.values(paths).flatMap((path) => Object.values(path))]
  const texts = textsOf('mocks/**/*.ts') + textsOf('features/**/examples{,/**/*}.ts') + textsOf('stories/**/*.tsx')
  const seen = new Set([...texts.matchAll(/'([^'\n]+)'|\b(\w+):/g)].map(([, quoted, key]) => quoted ?? key))
  const unseen = [...new Set(listedValues(responses))].filter((value) => !seen.has(value))
  expect(unseen.filter((word) => !spellings.has(word)).map((word) => `show ${word} in a story`)).toEqual([])
  expect([...spellings].filter((word) => !unseen.includes(word))).toEqual([])
})
