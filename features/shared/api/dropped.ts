import * as z from 'zod/mini'

type Issue = {
  readonly code?: string | undefined
  readonly message?: string | undefined
  readonly path?: readonly PropertyKey[] | undefined
}

/** An unexpected value that was left out of an answer: its paths, and the reasons. */
export type Dropped = { readonly at: readonly string[]; readonly because: readonly string[] }

let listener: ((value: unknown, issues: readonly Issue[]) => void) | null = null

/** Reports a dropped value to `decodeAnswer`. */
export const drop = (value: unknown, issues: readonly Issue[]): void => listener?.(value, issues)

/** The value itself is not reported: it may be personal data. */
const describe = ({ code, message, path = [] }: Issue): string => [...path, code === 'custom' ? message : code].map(String).join(' ')

/** Every path of the value in the answer: a schema does not know its own path. */
const pathsOf = (body: unknown, value: unknown, path = ''): readonly string[] => {
  if (body === value) return [path]
  return typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([name, inner]) => pathsOf(inner, value, `${path}/${name}`))
    : []
}

/** Dropped values, and paths of each. More say nothing new, and each report looks through the whole answer. */
const mostReported = 20

/** Decodes an answer, and lists the values that were dropped, up to a limit. */
export function decodeAnswer<S extends z.ZodMiniType>(schema: S, body: unknown) {
  const dropped: Dropped[] = []
  listener = (value, issues) => {
    if (dropped.length < mostReported) dropped.push({ at: pathsOf(body, value).slice(0, mostReported), because: issues.map(describe) })
  }
  try {
    return { decoded: z.safeParse(schema, body), dropped }
  } finally {
    listener = null
  }
}
