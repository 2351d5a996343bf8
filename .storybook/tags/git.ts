import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type Changes, noChanges, storyChanges } from './changes.ts'
import { root } from './modules.ts'

/** A version to compare with, as people call it. */
export type Base = { readonly name: string; readonly commit: string }

/** The base with its commit, unless that is its name. */
export const baseText = ({ name, commit }: Base): string => (commit.startsWith(name) ? name : `${name} (${commit.slice(0, 7)})`)

/** What Git prints; undefined without Git, or if the command fails. */
export function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 }).trim()
  } catch {
    return undefined
  }
}

const commitOf = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)

/** Where this branch left the main branch; undefined on the main branch. */
function branchPoint(): Base | undefined {
  const name = ['origin/main', 'main'].find((each) => commitOf(each) !== undefined)
  const commit = name && git('merge-base', 'HEAD', name)
  return name && commit && commit !== commitOf('HEAD') ? { name, commit } : undefined
}

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

/** The version that `asked` names, or else the last release: its tag, or the commit of its version. */
export const releaseOf = (asked: string | undefined): Base | undefined =>
  asked === undefined ? (lastRelease() ?? lastVersion()) : baseOf(asked)

/**
 * What stories are compared with: the version that `SINCE` names, or else the main branch on another branch, or else the last
 * release. Undefined without a history.
 */
export function baseOf(asked: string | undefined): Base | undefined {
  if (asked === undefined) return branchPoint() ?? releaseOf(undefined)
  const commit = commitOf(asked)
  if (commit === undefined) throw new Error(`${asked} names no commit of this repository.`)
  return { name: asked, commit }
}

const code = ['stories', 'features', 'apps', 'ui']

/** What differs from the base now, with what is not committed. */
export function changesSince(base: Base | undefined): Changes {
  if (!base) return noChanges
  const tracked = git('diff', '--name-only', '--diff-filter=d', base.commit, '--', ...code) ?? ''
  const untracked = (git('ls-files', '--others', '--exclude-standard', '--', ...code) ?? '').split('\n').filter(Boolean)
  const diff = git('diff', '--unified=0', '--no-color', '--no-ext-diff', base.commit, '--', 'stories/*.stories.tsx') ?? ''
  const added = untracked.map((file) => [file, { isNew: true, lines: [], added: new Set<string>() }] as const)
  return {
    files: new Set([...tracked.split('\n').filter(Boolean), ...untracked]),
    stories: new Map([...storyChanges(`${diff}\n`), ...added]),
  }
}

const packageFile = z.object({ repository: z.optional(z.union([z.string(), z.object({ url: z.string() })])) })

/** The address of a file's page in the repository, with `{path}` for the file; undefined if no web address is known. */
export function sourcePattern(): string | undefined {
  const { repository } = packageFile.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const url = typeof repository === 'string' ? repository : (repository?.url ?? git('remote', 'get-url', 'origin'))
  return url === undefined ? undefined : webAddress(url, commitOf('HEAD') ?? 'HEAD')
}

/** `git@host:owner/name.git` and `https://host/owner/name.git` → the page of a file at the commit, as GitHub and GitLab have it. */
export function webAddress(url: string, commit: string): string | undefined {
  const [, host, path] = /^(?:git\+)?(?:https?:\/\/|ssh:\/\/git@|git@)(?:[^@/]+@)?([^/:]+)(?::\d+)?[/:](.+?)(?:\.git)?\/?$/.exec(url) ?? []
  return host && path ? `https://${host}/${path}/blob/${commit}/{path}` : undefined
}
