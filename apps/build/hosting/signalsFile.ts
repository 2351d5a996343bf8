import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The deployment's script as a hashed file of the build, which never changes. */
export interface SignalsFile {
  /** Its path in the built folder. */
  readonly fileName: string
  readonly source: string
}

/** Reads the script at the path; null for an empty one. */
export function signalsFile(path: string): SignalsFile | null {
  if (path === '') return null
  const source = readFileSync(path, 'utf8')
  return { fileName: `assets/signals-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`, source }
}
