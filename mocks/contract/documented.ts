import * as z from 'zod/mini'
import type { Call } from './calls.ts'
import { endOf, words } from './fields/words.ts'
import { type JsonSchema, wireSchema } from './wireSchema.ts'

export type Part = 'query' | 'body' | 'response'

/** An example of a field that a route sends or reads; undefined for none. The path of a parameter begins with what stands before it. */
export type Examples = (calls: readonly Call[], part: Part | 'path', path: readonly string[], field: JsonSchema) => unknown

/** The names from the top of a body or a query to a field. Lists have no name. */
export type Path = readonly string[]

type Said = { readonly about: (path: Path) => string | undefined; readonly example: (path: Path, field: JsonSchema) => unknown }

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value)

const inner = new Set(['items', 'additionalProperties'])
const forms = new Set(['anyOf', 'oneOf', 'allOf'])

const mapped = (value: unknown, change: (schema: JsonSchema) => JsonSchema): unknown => (isSchema(value) ? change(value) : value)

/** Whether the schema has fields of its own, at any depth. */
const hasFields = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && ('properties' in schema || Object.values(schema).some(hasFields))

function fieldWith(field: JsonSchema, said: Said, path: Path): JsonSchema {
  const description = said.about(path)
  const example = said.example(path, field)
  // The fields of an object have examples of their own.
  const isShown = example !== undefined && !(hasFields(field) && typeof example === 'object')
  return { ...schemaWith(field, said, path), ...(description !== undefined && { description }), ...(isShown && { examples: [example] }) }
}

function schemaWith(schema: JsonSchema, said: Said, path: Path): JsonSchema {
  const change = (each: JsonSchema) => schemaWith(each, said, path)
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties' && isSchema(value)) {
        const fields = Object.entries(value).map(([name, field]) => [name, mapped(field, (each) => fieldWith(each, said, [...path, name]))])
        return [keyword, Object.fromEntries(fields)]
      }
      if (inner.has(keyword)) return [keyword, mapped(value, change)]
      if (forms.has(keyword) && Array.isArray(value)) return [keyword, value.map((form) => mapped(form, change))]
      return [keyword, value]
    }),
  )
}

const docsOf = (call: Call, calls: readonly Call[], path: Path): string | undefined =>
  [call, ...calls].map(({ fields }) => fields.get(path.at(-1) ?? '')).find((text) => text !== undefined)

/**
 * The entry of the tables that is about a field; undefined where a docstring is. An entry that names what holds the field comes before
 * a docstring, which is found by the field’s name alone, and may be about another one of the feature.
 */
export function entryFor(call: Call, calls: readonly Call[], path: Path): string | undefined {
  const end = endOf([call.feature, call.name, ...path], words)
  return end?.includes('/') || docsOf(call, calls, path) === undefined ? end : undefined
}

/** What the contract says about a field of a call. A field that another call of the route reads too has one description. */
export function aboutField(call: Call, calls: readonly Call[], path: Path): string | undefined {
  const entry = entryFor(call, calls, path)
  return entry === undefined ? docsOf(call, calls, path) : words[entry]
}

const ofFields = z.looseObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())),
  required: z._default(z.array(z.string()), []),
})

/** One schema for what two calls of a route read: the fields of both, of which each must fit both. */
function both(one: JsonSchema, other: JsonSchema): JsonSchema {
  if (JSON.stringify(one) === JSON.stringify(other) || Object.keys(other).length === 0) return one
  if (Object.keys(one).length === 0) return other
  const [first, second] = [one, other].map((schema) => z.safeParse(ofFields, schema).data)
  if (!first || !second) {
    const { description, examples } = other
    return { allOf: [one, other], ...(description !== undefined && { description }), ...(examples !== undefined && { examples }) }
  }
  const shared = Object.entries(second.properties).map(([name, field]) => [name, both(first.properties[name] ?? {}, field)])
  const required = [...new Set([...first.required, ...second.required])]
  return { ...first, ...second, properties: { ...first.properties, ...Object.fromEntries(shared) }, required }
}

/** What the calls of a route send or read, with words and an example for every field; null if it has no such part. */
export function partSchema(calls: readonly Call[], part: Part, examples: Examples): JsonSchema | null {
  const schemas = calls.flatMap((call) => {
    const schema = call.endpoint[part]
    const about = (path: Path) => aboutField(call, calls, path)
    const example = (path: Path, field: JsonSchema) => examples(calls, part, path, field)
    return schema ? [schemaWith(wireSchema(schema), { about, example }, [])] : []
  })
  return schemas.length === 0 ? null : schemas.reduce(both)
}
