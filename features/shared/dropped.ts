import * as z from 'zod/mini'

/** What a schema finds wrong. */
type Issue = {
  readonly code?: string | undefined
  readonly message?: string | undefined
  readonly path?: readonly PropertyKey[] | undefined
}

/** A value of an answer that was not as expected and was left out: where it stands in the answer, and why. */
export type Dropped = { readonly at: readonly string[]; readonly because: readonly string[] }

let listener: ((value: unknown, issues: readonly Issue[]) => void) | null = null

/** Tells whoever decodes the answer that a value of it is left out. */
export const drop = (value: unknown, issues: readonly Issue[]): void => listener?.(value, issues)

/** The value itself is not told: it may be a person's. */
const told = ({ code, message, path = [] }: Issue): string => [...path, code === 'custom' ? message : code].map(String).join(' ')

/** Every path under which a value stands: a schema does not know its own. */
const pathsOf = (body: unknown, value: unknown, path = ''): readonly string[] => {
  if (body === value) return [path]
  return typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([name, inner]) => pathsOf(inner, value, `${path}/${name}`))
    : []
}

/** Decodes an answer, and tells what was left out of it. */
export function decodeAnswer<S extends z.ZodMiniType>(schema: S, body: unknown) {
  const dropped: Dropped[] = []
  listener = (value, issues) => dropped.push({ at: pathsOf(body, value), because: issues.map(told) })
  try {
    return { decoded: z.safeParse(schema, body), dropped }
  } finally {
    listener = null
  }
}
