import * as z from 'zod/mini'

/** An unexpected value that was left out of an answer: its paths, and the reasons. */
export type Dropped = { readonly at: readonly string[]; readonly issues: readonly string[] }

type Drop = (value: unknown, issues: readonly z.core.$ZodIssue[]) => void

/** The entries of a list where they have been read before their answer, which reports what was dropped of them. */
type ReadAhead = (entry: z.ZodMiniType, rows: readonly unknown[], drop: Drop) => readonly unknown[] | undefined

type Reading = { readonly drop: Drop; readonly readAhead?: ReadAhead | undefined }

// zod passes nothing of ours to a schema inside. A read is synchronous, so no other one sees its variable. Code of a schema that reads a
// part once more uses `decodeAnswer`: its drops are not reported twice.
let reading: Reading | undefined

/** Reads, and passes on what is dropped. */
export function readWith<T>(next: Reading, read: () => T): T {
  const outer = reading
  reading = next
  try {
    return read()
  } finally {
    reading = outer
  }
}

/** The fallback for an invalid value, which is dropped with a report to `decodeAnswer`. */
export const orDropped = <S extends z.ZodMiniType>(schema: S, fallback: z.output<S>) =>
  // oxlint-disable-next-line promise/valid-params -- zod's `catch` is no promise's
  z.catch(schema, ({ value, issues }) => {
    reading?.drop(
      value,
      issues.map((raw) => z.core.util.finalizeIssue(raw, undefined, z.core.config())),
    )
    return fallback
  })

/** The valid entries of a list. Others are dropped with a report. */
export function readRows<S extends z.ZodMiniType>(entry: S, rows: readonly unknown[]): readonly z.output<S>[]
export function readRows(entry: z.ZodMiniType, rows: readonly unknown[]): readonly unknown[] {
  const ahead = reading?.readAhead?.(entry, rows, reading.drop)
  if (ahead) return ahead
  return rows.flatMap((row) => {
    const read = z.safeParse(entry, row)
    if (read.success) return [read.data]
    reading?.drop(row, read.error.issues)
    return []
  })
}

/** The value itself is not reported: it may be personal data. */
const describe = ({ code, message, path }: z.core.$ZodIssue): string => [...path, code === 'custom' ? message : code].map(String).join(' ')

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
export function decodeAnswer<S extends z.ZodMiniType>(schema: S, body: unknown, readAhead?: ReadAhead) {
  const dropped: Dropped[] = []
  const drop: Drop = (value, issues) => {
    if (dropped.length < mostReported) dropped.push({ at: pathsOf(body, value).slice(0, mostReported), issues: issues.map(describe) })
  }
  return { decoded: readWith({ drop, readAhead }, () => z.safeParse(schema, body)), dropped }
}
