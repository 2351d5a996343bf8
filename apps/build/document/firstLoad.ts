import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Scripts that a built page loads before it can be used. */
interface FirstLoad {
  files: readonly string[]
  /** Their size in bytes, each compressed with gzip -9. */
  bytes: number
}

const entryScript = /<script [^>]*src="([^"]+\.js)"/g
const pageScript = /<link rel="modulepreload" (?:fetchpriority="low" )?crossorigin href="([^"]+\.js)"/g
const somePagesScript = /<link rel="app-script" data-pages="([^"]*)" crossorigin href="([^"]+)"/g
const staticImport = /(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g
const dynamicImport = /import\(\s*["'`](\.[^"'`]+\.js)["'`]\s*\)/g

/**
 * Follows the scripts of a built page: the static and dynamic imports of the entry, and the static imports of each other script.
 * @param key one of the pages that show scripts of their own first: `in:/locations`
 */
export function firstLoad(page: string, key?: string): FirstLoad {
  const files = new Set<string>()
  const visit = (file: string, ...kinds: RegExp[]): void => {
    if (files.has(file)) return
    files.add(file)
    for (const imported of kinds.flatMap((kind) => addresses(file, kind))) visit(imported, staticImport)
  }
  for (const script of addresses(page, entryScript)) visit(script, staticImport, dynamicImport)
  for (const script of addresses(page, pageScript)) visit(script, staticImport)
  for (const [, keys = '', address = ''] of readFileSync(page, 'utf8').matchAll(somePagesScript))
    if (key !== undefined && keys.split(' ').includes(key)) visit(join(dirname(page), address), staticImport)
  return { files: [...files], bytes: weigh([...files]) }
}

/** These scripts, and every script that they import, now or later. */
export function importedBy(scripts: readonly string[]): readonly string[] {
  const files = new Set<string>()
  const visit = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    for (const imported of [staticImport, dynamicImport].flatMap((kind) => addresses(file, kind))) visit(imported)
  }
  scripts.forEach(visit)
  return [...files]
}

/** The size of files in bytes, each compressed with gzip -9. */
export const weigh = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0)

/** The files that a file imports in the given way. */
function addresses(file: string, kind: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(kind)].map(([, address = '']) => join(dirname(file), address))
}

/** Formats bytes: 94.3 kB. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
