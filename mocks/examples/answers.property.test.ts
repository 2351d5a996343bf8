import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import * as accountApi from '../../features/account/api.ts'
import { getCurrentUser } from '../../features/account/api.ts'
import { decodeAnswer } from '../../features/shared/api/dropped.ts'
import { answers } from './answers.ts'

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

const odd: readonly unknown[] = [{}, [], [null], '', 'odd', '2027-02-30', '-1', -1, 0.5, 1e300, true, '__proto__', { toString: 1 }]

const decodes = (schema: z.ZodMiniType, body: unknown): boolean => decodeAnswer(schema, body).decoded.success

/** How many entries the lists of a parsed answer have. */
const entriesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner: unknown) => sum + entriesIn(inner), Array.isArray(value) ? value.length : 0)
    : 0

const nameOf = (path: Path): string => path.join('.')

describe.each(answers.map((answer) => [answer.title, answer] as const))(
  'NET-05 the answer: %s',
  (_, { endpoint, body, essential, ofEntry = [] }) => {
    const { response } = endpoint
    const paths = pathsIn(body)
    const others = paths.filter((path) => !essential.includes(nameOf(path)))

    it('is valid, and nothing is dropped', () => {
      const { decoded, dropped } = decodeAnswer(response, body)
      expect([decoded.success, dropped]).toEqual([true, []])
    })

    it('accepts numbers as text and text as numbers', () => {
      const plain = decodeAnswer(response, body).decoded.data
      for (const path of paths) {
        const { decoded, dropped } = decodeAnswer(response, changed(body, path, otherwise))
        expect([nameOf(path), decoded.data, dropped]).toEqual([nameOf(path), plain, []])
      }
    })

    it('accepts any optional field missing', () => {
      const failing = others.filter((path) =>
        [null, undefined, ...odd].some(
          (value) =>
            !decodes(
              response,
              changed(body, path, () => value),
            ),
        ),
      )
      expect(failing.map(nameOf)).toEqual([])
    })

    it('accepts any value in an optional field', () => {
      fc.assert(
        fc.property(fc.nat(), fc.jsonValue(), (index, value) => {
          const path = others[index % others.length]
          return (
            path === undefined ||
            decodes(
              response,
              changed(body, path, () => value),
            )
          )
        }),
        { numRuns: 300 },
      )
    })

    it('drops an entry of a list only if one of its essential fields is missing, and keeps the others', () => {
      const count = entriesIn(decodeAnswer(response, body).decoded.data)
      const inEntries = others.filter(
        (path) => typeof path.at(-1) === 'string' && /\.\d+\./.test(nameOf(path)) && path.at(-1) !== 'locations',
      )
      const wrong = inEntries.filter((path) => {
        const isDropped = ofEntry.includes(path.map((name) => (typeof name === 'number' ? '*' : name)).join('.'))
        const remaining = [null, undefined, {}, true].map((value) =>
          entriesIn(
            decodeAnswer(
              response,
              changed(body, path, () => value),
            ).decoded.data,
          ),
        )
        return !remaining.every((entries) => (isDropped ? entries > 0 && entries < count : entries === count))
      })
      expect(wrong.map(nameOf)).toEqual([])
    })

    it('rejects a missing essential field', () => {
      const lax = essential.filter((name) =>
        odd.every((value) =>
          decodes(
            response,
            changed(body, paths.find((path) => nameOf(path) === name) ?? [], () => value),
          ),
        ),
      )
      expect(lax).toEqual([])
    })
  },
)

it('NET-05 every call of the API has an example answer', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../features/**/api.ts', { eager: true })
  const calls = [...Object.values(modules), accountApi, { getCurrentUser }].flatMap((module) => Object.entries<unknown>(module))
  const specified = new Set<unknown>(answers.map(({ endpoint }) => endpoint))
  expect(calls.flatMap(([name, call]) => (specified.has(call) ? [] : [name]))).toEqual([])
})
