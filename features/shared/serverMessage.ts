/** The most characters of a message that still speaks to a person. */
const longest = 300

/** The name of a status (`Bad Request`), which many servers put where their words could be. */
const statusName =
  /^(\d{3} )?(bad request|unauthorized|payment required|forbidden|not found|method not allowed|not acceptable|request timeout|conflict|gone|precondition failed|(payload|content) too large|unsupported media type|unprocessable (entity|content)|locked|too early|too many requests)\.?$/i

/** What a person can read: neither markup nor a code such as `not_found`, nor the name of a status, nor a page of it. */
const isReadable = (text: string): boolean =>
  text.length <= longest &&
  /\p{L}/u.test(text) &&
  !/<[a-z!/?]/i.test(text) &&
  !/^[[{]/.test(text) &&
  !/^[\w.:-]*_[\w.:-]*$/.test(text) &&
  !statusName.test(text)

/** Where an error of several parts has its words; what else it has (a code, a pointer) is for programs. */
const parts = ['detail', 'message', 'title', 'error'] as const

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** No server nests its words more deeply. */
const deepest = 5

/** Every readable text in a list, in an error of several parts, in a record of lists, or on its own. */
function textsIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string') return isReadable(value.trim()) ? [value.trim()] : []
  if (!isRecord(value) || depth > deepest) return []
  const named = Array.isArray(value) ? [] : parts.filter((part) => Object.hasOwn(value, part))
  const inner = named.length > 0 ? named.map((part) => value[part]) : Object.values(value)
  return inner.flatMap((each) => textsIn(each, depth + 1))
}

const field = (body: unknown, name: string): unknown => (isRecord(body) && Object.hasOwn(body, name) ? body[name] : undefined)

/**
 * The server's words from the body of a refusal (NET-06): the first base error, else the first message, else null.
 * The caller puts its surface's default in place of null.
 */
export function serverMessage(body: unknown): string | null {
  const errors = field(body, 'errors')
  const list = Array.isArray(body) ? body : null
  const places = [field(errors, 'base'), errors, field(body, 'error'), field(body, 'message'), field(body, 'detail'), list]
  return places.flatMap((place) => textsIn(place))[0] ?? null
}
