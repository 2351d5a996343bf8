import { readFileSync } from 'node:fs'
import { shortHash } from '../document/integrity.ts'

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
  return { fileName: `assets/signals-${shortHash(source)}.js`, source }
}
