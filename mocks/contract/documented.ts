import * as z from 'zod/mini'
import { commonFields } from '../../features/shared/api/commonFields.docs.ts'
import type { FieldDoc, FieldDocs } from '../../features/shared/api/documentApi.docs.ts'
import type { Call } from './calls.ts'
import { docsMark, type JsonSchema, markedDocs, wireSchema } from './wireSchema.ts'

export type Part = 'path' | 'query' | 'body' | 'response'

/** The names from the top of a body or a query to a field. Lists have no name. */
export type Path = readonly string[]

/** An example of a field that a route sends or reads; undefined for none. */
export type Examples = (calls: readonly [Call, ...Call[]], part: Part, path: Path, doc: Documented, field: JsonSchema) => unknown

/** A text of the contract with the example of its field. */
export type Documented = { readonly about?: string | undefined; readonly example?: unknown; readonly ordered?: boolean }

const getParts = (doc: FieldDoc | undefined): Documented => (typeof doc === 'string' ? { about: doc } : (doc ?? {}))

/** The text of a field: that of its object, else that of the call's module, else the common one. */
export function documented({ fields }: Call, own: FieldDocs, name: string): Documented {
  const docs = [own, fields, commonFields].map((each) => getParts(Object.hasOwn(each, name) ? each[name] : undefined))
  const about = docs.find((doc) => doc.about !== undefined)?.about
  return { about, example: docs.find((doc) => doc.example !== undefined)?.example, ordered: docs.some((doc) => doc.ordered) }
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value)
const inner = new Set(['items', 'additionalProperties'])
const forms = new Set(['anyOf', 'oneOf', 'allOf'])

/** Whether the schema has fields of its own, at any depth. */
export const hasFields = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && ('properties' in schema || Object.values(schema).some(hasFields))

const sums = new Set(['Dollars', 'Price', 'SignedDollars'].map((name) => `#/components/schemas/${name}`))

/** Whether the codec of a field reads dollars, in one of its forms or in the entries of its list. */
const isInDollars = (schema: unknown): boolean =>
  isSchema(schema) &&
  (sums.has(String(schema['$ref'])) ||
    schema['multipleOf'] === 0.01 ||
    isInDollars(schema['items']) ||
    [...forms].some((form) => Array.isArray(schema[form]) && schema[form].some((each: unknown) => isInDollars(each))))

/** The text of a field, whose first sentence names the unit that its codec reads. */
const withUnit = (about: string, schema: JsonSchema): string =>
  isInDollars(schema) ? about.replace(/(?=[.:;](?:\s|$))/, ', in dollars') : about

/** The schema of a part of a call, with the text and an example of each field. */
function withDocs(call: Call, calls: readonly [Call, ...Call[]], part: Part, examples: Examples): JsonSchema | undefined {
  const field = (schema: JsonSchema, doc: Documented, path: Path): JsonSchema => {
    const example = examples(calls, part, path, doc, schema)
    // The fields of an object have examples of their own.
    const isShown = example !== undefined && !(hasFields(schema) && typeof example === 'object')
    if (/\bin (?:dollars|cents)\b/.test(doc.about ?? ''))
      throw new Error(`The codec of ${path.join('.')} names its unit: leave it out of the text.`)
    const description = doc.about !== undefined && { description: withUnit(doc.about, schema) }
    return { ...within(schema, path), ...description, ...(doc.ordered && { 'x-ordered': true }), ...(isShown && { examples: [example] }) }
  }
  const within = ({ [docsMark]: mark, ...schema }: JsonSchema, path: Path): JsonSchema =>
    Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => {
        if (keyword === 'properties' && isSchema(value)) {
          const own = markedDocs(mark)
          const fields = Object.entries(value).map(([name, each]) => [
            name,
            isSchema(each) ? field(each, documented(call, own, name), [...path, name]) : each,
          ])
          return [keyword, Object.fromEntries(fields)]
        }
        if (inner.has(keyword)) return [keyword, isSchema(value) ? within(value, path) : value]
        if (forms.has(keyword) && Array.isArray(value))
          return [keyword, value.map((form: unknown) => (isSchema(form) ? within(form, path) : form))]
        return [keyword, value]
      }),
    )
  const schema = part === 'path' ? undefined : call.endpoint[part]
  return schema ? within(wireSchema(schema), []) : undefined
}

const ofFields = z.looseObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())),
  required: z._default(z.array(z.string()), []),
})

/** One schema for the answers of two calls of a route: the fields of both. A common field must fit both. */
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

/** The body that the calls of a route send or read, with words and an example for every field; null if it has no such part. */
export function partSchema(calls: readonly [Call, ...Call[]], part: Part, examples: Examples): JsonSchema | null {
  const schemas = calls.map((call) => withDocs(call, calls, part, examples)).filter((schema) => schema !== undefined)
  if (part === 'response' && calls.some(({ docs }) => docs.answersOne)) return { anyOf: schemas }
  return schemas.length === 0 ? null : schemas.reduce(both)
}
