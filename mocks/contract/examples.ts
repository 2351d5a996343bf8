import { type Call, operationId } from './calls.ts'
import { aboutField, type Examples } from './documented.ts'
import { fallbacks } from './fields/fallbacks.ts'
import { endOf } from './fields/words.ts'
import type { Recorded } from './recorded.ts'
import type { JsonSchema } from './wireSchema.ts'

/** Every value in a body with the names that lead to it. Entries of a list have the names of the list. */
const valuesIn = (value: unknown, path: readonly string[] = []): readonly (readonly [path: readonly string[], value: unknown])[] => {
  if (Array.isArray(value))
    return [[path, value], ...value.flatMap((entry) => valuesIn(entry, path).filter(([at]) => at.length > path.length))]
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return [[path, value], ...Object.entries(value).flatMap(([name, inner]) => valuesIn(inner, [...path, name]))]
}

/** Whether a value shows anything. */
const shows = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && (typeof value !== 'object' || Object.keys(value).length > 0)

/** The values that the schema lists, if it lists any. */
function listed({ const: only, enum: some, anyOf, type }: JsonSchema): readonly unknown[] {
  if (type === 'null') return [null]
  if (only !== undefined) return [only]
  if (Array.isArray(some)) return some
  return Array.isArray(anyOf) ? anyOf.flatMap((form: JsonSchema) => (form['type'] === 'null' ? [] : listed(form))) : []
}

/** A list is shown by its first entries. */
const most = 3

/**
 * The examples that the recorded requests and answers hold. They are true, because the sandbox has answered so. A field that none of
 * a route’s own holds has one of the table, or else that of a field with the same sentence.
 */
export function examplesFrom(calls: readonly Call[], recorded: readonly Recorded[]): Examples {
  const own = new Map<string, unknown>()
  const similar = new Map<string, unknown>()
  const byId = new Map(calls.map((call) => [operationId(call), call]))
  for (const { call: id, request, body } of recorded)
    for (const [part, sent] of Object.entries({ response: body, ...request }))
      for (const [path, value] of valuesIn(sent)) {
        const call = byId.get(id)
        if (!shows(value) || !call) continue
        const example: unknown = Array.isArray(value) ? value.slice(0, most) : value
        const at = [part, id, ...path].join(' ')
        if (!own.has(at)) own.set(at, example)
        const about = aboutField(call, [], path)
        if (about !== undefined && !similar.has(about)) similar.set(about, example)
      }
  return (route, part, path, field) => {
    const names = part === 'path' ? path.slice(-1) : path
    const found = route.map((call) => own.get([part, operationId(call), ...names].join(' '))).find((value) => value !== undefined)
    const choices = listed(field)
    if (choices.length > 0) return choices.includes(found) ? found : choices[0]
    const [call] = route
    const end = call && endOf([call.feature, call.name, ...path], fallbacks)
    const about = call && aboutField(call, route, path)
    return found ?? (end === undefined ? undefined : fallbacks[end]) ?? (about === undefined ? undefined : similar.get(about))
  }
}
