import { type Call, operationId } from './calls.ts'
import { type Examples, partSchema } from './documented.ts'
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
 * The examples that the recorded requests and answers contain. They are true, because the sandbox has answered so. A field that none of
 * a route’s own contains has the example of its text, or else that of a field with the same text.
 */
export function examplesFrom(calls: readonly Call[], recorded: readonly Recorded[]): Examples {
  const own = new Map<string, unknown>()
  for (const { call, request, body } of recorded)
    for (const [part, sent] of Object.entries({ response: body, ...request }))
      for (const [path, value] of valuesIn(sent)) {
        const at = [part, call, ...path].join(' ')
        if (shows(value) && !own.has(at)) own.set(at, Array.isArray(value) ? value.slice(0, most) : value)
      }
  const getOwn: Examples = (route, part, path) =>
    route.map((call) => own.get([part, operationId(call), ...path].join(' '))).find((value) => value !== undefined)

  const similar = new Map<string, unknown>()
  const collect: Examples = (route, part, path, doc, schema) => {
    const example = getOwn(route, part, path, doc, schema)
    if (example !== undefined && doc.about !== undefined && !similar.has(doc.about)) similar.set(doc.about, example)
    return undefined
  }
  for (const call of calls) for (const part of ['query', 'body', 'response'] as const) partSchema([call], part, collect)

  return (route, part, path, doc, schema) => {
    const found = getOwn(route, part, path, doc, schema)
    const choices = listed(schema)
    if (choices.length > 0) return choices.includes(found) ? found : choices[0]
    return found ?? doc.example ?? similar.get(doc.about ?? '')
  }
}
