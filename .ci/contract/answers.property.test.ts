import { join } from 'node:path'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { decodeAnswer } from '../../features/shared/api/dropped.ts'
import { fullAnswersOf } from '../../mocks/contract/fullAnswers.ts'
import { readCalls } from './readCalls.ts'

type Path = readonly (string | number)[]

/** Every path in a body, except the body itself. */
const pathsIn = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => {
        const here = [...path, Array.isArray(value) ? Number(name) : name]
        return [here, ...pathsIn(inner, here)]
      })
    : []

/** The body with the value at the path changed; undefined removes it. */
function changed(body: unknown, [name, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (name === undefined) return change(body)
  if (Array.isArray(body)) return body.map((each: unknown, index) => (index === name ? changed(each, rest, change) : each))
  const record = z.parse(z.record(z.string(), z.unknown()), body)
  const { [name]: value, ...others } = record
  const next = changed(value, rest, change)
  return next === undefined ? others : { ...others, [name]: next }
}

/** Converts a number to text, and numeric text to a number. */
function otherwise(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
}

const odd: readonly unknown[] = [
  null,
  {},
  [],
  [null],
  '',
  'odd',
  '2027-02-30',
  '-1',
  -1,
  0.5,
  1e300,
  true,
  false,
  '__proto__',
  { toString: 1 },
]

type Marked = { readonly path: Path; readonly mark: '' | '?' | '~' }

/** The essential fields below a path, as the table writes them. Entries of a list have the same. */
function textOf(marked: readonly Marked[], depth = 0): string {
  const names = [...new Set(marked.flatMap(({ path }) => (path.length > depth ? [path[depth]] : [])))]
  const inEntries = names.filter((name) => typeof name === 'number')
  const [entry] = inEntries
  if (entry !== undefined) {
    const each = inEntries.map((name) =>
      textOf(
        marked.filter(({ path }) => path[depth] === name),
        depth + 1,
      ),
    )
    return each.find((text) => text !== '') ?? ''
  }
  return names
    .flatMap((name) => {
      const below = marked.filter(({ path }) => path[depth] === name)
      const own = below.find(({ path }) => path.length === depth + 1)?.mark ?? '~'
      const inner = textOf(below, depth + 1)
      const isList = below.some(({ path }) => typeof path[depth + 1] === 'number')
      if (inner === '') return own === '~' ? [] : [`${name}${own}`]
      return [`${own === '~' ? '~' : ''}${name}${own === '?' ? '?' : ''}${isList ? `[${inner}]` : `(${inner})`}`]
    })
    .toSorted()
    .join(' ')
}

const calls = await readCalls(join(import.meta.dirname, '../..'))
const answers = calls.flatMap((call) =>
  fullAnswersOf(call).map(({ title, body }) => [title, { response: call.endpoint.response, body }] as const),
)

const essentials = new Map<string, string>()

describe.each(answers)('NET-05 the answer: %s', (title, { response, body }) => {
  const paths = pathsIn(body)
  const decodeWith = (path: Path, value: unknown) =>
    decodeAnswer(
      response,
      changed(body, path, () => value),
    )

  /** Whether the answer is refused, or the entry of a list that holds the field is dropped; the other entries stay. */
  function isLost(path: Path, value: unknown): boolean {
    const { decoded, dropped } = decodeWith(path, value)
    if (!decoded.success) return true
    const entry = path.slice(0, path.findLastIndex((name) => typeof name === 'number') + 1)
    const list = ['', ...entry.slice(0, -1), ''].join('/')
    const entries = new Set(dropped.flatMap(({ at }) => at).filter((at) => at.startsWith(list) && /^\d+$/.test(at.slice(list.length))))
    expect([[], [`/${entry.join('/')}`]]).toContainEqual(entry.length === 0 ? [] : [...entries])
    return entry.length > 0 && entries.size > 0
  }

  const fields = paths.filter((path) => typeof path.at(-1) === 'string')
  const marked = fields.map((path) => {
    const mark = isLost(path, undefined) ? '' : odd.some((value) => isLost(path, value)) ? '?' : '~'
    return { path, mark } as const
  })

  it('is valid, and nothing is dropped', () => {
    const { decoded, dropped } = decodeAnswer(response, body)
    expect([decoded.error, dropped]).toEqual([undefined, []])
  })

  it('accepts numbers as text and text as numbers', () => {
    const plain = decodeAnswer(response, body).decoded.data
    for (const path of paths) {
      const { decoded, dropped } = decodeAnswer(response, changed(body, path, otherwise))
      expect([path, decoded.data, dropped]).toEqual([path, plain, []])
    }
  })

  essentials.set(title, textOf(marked))

  it('accepts any value in every other field', () => {
    const others = marked.filter(({ mark }) => mark === '~')
    fc.assert(
      fc.property(fc.nat(), fc.jsonValue(), (index, value) => {
        const { path } = others[index % others.length] ?? {}
        return path === undefined || !isLost(path, value)
      }),
      { numRuns: 100 },
    )
  })
})

/**
 * Without `name` the answer is refused, or the entry of the list that lacks it is dropped. `name?` may be missing, and must be
 * readable if it is there. `~name` may be odd, and has such fields inside: `(…)` of an object, `[…]` of each entry of a list.
 */
it('NET-05 no answer depends on a field that is not in the list: a new one is added by `npm run test:unit -- .ci/contract -u`', async () => {
  const lines = [...essentials].filter(([, fields]) => fields !== '').map(([title, fields]) => `${title}: ${fields}\n`)
  await expect(lines.toSorted().join('')).toMatchFileSnapshot('essentials.txt')
})
