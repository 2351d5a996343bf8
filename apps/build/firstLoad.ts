import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Scripts that a built page loads before it can be used. */
interface FirstLoad {
  files: readonly string[]
  /** Their size in bytes, each compressed with gzip -9. */
  bytes: number
}

const pageScript = /<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+\.js)"/g
const staticImport = /(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g
const dynamicImport = /import\(\s*["'`](\.[^"'`]+\.js)["'`]\s*\)/g

/** Follows the scripts of a built page: the static and dynamic imports of the entry, and the static imports of each other script. */
export function firstLoad(page: string): FirstLoad {
  const files = new Set<string>()
  const visit = (file: string, ...kinds: RegExp[]): void => {
    if (files.has(file)) return
    files.add(file)
    for (const imported of kinds.flatMap((kind) => addresses(file, kind))) visit(imported, staticImport)
  }
  for (const script of addresses(page, pageScript)) visit(script, staticImport, dynamicImport)
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0)
  return { files: [...files], bytes }
}

/** The files that a file imports in the given way. */
function addresses(file: string, kind: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(kind)].map(([, address = '']) => join(dirname(file), address))
}

/** The limits for the first load of each app's page, in bytes after gzip. */
const budgets: Readonly<Record<string, number>> = {
  business: 140_000,
  claim: 137_000,
  store: 140_000,
  checkout: 150_000,
  embed: 142_000,
  managers: 190_000,
  partners: 180_000,
}

/** @throws for an app without a budget: add one for a new app. */
export function firstLoadBudget(app: string): number {
  const budget = budgets[app]
  if (budget === undefined) throw new Error(`${app} has no budget.`)
  return budget
}

/** Formats bytes: 94.3 kB. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
