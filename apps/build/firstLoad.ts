import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
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

/**
 * Follows the scripts of a built page: the static and dynamic imports of the entry, and the static imports of each other script.
 * @param screens modules that load later, and are to be counted too: `DashboardRoute`
 */
export function firstLoad(page: string, screens: readonly string[] = []): FirstLoad {
  const files = new Set<string>()
  const visit = (file: string, ...kinds: RegExp[]): void => {
    if (files.has(file)) return
    files.add(file)
    for (const imported of kinds.flatMap((kind) => addresses(file, kind))) visit(imported, staticImport)
  }
  for (const script of addresses(page, pageScript)) visit(script, staticImport, dynamicImport)
  const isScreen = (file: string) => screens.some((screen) => basename(file).startsWith(`${screen}-`))
  for (const file of [...files].flatMap((each) => addresses(each, dynamicImport)).filter(isScreen)) visit(file, staticImport)
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0)
  return { files: [...files], bytes }
}

/** The files that a file imports in the given way. */
function addresses(file: string, kind: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(kind)].map(([, address = '']) => join(dirname(file), address))
}

/** Formats bytes: 94.3 kB. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
