import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A version to compare with, by its name. */
export type Base = { readonly name: string; readonly commit: string }

/** The base with its commit, unless that is its name. */
export const baseText = ({ name, commit }: Base): string => (commit.startsWith(name) ? name : `${name} (${commit.slice(0, 7)})`)

/** The output of a Git command; undefined without Git, or if the command fails. */
export function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 }).trim()
  } catch {
    return undefined
  }
}

const commitOf = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)

/** The release before this commit: the last tag in its history. */
function lastRelease(): Base | undefined {
  const name = git('describe', '--tags', '--abbrev=0', 'HEAD^')
  const commit = name && commitOf(name)
  return name && commit ? { name, commit } : undefined
}

/** The commit that gave the package its version before this one: a clone may have no tags. */
function lastVersion(): Base | undefined {
  const commit = git('log', '-1', '--format=%H', '-G^  "version": ', 'HEAD^', '--', 'package.json')
  const [, version] = /^ {2}"version": "(.+)"/m.exec((commit && git('show', `${commit}:package.json`)) ?? '') ?? []
  return commit && version ? { name: `version ${version}`, commit } : undefined
}

/** The version with this name, or else the last release: its tag, or the commit of its version. */
export function releaseOf(asked: string | undefined): Base | undefined {
  if (asked === undefined) return lastRelease() ?? lastVersion()
  const commit = commitOf(asked)
  if (commit === undefined) throw new Error(`${asked} names no commit of this repository.`)
  return { name: asked, commit }
}
