import type { Endpoint } from '../../features/shared/endpoint.ts'
import { specified } from './specified.ts'

/** A module of `features`: its path below that folder, its text and what it exports. */
export type FeatureModule = { readonly path: string; readonly text: string; readonly exports: object }

/** A call of the API with what its source says about it. */
export type Call = {
  /** The name in the code: `getOffer`. */
  readonly name: string
  /** The feature's folder: `claim`, `managers/check`. */
  readonly feature: string
  readonly endpoint: Endpoint
  /** The text of its docstring. */
  readonly about: string
  /** The requirements that the docstring names: `CLM-17`. */
  readonly rows: readonly string[]
  /** Whether a specification names the call, or it is our decision. */
  readonly source: 'specification' | 'decision'
}

/** `GET /api/v5/offers/{code}`: what a server sees of a call. */
export const routeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)\b/g
const row = /\b[A-Z]{3}-\d{2}\b/g

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'messageOf' in value && 'path' in value && 'response' in value

/** The docstring without its asterisks, on one line. */
const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Every call that the modules export, with the docstring above it. */
export const callsOf = (modules: readonly FeatureModule[]): readonly Call[] =>
  modules.flatMap(({ path, text, exports }) => {
    const docs = new Map([...text.matchAll(documented)].map(([, comment = '', name = '']) => [name, plain(comment)]))
    return Object.entries<unknown>({ ...exports }).flatMap(([name, endpoint]) => {
      if (!isEndpoint(endpoint)) return []
      const about = docs.get(name) ?? ''
      const source = specified.has(routeOf(endpoint)) ? 'specification' : 'decision'
      return [{ name, feature: path.split('/').slice(0, -1).join('/'), endpoint, about, rows: [...new Set(about.match(row))], source }]
    })
  })
