import fc from 'fast-check'
import * as z from 'zod/mini'
import type { JsonSchema } from '../../mocks/contract/wireSchema.ts'

type Values = fc.Arbitrary<unknown>

const node = z.looseObject({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  pattern: z.optional(z.string()),
  format: z.optional(z.string()),
  minLength: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  multipleOf: z.optional(z.number()),
  required: z._default(z.array(z.string()), []),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  get anyOf() {
    return z.optional(z.array(node))
  },
  get oneOf() {
    return z.optional(z.array(node))
  },
  get allOf() {
    return z.optional(z.array(node))
  },
  get items() {
    return z.optional(node)
  },
  get properties() {
    return z.optional(z.record(z.string(), node))
  },
})
type Node = z.output<typeof node>

const moment = fc.date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })

function text({ pattern, format, minLength = 0 }: Node): Values {
  if (format === 'date-time') return moment.map((date) => date.toISOString())
  if (format === 'date') return moment.map((date) => date.toISOString().slice(0, 10))
  if (format !== undefined && pattern === undefined) throw new Error(`No text of the format ${format}`)
  return pattern === undefined ? fc.string({ minLength }) : fc.stringMatching(new RegExp(pattern))
}

/** Without bounds of its own, any number that JSON can hold. */
function number({ minimum, maximum, multipleOf }: Node): Values {
  if (multipleOf === undefined)
    return fc.double({ noNaN: true, noDefaultInfinity: true, min: minimum ?? -Number.MAX_VALUE, max: maximum ?? Number.MAX_VALUE })
  const steps = Math.round(1 / multipleOf)
  const largest = Number.MAX_SAFE_INTEGER
  const min = Math.round((minimum ?? -largest) * steps)
  const max = Math.round((maximum ?? largest) * steps)
  return fc
    .oneof(fc.constant(min), fc.integer({ min: Math.max(min, -9_999), max: Math.min(max, 9_999) }), fc.maxSafeInteger())
    .map((count) => Math.min(Math.max(count, min), max) / steps)
}

const typesOf = ({ type }: Node): readonly string[] => (type === undefined ? [] : [type].flat())
const formsOf = ({ anyOf, oneOf }: Node) => anyOf ?? oneOf
const noRules: Node = { required: [] }

/** The values of a list that have one of the types; any value where there are none. */
const ofTypes = (values: readonly unknown[], types: readonly string[]) =>
  values.filter((value) => types.length === 0 || types.includes(value === null ? 'null' : typeof value))

/** Values that fit a JSON Schema, as somebody makes them who knows nothing else. `named` holds what its references lead to. */
export function arbitraryOf(root: JsonSchema, named: Readonly<Record<string, JsonSchema>>): Values {
  const resolved = (schema: Node): Node =>
    schema.$ref === undefined ? schema : resolved(node.parse(named[schema.$ref.split('/').at(-1) ?? '']))

  /** One schema for what must fit two; null if nothing does. */
  function together(one: Node, two: Node): Node | null {
    const [first, second] = [resolved(one), resolved(two)]
    const [forms, other] = formsOf(first) ? [formsOf(first), second] : [formsOf(second), first]
    if (forms) {
      const both = forms.flatMap((form) => together(form, other) ?? [])
      return both.length === 0 ? null : { ...noRules, anyOf: both }
    }
    const types =
      typesOf(second).length === 0
        ? typesOf(first)
        : typesOf(second).filter((type) => typesOf(first).length === 0 || typesOf(first).includes(type))
    const listed = ofTypes(first.enum ?? second.enum ?? [], types).filter((value) => (second.enum ?? first.enum ?? []).includes(value))
    const isListed = (first.enum ?? second.enum) !== undefined
    if ((types.length === 0 && typesOf(first).length > 0) || (isListed && listed.length === 0)) return null
    const properties = { ...first.properties }
    for (const [name, field] of Object.entries(second.properties ?? {})) {
      const both = together(properties[name] ?? noRules, field)
      if (both) properties[name] = both
      else delete properties[name]
    }
    return {
      ...first,
      ...second,
      type: [...types],
      properties,
      required: [...first.required, ...second.required],
      ...(isListed && { enum: listed }),
    }
  }

  function read(reference: Node): Values {
    const schema = resolved(reference)
    const { allOf, properties, required, items, minItems: minLength = 0, maxItems = 3 } = schema
    if (allOf) return read(allOf.reduce((one, other) => together(one, other) ?? noRules))
    const forms = formsOf(schema)
    if (forms) return fc.oneof(...forms.map(read))
    if ('const' in schema) return fc.constant(schema['const'])
    if (schema.enum) return fc.constantFrom(...schema.enum)
    const byType: Readonly<Record<string, () => Values>> = {
      null: () => fc.constant(null),
      boolean: () => fc.boolean(),
      string: () => text(schema),
      integer: () => number({ ...schema, multipleOf: 1 }),
      number: () => number(schema),
      array: () => fc.array(items ? read(items) : fc.jsonValue(), { minLength, maxLength: Math.max(minLength, maxItems) }),
      object: () =>
        fc.record(Object.fromEntries(Object.entries(properties ?? {}).map(([name, field]) => [name, read(field)])), {
          requiredKeys: required,
        }),
    }
    const types = typesOf(schema)
    return types.length === 0 ? fc.jsonValue() : fc.oneof(...types.map((type) => byType[type]?.() ?? fc.constant(undefined)))
  }
  return read(node.parse(root))
}
