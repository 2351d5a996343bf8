import * as z from 'zod/mini'
import { type FieldDocs, fieldDocs } from '../../features/shared/api/documentApi.docs.ts'
import { day, dayOrTime } from '../../features/shared/dates/day.ts'
import { timestamp } from '../../features/shared/dates/timestamp.ts'
import { dollars, price, signedDollars } from '../../features/shared/money/money.ts'
import { bool, count, documentedAs, id, integer, numeric, percent, percentOrText } from '../../features/shared/api/wire.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** Schemas of the code that the contract names, because many calls share them. */
const shared: Readonly<Record<string, readonly [schema: z.ZodMiniType, description: string, examples: readonly unknown[]]>> = {
  Dollars: [
    dollars,
    'Dollars, from zero, in whole cents: `25`, `25.5` or `"25.50"`. The apps send text with two decimals.',
    ['25.00', 25, 25.5],
  ],
  Price: [price, 'Dollars above zero, in whole cents.', ['25.00', 25, 25.5]],
  SignedDollars: [signedDollars, 'Dollars in whole cents, also below zero, such as a balance.', ['-12.50', -12.5]],
  Number: [numeric, 'A number, also as text.', [12.5, '12.5']],
  Integer: [integer, 'A whole number, also as text.', [3, '3']],
  Count: [count, 'A whole number from zero, also as text.', [3, '3']],
  Percent: [percent, 'A number from 0 to 100, also as text.', [18, '18', '33.333']],
  Flag: [bool, 'Yes or no. A flag that is missing means no, unless its field says otherwise.', [true, 'true', 1]],
  Id: [id, 'An identifier that the server chooses. The apps send it back as text.', ['101', 101]],
  Day: [day, 'A day of the calendar: `2027-01-31`.', ['2027-01-31']],
  DayOrTime: [
    dayOrTime,
    'A day of the calendar, or a time: `2027-01-31` or `2027-01-31T23:59:59-06:00`. Of a time, the day that it names counts.',
    ['2027-01-31', '2027-01-31T23:59:59-06:00'],
  ],
  Time: [timestamp, 'A moment: `2026-11-20T18:30:00Z`.', ['2026-11-20T18:30:00Z', '2026-11-20T12:30:00-06:00']],
}
const names: ReadonlyMap<object, string> = new Map([
  ...Object.entries(shared).map(([name, [schema]]) => [schema, name] as const),
  [percentOrText, 'Percent'],
])

/** Leaves out zod's keyword beside another one with the same meaning. */
function tidy(json: z.core.JSONSchema.BaseSchema): void {
  // Zod’s `readonly` is about values in the code. Here it would say that a request must not hold the field.
  delete json.readOnly
  if (json.format === 'date' || json.format === 'date-time') delete json.pattern
  if (json.multipleOf === 1) {
    json.type = 'integer'
    delete json.multipleOf
  }
  // A schema that a check has made of a named one is that one.
  if (json.$ref !== undefined) delete json.anyOf
}

const marked: FieldDocs[] = []
/** The keyword that marks an object with registered texts: JSON Schema has no name for the object in the code. */
export const docsMark = 'x-docs'
export const markedDocs = (mark: unknown): FieldDocs => (typeof mark === 'number' && marked[mark]) || {}

/** The JSON Schema of the values that a codec reads from the wire and writes to it. An empty one allows anything. */
export function wireSchema(schema: z.ZodMiniType, named = names): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      tidy(jsonSchema)
      const docs = fieldDocs.get(zodSchema)
      if (docs) jsonSchema[docsMark] = marked.push(docs.fields) - 1
      const name = named.get(zodSchema)
      const shown = documentedAs.get(zodSchema)
      if (name === undefined && shown === undefined) return
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      Object.assign(jsonSchema, shown ? wireSchema(shown, named) : { $ref: `#/components/schemas/${name}` })
    },
  })
  return json
}

/** The named schemas, each by itself. */
export const sharedSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(shared).map(([name, [schema, description, examples]]) => [
    name,
    { description, ...wireSchema(schema, new Map()), examples },
  ]),
)
