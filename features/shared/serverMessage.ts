/** Every text in a list, in a record of lists, or on its own; anything else holds none. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** Of anything at all: what has no such field gives undefined. */
const field = (body: unknown, name: string): unknown => Reflect.get(Object(body), name)

/**
 * The server's words from the body of a refusal (NET-06): the first base error, else the first message, else null.
 * The caller puts its surface's default in place of null.
 */
export function serverMessage(body: unknown): string | null {
  const errors = field(body, 'errors')
  const places = [field(errors, 'base'), errors, field(body, 'error'), field(body, 'message')]
  return places.flatMap(textsIn)[0] ?? null
}
