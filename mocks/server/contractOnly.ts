import type { Endpoint } from '../../features/shared/api/endpoint.ts'
import { getRoute } from '../contract/calls.ts'
import { openApi } from '../contract/openApi.ts'
import { readCalls } from '../contract/readCalls.ts'

/** The fields of an answer that the contract names, by their path: whether a list has an order, and the named schemas of a value. */
type Field = { readonly isOrdered: boolean; readonly schemas: ReadonlySet<string> }
type Fields = ReadonlyMap<string, Field>

/** Milliseconds of a till that is slow to take a payment. */
const slowTill = 2_500

const at = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** The names of the schemas that the contract shares, in any form of a value. */
const schemasIn = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const own = '$ref' in schema && typeof schema.$ref === 'string' ? [schema.$ref.replace(/.*\//, '')] : []
  const forms: readonly unknown[] = 'anyOf' in schema && Array.isArray(schema.anyOf) ? schema.anyOf : []
  return [...own, ...forms.flatMap(schemasIn), ...('items' in schema ? schemasIn(schema.items) : [])]
}

/** A value in the other notation that the contract allows: a number as text, or text as a number. */
function inOtherNotation(value: unknown, schemas: ReadonlySet<string>): unknown {
  const has = (...names: readonly string[]) => names.some((name) => schemas.has(name))
  const isSum = has('Dollars', 'Price', 'SignedDollars')
  if (typeof value === 'boolean') return has('Flag') ? String(value) : value
  if (!isSum && !has('Number', 'Integer', 'Count', 'Percent', 'Id')) return value
  if (typeof value === 'number') return isSum ? value.toFixed(2) : String(value)
  const isNumber = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) && (isSum || String(Number(value)) === value)
  return isNumber ? Number(value) : value
}

/** An order that follows from nothing: the same for the same entries, and never the one that they had. */
function shuffled(entries: readonly unknown[]): readonly unknown[] {
  const rank = (entry: unknown) => Array.from(JSON.stringify(entry)).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)
  const ranked = entries.toSorted((one, other) => rank(one) - rank(other))
  return ranked.every((entry, index) => entry === entries[index]) ? ranked.toReversed() : ranked
}

/** What an answer may be instead, by the contract alone. */
function otherAnswer(value: unknown, fields: Fields, path = ''): unknown {
  const field = fields.get(path)
  if (Array.isArray(value)) {
    const entries = value.map((entry: unknown) => otherAnswer(entry, fields, path))
    return field?.isOrdered ? entries : shuffled(entries)
  }
  if (typeof value !== 'object' || value === null) return inOtherNotation(value, field?.schemas ?? new Set())
  const names = Object.entries(value).map(([name, each]) => [name, otherAnswer(each, fields, at(path, name))] as const)
  const isNamed = names.some(([name]) => fields.has(at(path, name)))
  return Object.fromEntries([...(isNamed ? [['a_field_of_later', ['later']] as const] : []), ...names.toReversed()])
}

const pattern = ({ method, path }: Endpoint) => new RegExp(`^${method} ${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/**
 * Reads the contract. The result makes of an answer of the sandbox one of a server that does only what the contract requires: its lists come
 * in any order, its values in another notation and with fields that nobody knows, the browser may keep it, and the tills are slow.
 */
export async function readContract(root: string): Promise<(request: Request, response: Response) => Promise<Response>> {
  const routes = new Map<string, { readonly pattern: RegExp; readonly fields: Map<string, Field> }>()
  openApi(await readCalls(root), [], ([{ endpoint }], part, path, { ordered }, schema) => {
    if (part !== 'response') return
    const route = routes.get(getRoute(endpoint)) ?? { pattern: pattern(endpoint), fields: new Map<string, Field>() }
    routes.set(getRoute(endpoint), route)
    const name = path.join('.')
    const before = route.fields.get(name)
    route.fields.set(name, {
      isOrdered: ordered === true || before?.isOrdered === true,
      schemas: new Set([...(before?.schemas ?? []), ...schemasIn(schema)]),
    })
  })
  return async (request, response) => {
    response.headers.set('Cache-Control', 'private, max-age=60')
    const isJson = response.headers.get('Content-Type')?.includes('json') === true
    if (!response.ok || !isJson) return response
    const name = `${request.method} ${new URL(request.url).pathname}`
    // A route without a parameter is itself before it is an example of another one.
    const found = [...routes]
      .filter(([, route]) => route.pattern.test(name))
      .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
    const fields: Fields = found[0]?.[1].fields ?? new Map()
    if (request.method !== 'GET' && [...fields.keys()].some((path) => path.endsWith('pos_success')))
      await new Promise((resolve) => setTimeout(resolve, slowTill))
    response.headers.delete('Content-Length')
    return Response.json(otherAnswer(await response.json(), fields), { status: response.status, headers: response.headers })
  }
}
