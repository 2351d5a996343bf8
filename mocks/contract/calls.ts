import type { ApiDocs, CallDocs, FieldDocs } from '../../features/shared/api/documentApi.docs.ts'
import type { Endpoint } from '../../features/shared/api/endpoint.ts'
import { eventsPath } from '../../features/shared/api/eventsPath.ts'

/** A module of `features` with calls, and the one with their texts. */
export type FeatureModule = {
  /** The path below `features`: `claim/api.ts`. */
  readonly path: string
  readonly exports: object
  readonly docs: ApiDocs | undefined
}

/** A call of the API with its texts. */
export type Call = {
  /** The name in the code: `getOffer`. */
  readonly name: string
  /** The feature's folder: `claim`, `managers/check`. */
  readonly feature: string
  readonly endpoint: Endpoint
  readonly docs: CallDocs
  /** Texts of fields that mean the same in every call of the module. */
  readonly fields: FieldDocs
  /** The module with the texts, for messages. */
  readonly file: string
  /** The purpose of the calls of the module. */
  readonly tag: string
  /** The requirements that the text names: `CLM-17`. */
  readonly rows: readonly string[]
}

/** `claim_getOffer`: the call's name in the contract. */
export const operationId = ({ feature, name }: Pick<Call, 'feature' | 'name'>): string => `${feature.replaceAll('/', '_')}_${name}`

/** Whether the server acts at most once for each idempotency key. */
export const actsOnce = ({ endpoint, rows }: Call): boolean => endpoint.method !== 'GET' && rows.includes('NET-08')

/** Whether an `Idempotency-Key` comes with the call: with every write but an event. */
export const carriesKey = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean => method !== 'GET' && path !== eventsPath

/** `GET /api/v5/offers/{code}`: the method and path of a call. */
export const getRoute = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

/** The calls that a server cannot tell apart: their method and path are the same. */
export type RouteCalls = { readonly endpoint: Endpoint; readonly calls: readonly [Call, ...Call[]] }

export function groupByRoute(calls: readonly Call[]): readonly RouteCalls[] {
  const routes = new Map<string, RouteCalls>()
  for (const call of calls) {
    const known = routes.get(getRoute(call.endpoint))
    routes.set(getRoute(call.endpoint), { endpoint: call.endpoint, calls: known ? [...known.calls, call] : [call] })
  }
  return [...routes.values()]
}

const row = /\b[A-Z]{3}-\d{2}\b/g

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'messageOf' in value && 'path' in value && 'response' in value

/** Every call that the modules export. @throws if one has no texts. */
export function callsFromModules(modules: readonly FeatureModule[]): readonly Call[] {
  return modules.flatMap(({ path, exports, docs: own }) => {
    const feature = path.split('/').slice(0, -1).join('/')
    const file = `features/${path.replace(/\.ts$/, '.docs.ts')}`
    return Object.entries<unknown>({ ...exports }).flatMap(([name, endpoint]) => {
      if (!isEndpoint(endpoint)) return []
      const docs = own?.calls[name]
      if (!own || !docs) throw new Error(`${file}: add ${name}: { about: '…' } to the calls of documentApi`)
      const rows = [...new Set(docs.about.match(row))]
      return [{ name, feature, endpoint, docs, fields: own.fields ?? {}, file, tag: own.about, rows }]
    })
  })
}
