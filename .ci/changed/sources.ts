import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { entryModule, mainModule } from '../../apps/build/appModules.ts'
import type { Sources } from './moduleGraph.ts'

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 })

const lines = (text: string): readonly string[] => text.split('\n').filter(Boolean)

/** The project as it is now, with files that Git does not know yet, and the modules that the build makes for each app. */
export function projectSources(): Sources {
  const files = new Set(lines(git('ls-files', '--cached', '--others', '--exclude-standard')))
  const made = new Map<string, string>()
  for (const file of files) {
    const [, app] = /^apps\/([^/]+)\/app\.ts$/.exec(file) ?? []
    if (app === undefined) continue
    made.set(`apps/${app}/entry.js`, entryModule(app))
    made.set(`apps/${app}/main.js`, mainModule)
  }
  const onDisk = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  return { files: [...files, ...made.keys()], read: (file) => made.get(file) ?? onDisk(file) }
}

const commitOf = (name: string): string | undefined => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).trim()
  } catch {
    return undefined
  }
}

/** A commit to compare with, and its name. */
export type Base = { readonly name: string; readonly commit: string }

/**
 * The version to compare with if none is asked for: the main branch on its server; on that branch itself the last commit, or the one
 * before it where everything is committed.
 */
export const defaultBase = (hasLeftMain: boolean, isCommitted: boolean): string =>
  hasLeftMain ? 'origin/main' : isCommitted ? 'HEAD~1' : 'HEAD'

/** Where the branch left the version: `asked`, or else the default. */
export function baseOf(asked: string | undefined): Base {
  const main = commitOf('origin/main')
  const name = asked ?? defaultBase(main !== undefined && main !== commitOf('HEAD'), git('status', '--porcelain') === '')
  const commit = commitOf(name)
  if (commit === undefined) throw new Error(`${name} names no commit.`)
  return { name, commit: git('merge-base', 'HEAD', commit).trim() }
}

/** What differs from the base now, with what is not committed. A renamed file counts under both its names. */
export const changedSince = ({ commit }: Base): readonly string[] => [
  ...lines(git('diff', '--name-only', '--no-renames', commit)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
]
