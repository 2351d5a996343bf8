import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contractVersion } from '../../../features/shared/api/contractVersion.ts'
import manifest from '../../../package.json' with { type: 'json' }

/** The content of `version.json`, but for its time: what a build is made of, and for whom. */
export interface Identity {
  /** Each signal of the pages names it. */
  readonly release: string
  readonly enterprise: string
  /** The version of this project. */
  readonly version: string
  /** The version of the calls. */
  readonly contract: string
  /** The commit; null for a build without Git. */
  readonly commit: string | null
}

/** The commit that is built, in full; null without Git. */
function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/** A digest of every file of the folder, by name and content: the same build has the same. */
function digestOfFolder(folder: string): string {
  const digest = createHash('sha256')
  for (const file of globSync('**/*', { cwd: folder }).toSorted())
    if (statSync(join(folder, file)).isFile()) digest.update(`${file}\0`).update(readFileSync(join(folder, file)))
  return digest.digest('hex').slice(0, 8)
}

/** Identifies a built folder. Nothing of a deployment is in it yet: its release is the same in every stage. */
export function identityOf(folder: string, enterprise: string): Identity {
  const built = commit()
  const release = [built?.slice(0, 8) ?? [], digestOfFolder(folder)].flat().join('-')
  return { release, enterprise, version: manifest.version, contract: contractVersion, commit: built }
}
