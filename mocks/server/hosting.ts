import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** The rules in a built folder's hosting.json. `*` at a pattern's end matches the rest, elsewhere one level. */
const hostingSchema = z.object({
  headers: z.record(z.string(), z.record(z.string(), z.string())),
  outside: z._default(z.record(z.string(), z.string()), {}),
  types: z._default(z.record(z.string(), z.string()), {}),
  redirects: z._default(z.record(z.string(), z.string()), {}),
  fallbacks: z.record(z.string(), z.object({ page: z.string(), status: z.literal([200, 404]) })),
})
export type Hosting = z.infer<typeof hostingSchema>

const noRules: Hosting = { headers: {}, outside: {}, types: {}, redirects: {}, fallbacks: {} }

/** Every request asks for the rules, and a build may have written others. */
const parsed = new Map<string, Hosting>()

/** The folder's rules; empty without the file. */
export async function readHosting(folder: string): Promise<Hosting> {
  const text = await readFile(join(folder, 'hosting.json'), 'utf8').catch(() => null)
  if (text === null) return noRules
  const rules = parsed.get(text) ?? hostingSchema.parse(JSON.parse(text))
  parsed.set(text, rules)
  return rules
}

function matches(pattern: string, path: string, flags = ''): boolean {
  const escaped = pattern.replace(/\*$/, '').replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll('*', '[^/]+')}${pattern.endsWith('*') ? '' : '$'}`, flags).test(path)
}

/** The headers of every pattern that matches the path; outside the folders also those that hold there. */
export function headersFor({ headers, outside, types }: Hosting, path: string): Readonly<Record<string, string>> {
  const matching = Object.entries(headers).filter(([pattern]) => matches(pattern, path))
  const typeOf = types[path] === undefined ? {} : { 'Content-Type': types[path] }
  const isOutside = matching.every(([pattern]) => pattern === '/*')
  return Object.fromEntries([...matching.map(([, named]) => named), isOutside ? outside : {}, typeOf].flatMap(Object.entries<string>))
}

/** The redirect of a path without a file, or null. `*` in its target is the rest of the path. */
export function redirectFor({ redirects, fallbacks }: Hosting, path: string): string | null {
  const folders = new Set(Object.keys(fallbacks).map((each) => each.split('/')[1]))
  const isInFolder = (each: string) => folders.has(each.split('/')[1])
  const own = Object.entries(redirects).filter(([from]) => isInFolder(from) === isInFolder(path))
  const [pattern, to] = own.find(([from]) => matches(from, path, 'i')) ?? []
  if (pattern === undefined || to === undefined) return null
  return to.endsWith('*')
    ? to.slice(0, -1) +
        path
          .slice(pattern.length - 1)
          .split('/')
          .map(encodeURIComponent)
          .join('/')
    : to
}

/** The page for a path without a file, and its status; or null. */
export const fallbackFor = ({ fallbacks }: Hosting, path: string): Hosting['fallbacks'][string] | null =>
  Object.entries(fallbacks).find(([pattern]) => matches(pattern, path, 'i'))?.[1] ?? null
