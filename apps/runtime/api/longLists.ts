import * as z from 'zod/mini'
import { pause as pauseOfPage } from '../page/pause.ts'
import { type Context, type DroppingDef, keptOrDropped } from '../../../features/shared/api/dropped.ts'

// Loads with the first answer that is long. The page responds to the person while it is read.

/** Entries that are read before the page may respond again. */
const slice = 100

type Schema = z.core.$ZodType
type Pausing = z.core.ParseContextInternal<z.core.$ZodIssue> & { readonly pause: () => Promise<void> }

const pauses = (context: object): context is Pausing => 'pause' in context

const isSchema = (value: unknown): value is Schema => value instanceof z.core.$ZodType

/** The schemas of which a schema is made. */
function schemasIn({ _zod: { def } }: Schema): readonly Schema[] {
  const partsOf = (value: unknown): readonly unknown[] =>
    typeof value === 'object' && value !== null && !isSchema(value) ? Object.values(value) : [value]
  return partsOf(def).flatMap(partsOf).filter(isSchema)
}

const prepared = new WeakSet<Schema>()

type Parse = Schema['_zod']['parse']

/** Reads a long array in slices. */
const inSlices =
  (parseWhole: Parse): Parse =>
  (payload, context) => {
    const value: unknown = payload.value
    if (!pauses(context) || !Array.isArray(value) || value.length <= slice) return parseWhole(payload, context)
    const parseSlices = async () => {
      const all: unknown[] = []
      for (let start = 0; start < value.length; start += slice) {
        const read = await parseWhole({ value: value.slice(start, start + slice), issues: [] }, context)
        const part: unknown = read.value
        if (Array.isArray(part)) for (const entry of part) all.push(entry)
        for (const issue of read.issues) {
          const [index, ...path] = issue.path ?? []
          payload.issues.push({ ...issue, path: [Number(index) + start, ...path] })
        }
        await context.pause()
      }
      return { ...payload, value: all }
    }
    return parseSlices()
  }

/** Waits for what may be dropped. */
const awaiting =
  (parseAtOnce: Parse, { innerType, fallback }: DroppingDef): Parse =>
  (payload, context) => {
    if (!pauses(context) || context.direction === 'backward') return parseAtOnce(payload, context)
    const value: unknown = payload.value
    const read = innerType._zod.run({ value, issues: [] }, context)
    return read instanceof Promise
      ? read.then((late) => keptOrDropped(payload, late, context, fallback))
      : keptOrDropped(payload, read, context, fallback)
  }

/** Lets every array of a schema work in slices where the context pauses: zod has no schema that does. */
function prepare(schema: Schema): void {
  if (prepared.has(schema)) return
  prepared.add(schema)
  schemasIn(schema).forEach(prepare)
  const internals = schema._zod
  // oxlint-disable-next-line typescript/unbound-method -- zod's parsers are functions in fields, and use no `this`
  const { parse, run } = internals
  if (schema instanceof z.core.$ZodArray) internals.parse = inSlices(parse)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every `catch` of the answers is an `orDropped`
  else if (schema instanceof z.core.$ZodCatch) internals.parse = awaiting(parse, schema._zod.def as DroppingDef)
  // Without checks, zod runs the parser itself.
  // oxlint-disable-next-line typescript/unbound-method -- as above
  if (run === parse) internals.run = internals.parse
}

/** Runs a schema over a value. */
async function runOver(schema: Schema, value: unknown, context: Pausing) {
  prepare(schema)
  const read = await schema._zod.run({ value, issues: [] }, { ...context, async: true })
  if (read.issues.length === 0) return { success: true, data: read.value } as const
  const issues = read.issues.map((issue) => z.core.util.finalizeIssue(issue, context, z.core.config()))
  return { success: false, error: new z.core.$ZodRealError(issues) } as const
}

/** The `safeParse` of long answers. */
export const safeParse = (schema: Schema, body: unknown, context: Context, pause = pauseOfPage) =>
  runOver(schema, body, { ...context, pause })
