import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { endpoint } from '../../features/shared/api/endpoint.ts'
import { nothing } from '../../features/shared/api/wire.ts'
import { type Call, callsOf } from '../../mocks/contract/calls.ts'
import { completed } from '../../mocks/contract/completed.ts'
import { entryFor, type Examples } from '../../mocks/contract/documented.ts'
import { examplesFrom } from '../../mocks/contract/examples.ts'
import { fallbacks } from '../../mocks/contract/fields/fallbacks.ts'
import { endOf, tables } from '../../mocks/contract/fields/words.ts'
import { openApi } from '../../mocks/contract/openApi.ts'
import { recordAnswers } from '../../mocks/contract/recorded.ts'
import { readValues } from '../../mocks/contract/values.ts'
import { readCalls } from './readCalls.ts'

const root = join(import.meta.dirname, '../..')
const calls = await readCalls(root)
const values = completed(calls, readValues(readFileSync(join(root, 'mocks/contract/sandboxValues.json'), 'utf8')))
const recorded = await recordAnswers(calls, values)
const examples = examplesFrom(calls, recorded)

const entries = (value: unknown): readonly (readonly [string, unknown])[] => (isObject(value) ? Object.entries(value) : [])

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const hasFields = (value: unknown): boolean => entries(value).some(([name, inner]) => name === 'properties' || hasFields(inner))

/** What a field or a parameter lacks. */
const lacks = (field: Record<string, unknown>): readonly string[] => [
  ...(field['description'] ? [] : ['a sentence']),
  ...('examples' in field || 'example' in field || hasFields(field) ? [] : ['an example']),
]

const ofDocument = new Set(['properties', 'parameters'])

/** Each field and parameter that lacks something. Examples are not looked into. */
function incomplete(value: unknown, at = '', areFields = false): readonly string[] {
  return entries(value).flatMap(([name, inner]) => {
    if (!areFields && /^examples?$/.test(name)) return []
    const here = `${at}/${name}`
    const own = areFields && isObject(inner) && !String(inner['$ref']).includes('/parameters/') ? lacks(inner) : []
    return [...own.map((what) => `${here}: ${what}`), ...incomplete(inner, here, !areFields && ofDocument.has(name))]
  })
}

it('has a sentence and an example for every field and parameter, at any depth', () => {
  expect(incomplete(openApi(calls, recorded, examples))).toEqual([])
})

it('names every parameter of a path', () => {
  for (const [path, methods] of entries(Reflect.get(openApi(calls, recorded, examples), 'paths')))
    for (const [, operation] of entries(methods)) {
      const parameters = z.parse(
        z.array(z.object({ name: z.optional(z.string()), in: z.optional(z.string()) })),
        Reflect.get(Object(operation), 'parameters'),
      )
      const named = parameters.flatMap((each) => (each.in === 'path' ? `{${each.name ?? ''}}` : []))
      expect([path, named]).toEqual([path, path.match(/\{\w+\}/g) ?? []])
    }
})

describe('a new field', () => {
  const exports = { feed: endpoint({ method: 'POST', path: '/feed/{zoo}', body: z.object({ fodder: z.string() }), response: nothing }) }
  const read = (text: string) =>
    callsOf([{ path: 'zoo/api.ts', text: `export const feed = endpoint({\n${text}fodder: z.string() })`, exports }])
  const lacking = (added: readonly Call[]) => incomplete(openApi(added, [])).map((line) => line.replace(/.*\//, ''))

  it('is named without words, as a parameter is', () => {
    expect(lacking(read(''))).toEqual(['3: a sentence', '3: an example', 'fodder: a sentence', 'fodder: an example'])
  })

  it('takes its sentence from the docstring beside it', () => {
    expect(lacking(read('/** What they eat. */\n'))).not.toContain('fodder: a sentence')
  })
})

describe('the tables', () => {
  const words = new Set<string>()
  const shown = new Set<string>()
  const watched: Examples = (route, part, path, field) => {
    const example = examples(route, part, path, field)
    for (const call of route) {
      words.add(entryFor(call, route, path) ?? '')
      const end = endOf([call.feature, call.name, ...path], fallbacks)
      if (end !== undefined && fallbacks[end] === example) shown.add(end)
    }
    return example
  }
  openApi(calls, recorded, watched)
  const names = tables.flatMap((table) => Object.keys(table))

  it('have one sentence for a name', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('have no sentence that is of no use', () => {
    expect(names.filter((name) => !words.has(name))).toEqual([])
  })

  it('have no example of what a recorded answer holds', () => {
    expect(Object.keys(fallbacks).filter((name) => !shown.has(name))).toEqual([])
  })
})
