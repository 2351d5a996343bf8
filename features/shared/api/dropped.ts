import * as z from 'zod/mini'

/** An unexpected value that was left out of an answer: its paths, and the reasons. */
export type Dropped = { readonly at: readonly string[]; readonly because: readonly string[] }

/** The context of one decoding, which zod passes to every schema inside. */
type Context = z.core.ParseContext<z.core.$ZodIssue> & {
  readonly onDrop?: (value: unknown, issues: readonly z.core.$ZodRawIssue[]) => void
}

type Def = z.core.$ZodCatchDef & { readonly fallback: unknown }

const Catch: z.core.$constructor<z.ZodMiniCatch> = z.ZodMiniCatch

/** The `catch` of zod, except that it reports what it drops to the context. */
const Dropping = z.core.$constructor<z.ZodMiniCatch, Def>('Dropping', (schema, def) => {
  Catch.init(schema, def)
  schema._zod.parse = (payload, context) => {
    if (context.direction === 'backward') return def.innerType._zod.run(payload, context)
    const value: unknown = payload.value
    const read = def.innerType._zod.run({ value, issues: [] }, context)
    if (read instanceof Promise) throw new z.core.$ZodAsyncError()
    if (read.issues.length === 0) return { ...payload, value: read.value }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what `decodeAnswer` has given
    const { onDrop } = context as Context
    onDrop?.(value, read.issues)
    return { ...payload, value: def.fallback }
  }
})

/** A dropped value without a fallback: an entry of a list, which `listOf` then removes. */
export const lost = Symbol('lost')

function unshown(): never {
  throw new Error('The contract shows no fallback')
}

/** The fallback for an invalid value, which is dropped with a report to `decodeAnswer`. */
export const orDropped = <S extends z.ZodMiniType>(schema: S, fallback: z.output<S> | typeof lost) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod's constructor does not infer the type of the schema inside
  new Dropping({ type: 'catch', innerType: schema, fallback, catchValue: unshown }) as z.ZodMiniCatch<S>

/** The value itself is not reported: it may be personal data. */
function describe(raw: z.core.$ZodRawIssue): string {
  const { code, message, path } = z.core.util.finalizeIssue(raw, undefined, z.core.config())
  return [...path, code === 'custom' ? message : code].map(String).join(' ')
}

/** Every path of the value in the answer: a schema does not have its own path. */
const pathsOf = (body: unknown, value: unknown, path = ''): readonly string[] => {
  if (body === value) return [path]
  return typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([name, inner]) => pathsOf(inner, value, `${path}/${name}`))
    : []
}

/** The most dropped values, and the most paths of each. More add nothing, and each report searches the whole answer. */
const mostReported = 20

/** Decodes an answer, and lists the values that were dropped, up to a limit. */
export function decodeAnswer<S extends z.ZodMiniType>(schema: S, body: unknown) {
  const dropped: Dropped[] = []
  const context: Context = {
    onDrop: (value, issues) => {
      if (dropped.length < mostReported) dropped.push({ at: pathsOf(body, value).slice(0, mostReported), because: issues.map(describe) })
    },
  }
  return { decoded: z.safeParse(schema, body, context), dropped }
}
