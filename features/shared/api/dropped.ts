import * as z from 'zod/mini'

/** An unexpected value that was left out of an answer: its paths, and the reasons. */
export type Dropped = { readonly at: readonly string[]; readonly issues: readonly string[] }

/** The context of one decoding, which zod passes to every schema inside. */
export type Context = z.core.ParseContext<z.core.$ZodIssue> & {
  readonly onDrop?: (value: unknown, issues: readonly z.core.$ZodRawIssue[]) => void
}

export type DroppingDef = z.core.$ZodCatchDef & { readonly fallback: unknown }

const Catch: z.core.$constructor<z.ZodMiniCatch> = z.ZodMiniCatch

/** The value as it was read, or its fallback and a report. */
export function keptOrDropped(payload: z.core.ParsePayload, read: z.core.ParsePayload, context: object, fallback: unknown) {
  const isGood = read.issues.length === 0
  if (!isGood) (context as Context).onDrop?.(payload.value, read.issues)
  return { ...payload, value: isGood ? read.value : fallback }
}

/** The `catch` of zod, except that it reports what it drops to the context. */
const Dropping = z.core.$constructor<z.ZodMiniCatch, DroppingDef>('Dropping', (schema, def) => {
  Catch.init(schema, def)
  schema._zod.parse = (payload, context) => {
    if (context.direction === 'backward') return def.innerType._zod.run(payload, context)
    const value: unknown = payload.value
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `longLists.ts` reads with pauses
    const read = def.innerType._zod.run({ value, issues: [] }, context) as z.core.ParsePayload
    return keptOrDropped(payload, read, context, def.fallback)
  }
})

/** A dropped value without a fallback: an entry of a list, which `listOf` then removes. */
export const lost = Symbol('lost')

function unshown(): never {
  throw new Error('No fallback')
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

type Result<T> = z.core.util.SafeParseResult<T>
type Decoded<R> = { readonly decoded: R; readonly dropped: readonly Dropped[] }
export type Parse = (schema: z.ZodMiniType, body: unknown, context: Context) => Result<unknown> | Promise<Result<unknown>>

/** Decodes an answer, and lists the values that were dropped, up to a limit. `parse` may be a slow one, for a long answer. */
export function decodeAnswer<S extends z.ZodMiniType>(schema: S, body: unknown): Decoded<Result<z.output<S>>>
export function decodeAnswer(schema: z.ZodMiniType, body: unknown, parse?: Parse): Decoded<ReturnType<Parse>>
export function decodeAnswer(schema: z.ZodMiniType, body: unknown, parse: Parse = z.safeParse): Decoded<ReturnType<Parse>> {
  const dropped: Dropped[] = []
  const context: Context = {
    onDrop: (value, issues) => {
      if (dropped.length < mostReported) dropped.push({ at: pathsOf(body, value).slice(0, mostReported), issues: issues.map(describe) })
    },
  }
  return { decoded: parse(schema, body, context), dropped }
}
