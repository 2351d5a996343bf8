import type { Endpoint } from '../../features/shared/api/endpoint.ts'
import { eventsPath } from '../../features/shared/api/eventsPath.ts'
import { type FieldDocs, fieldDocsOf, plain } from './fieldDocs.ts'
import { specified } from './specified.ts'

/** A module of `features`: its path below that folder, its text, and what it exports if it has endpoints. */
export type FeatureModule = { readonly path: string; readonly text: string; readonly exports?: object | undefined }

/** A call of the API with what its source says about it. */
export type Call = {
  /** The name in the code: `getOffer`. */
  readonly name: string
  /** The feature's folder: `claim`, `managers/check`. */
  readonly feature: string
  readonly endpoint: Endpoint
  /** The text of its docstring. */
  readonly about: string
  readonly fields: FieldDocs
  /** The requirements that the docstring names: `CLM-17`. */
  readonly rows: readonly string[]
  /** Whether a specification names the call, or it is our decision. */
  readonly source: 'specification' | 'decision'
}

/** `claim_getOffer`: the call's name in the contract. */
export const operationId = ({ feature, name }: Pick<Call, 'feature' | 'name'>): string => `${feature.replaceAll('/', '_')}_${name}`

/** Whether the server acts at most once for each idempotency key. */
export const actsOnce = ({ endpoint, rows }: Call): boolean => endpoint.method !== 'GET' && rows.includes('NET-08')

/** Whether an `Idempotency-Key` comes with the call: with every write but an event. */
export const carriesKey = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean => method !== 'GET' && path !== eventsPath

/** `GET /api/v5/offers/{code}`: what a server sees of a call. */
export const routeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)\b/g
const row = /\b[A-Z]{3}-\d{2}\b/g

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'messageOf' in value && 'path' in value && 'response' in value

/** Every call that the modules export, with the docstring above it. */
export function callsOf(modules: readonly FeatureModule[]): readonly Call[] {
  const fieldsOf = fieldDocsOf(modules)
  return modules.flatMap(({ path, text, exports }) => {
    const feature = path.split('/').slice(0, -1).join('/')

    const docs = new Map([...text.matchAll(documented)].map(([, comment = '', name = '']) => [name, plain(comment)]))
    return Object.entries<unknown>({ ...exports }).flatMap(([name, endpoint]) => {
      if (!isEndpoint(endpoint)) return []
      // A paragraph of the specifications tells a reader of the contract nothing.
      const about = (docs.get(name) ?? '').replaceAll(/ \([AB] §\d+\)/g, '')
      const source = specified.has(routeOf(endpoint)) ? 'specification' : 'decision'
      return [{ name, feature, endpoint, about, fields: fieldsOf(feature), rows: [...new Set(about.match(row))], source }]
    })
  })
}
