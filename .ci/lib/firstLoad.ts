import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Scripts that a built page loads before it can be used. */
export interface FirstLoad {
  files: readonly string[]
  /** Their weight in bytes, each compressed by gzip -9. */
  bytes: number
}

/** Follows the scripts that a built page names, and all that those import at once. */
export function firstLoad(page: string): FirstLoad {
  const html = readFileSync(page, 'utf8')
  const files = new Set<string>()
  const visit = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g)) {
      visit(join(dirname(file), imported))
    }
  }
  for (const [, address = ''] of html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+\.js)"/g)) {
    visit(join(dirname(page), address))
  }
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0)
  return { files: [...files], bytes }
}

/** The most that a page's first load may weigh, in bytes after gzip. */
export const firstLoadBudget = 130_000

/** Bytes as people say them: 94.3 kB. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
