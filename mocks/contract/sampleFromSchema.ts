import * as z from 'zod/mini'
import { wireSchema } from './wireSchema.ts'

/** A value that fits a schema of this name, or text of this pattern. Digits, so that it also reads as the other of number and text. */
const samples: Readonly<Record<string, unknown>> = {
  Dollars: 25,
  Price: 50,
  SignedDollars: -12,
  Number: 1,
  Integer: 3,
  Count: 3,
  Percent: 12,
  Flag: true,
  Id: '101',
  Day: '2027-01-31',
  DayOrTime: '2027-01-31',
  Time: '2026-11-20T17:00:00.000Z',
  '^pk_\\w+$': 'pk_1',
  '^#([0-9a-f]{3}|[0-9a-f]{6})$': '#1d4d3a',
  '^\\$(\\d{1,3}|\\d{1,3},\\d{3}|\\d,\\d{3},\\d{3})(\\.\\d{1,2})?$': 25,
}

const tiers = [1, 2, 3, 4].map((step) => ({ discount: step, min: step * 1000 }))
/** Values of fields with a rule that no schema shows, by their names. */
const special: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['permission', 'admin'],
  ['bulk_gift_tiers', tiers],
])

const node = z.object({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  const: z.optional(z.unknown()),
  enum: z._default(z.array(z.unknown()), []),
  pattern: z._default(z.string(), ''),
  get anyOf() {
    return z.optional(z.array(node))
  },
  get oneOf() {
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

const isNumber = ({ type }: Node): boolean => type === 'number' || type === 'integer'

/** Whether the form is the text of a number: one value serves both. */
const isNumeral = ({ pattern }: Node, forms: readonly Node[]): boolean => pattern !== '' && forms.some(isNumber)

/** Every field of the schema with a value that fits it: one value for each form that the schema has. */
function valuesFromSchema(schema: Node, given = special): readonly unknown[] {
  const { $ref, oneOf, anyOf = oneOf, type, pattern, properties, items } = schema
  if ($ref !== undefined) return [samples[$ref.split('/').at(-1) ?? '']]
  if (schema.const !== undefined) return [schema.const]
  if (schema.enum.length > 0) return [schema.enum[0]]
  if (anyOf) return anyOf.filter((form) => form.type !== 'null' && !isNumeral(form, anyOf)).flatMap((form) => valuesFromSchema(form, given))
  if (items) return [[...valuesFromSchema(items, given), ...valuesFromSchema(items, given)]]
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => [name, given.has(name) ? [given.get(name)] : valuesFromSchema(field, given)] as const,
    )
    const forms = Math.max(1, ...fields.map(([, values]) => values.length))
    return Array.from({ length: forms }, (_, form) =>
      Object.fromEntries(fields.map(([name, values]) => [name, values[form % values.length]])),
    )
  }
  if (type === 'object') return [{}]
  if (isNumber(schema)) return [12]
  return [samples[pattern] ?? (type === 'boolean' ? true : [type].flat().includes('string') ? 'text' : null)]
}

/** An object that fits the schema. Fields of these names have these values. */
export function sampleFromSchema(schema: z.ZodMiniType, given: ReadonlyMap<string, unknown>): Readonly<Record<string, unknown>> {
  const [value] = valuesFromSchema(z.parse(node, wireSchema(schema)), new Map([...special, ...given]))
  return z.parse(z.record(z.string(), z.unknown()), value)
}
