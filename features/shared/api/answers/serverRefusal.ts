import { capitalized } from '../../forms/capitalized.ts'

/** The longest message that is still meant for a person. */
const longest = 300

/** The name of a status (`Bad Request`), which many servers send instead of a message. */
const statusName =
  /^(\d{3} )?(bad request|unauthorized|payment required|forbidden|not found|method not allowed|not acceptable|request timeout|conflict|gone|precondition failed|(payload|content) too large|unsupported media type|unprocessable (entity|content)|locked|too early|too many requests)\.?$/i

/** Whether text is meant for a person: no markup, no code such as `not_found`, no name of a status, and not too long. */
const isReadable = (text: string): boolean =>
  text.length <= longest &&
  /\p{L}/u.test(text) &&
  !/<[a-z!/?]/i.test(text) &&
  !/^[[{]/.test(text) &&
  !/^[\w.:-]*_[\w.:-]*$/.test(text) &&
  !statusName.test(text)

/** The fields of an error object that hold its message; other fields (a code, a pointer) are for programs. */
const parts = ['detail', 'message', 'title', 'error'] as const

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** No server nests messages more deeply. */
const deepest = 5

/** All readable texts in a value: text, a list, an error object, or a record of lists. */
function textsIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string') return isReadable(value.trim()) ? [value.trim()] : []
  if (!isRecord(value) || depth > deepest) return []
  const named = Array.isArray(value) ? [] : parts.filter((part) => Object.hasOwn(value, part))
  const inner = named.length > 0 ? named.map((part) => value[part]) : Object.values(value)
  return inner.flatMap((each) => textsIn(each, depth + 1))
}

const field = (body: unknown, name: string): unknown => (isRecord(body) && Object.hasOwn(body, name) ? body[name] : undefined)

/** The server's message in the body of a refusal: the first base error, else the first message, else null. */
export function serverMessage(body: unknown): string | null {
  const errors = field(body, 'errors')
  const list = Array.isArray(body) ? body : null
  const places = [field(errors, 'base'), errors, field(body, 'error'), field(body, 'message'), field(body, 'detail'), list]
  return places.flatMap((place) => textsIn(place))[0] ?? null
}

/** All messages of the `errors` list in one text; without a list, the server's message. */
export function allServerMessages(body: unknown): string | null {
  return [...new Set(textsIn(field(body, 'errors')))].join(' ') || serverMessage(body)
}

/** Whether a value holds anything: `[]`, `{}`, `{ base: [] }` and `''` mean that there is no error. */
export const holdsAnything = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(holdsAnything) : Boolean(value)

const no: ReadonlySet<unknown> = new Set([false, 'false', 0, '0'])
export const isNo = (value: unknown): boolean => no.has(value)

/** The `status` of a whole answer that has failed, as JSend and others write it. */
const failing = /^(fail(ed|ure)?|error|denied|rejected|refused)$/i

/** Whether the body of an answer refuses, with any status: it contains errors, or a false success. */
export function isRefusal(body: unknown): boolean {
  const field = (name: string): unknown => Reflect.get(Object(body), name)
  const status = field('status')
  return (
    body === false ||
    holdsAnything(field('errors')) ||
    holdsAnything(field('error')) ||
    isNo(field('success')) ||
    isNo(field('ok')) ||
    // A message or a gift that was to be sent.
    [false, 'false'].some((no) => field('sent') === no) ||
    (typeof status === 'string' && failing.test(status))
  )
}

/** The server's message for each field, by the field's name on the wire. */
export type FieldMessages = Readonly<Record<string, string>>

/** `team_members[0].email` and `location.zip_code` are named by their last part. */
const lastName = (path: string): string => path.match(/(\w+)\W*$/)?.[1] ?? path

/** The messages for single fields in the body of a refusal, `{ errors: { zip_code: ["is invalid"] } }`; empty without any. */
export function fieldMessages(body: unknown): { readonly fields?: FieldMessages } {
  const errors: unknown = Reflect.get(Object(body), 'errors')
  if (!isRecord(errors) || Array.isArray(errors)) return {}
  const read = Object.entries(errors).flatMap(([path, messages]) => {
    const message = path !== 'base' && Array.isArray(messages) ? serverMessage(messages) : null
    return message === null ? [] : [[lastName(path), capitalized(message)] as const]
  })
  return read.length === 0 ? {} : { fields: Object.fromEntries(read) }
}
