import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The rules of a host for a built folder. Patterns are paths in it; `*` at the end matches the rest, elsewhere one level. */
export interface Hosting {
  /** Headers by pattern. All matching patterns apply, and no two of them set the same header. */
  headers: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Headers of every response at an address of no pattern but `/*`: of other files, of redirects and faults. */
  outside: Readonly<Record<string, string>>
  /** Content types of files whose name has no ending, by path. */
  types: Readonly<Record<string, string>>
  /**
   * Redirects with status 302 that keep the query, for addresses without a file. They come before fallbacks. `*` in a target is the rest.
   * At an address outside the folders they match in any case, on a host that can do that; the usual spellings are listed.
   */
  redirects: Readonly<Record<string, string>>
  /** The page to return for addresses without a file, below the folder in any case. The first that matches counts. */
  fallbacks: Readonly<Record<string, Fallback>>
}

export interface Fallback {
  page: string
  /** 404 where the app has no page: the page that is served shows that. */
  status: 200 | 404
}

/** The files of a built folder that are for its server and who checks it, and for no visitor. */
export const serverFiles = [
  'build.json',
  'hosting.json',
  'scripts.json',
  'sbom.cdx.json',
  '_headers',
  '_redirects',
  'nginx.conf',
  'nginx-rules.conf',
  'Caddyfile',
  'caddy-rules',
  'Containerfile',
] as const

/** The file that names the enterprise, for a server of several. */
export const enterpriseFile = 'enterprise.json'

/** The rules of a built folder. @throws where there are none. */
export const rulesOf = (folder: string): Hosting =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build wrote the file
  JSON.parse(readFileSync(join(folder, 'hosting.json'), 'utf8')) as Hosting

/** Files of a built folder, by the paths at which they are served. */
export type BuiltFiles = ReadonlyMap<string, Buffer>

/** The pages and scripts of a built folder, and its name. */
export const builtFiles = (folder: string): BuiltFiles =>
  new Map([
    ...globSync('*/index.html', { cwd: folder }).map((file) => [`/${dirname(file)}/`, readFileSync(join(folder, file))] as const),
    ...globSync('{assets/*.js,version.json}', { cwd: folder }).map((file) => [`/${file}`, readFileSync(join(folder, file))] as const),
  ])

export type Headers = Readonly<Record<string, string>>

/** A folder of the built folder: an app, or the assets. */
export interface ServedFolder {
  /** `claim` */
  name: string
  /** The headers of its files, besides those of every file. */
  headers: Headers
  /** For addresses without a file, by pattern; the first that matches counts. */
  redirects: readonly (Rule & { to: string })[]
  fallbacks: readonly (Rule & Fallback)[]
}

interface Rule {
  /** A regular expression of the path. */
  regex: string
}

/** A value as both servers read it. */
export const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`

const regexOf = (pattern: string): string =>
  `(?i)^${pattern.replace(/\*$/, '').replaceAll('*', '[^/]+')}${pattern.endsWith('*') ? '' : '$'}`

/** The rules of a folder: each a regular expression, and the headers of addresses that match it. */
const rulesIn = <Held>(folder: string, rules: Readonly<Record<string, Held>>): readonly (readonly [regex: string, held: Held])[] =>
  Object.entries(rules)
    .filter(([pattern]) => pattern.startsWith(`/${folder}/`))
    .map(([pattern, held]) => [regexOf(pattern), held])

/** The headers of every file. */
export const headersOfAll = ({ headers }: Hosting): Headers => headers['/*'] ?? {}

/** The headers of every response at an address of no folder. */
export const headersOutside = (hosting: Hosting): Headers => ({ ...headersOfAll(hosting), ...hosting.outside })

/** The folders, each with all that a server must know of it. */
export const servedFolders = (hosting: Hosting): readonly ServedFolder[] =>
  Object.entries(hosting.headers)
    .filter(([pattern]) => pattern !== '/*' && pattern.endsWith('/*'))
    .map(([pattern, headers]) => {
      const name = pattern.slice(1, -2)
      return {
        name,
        headers,
        redirects: rulesIn(name, hosting.redirects).map(([regex, to]) => ({ regex, to })),
        fallbacks: rulesIn(name, hosting.fallbacks).map(([regex, fallback]) => ({ regex, ...fallback })),
      }
    })

/** The headers of single files, by their paths: `/version.json`. */
export const servedFiles = ({ headers }: Hosting): readonly (readonly [path: string, headers: Headers])[] =>
  Object.entries(headers).filter(([pattern]) => !pattern.endsWith('*'))

/** A regular expression of the addresses in a folder. */
export const inFolders = (hosting: Hosting): string => {
  const names = servedFolders(hosting).map(({ name }) => name)
  return `^/(?:${names.join('|')})(?:/|$)`
}

/** Redirects from outside the folders, such as an app's other name, each in one of its spellings. */
export const outerRedirects = (hosting: Hosting): readonly (readonly [pattern: string, to: string])[] => {
  const folders = servedFolders(hosting).map(({ name }) => `/${name}/`)
  const outer = Object.entries(hosting.redirects).filter(([pattern]) => !folders.some((folder) => pattern.startsWith(folder)))
  return [...new Map(outer.map(([pattern, to]) => [pattern.toLowerCase(), to]))]
}
