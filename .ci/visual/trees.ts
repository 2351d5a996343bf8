/** Commits, and the files as they lie here, each as a tree that git knows by its hash. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One side of a comparison. */
export interface Side {
  /** For people: a branch, a commit, or the files here. */
  readonly name: string
  /** The hash of all its files: two sides of the same hash look the same. */
  readonly tree: string
  /** The commit that holds it; null for the files as they lie here. */
  readonly commit: string | null
}

function git(args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  return execFileSync('git', [...args], { encoding: 'utf8', env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

function hashOf(revision: string): string | null {
  try {
    return git(['rev-parse', '--verify', '--quiet', revision])
  } catch {
    return null
  }
}

/** The side that a name of git stands for. */
export function sideOf(name: string): Side {
  const commit = hashOf(`${name}^{commit}`)
  const tree = hashOf(`${name}^{tree}`)
  if (commit === null || tree === null) throw new Error(`git knows no commit "${name}".`)
  const short = commit.slice(0, 8)
  return { name: commit.startsWith(name) ? short : `${name} (${short})`, tree, commit }
}

/** The files as they lie here, as git would commit them: its own index stays as it is. */
export function sideHere(): Side {
  const folder = mkdtempSync(join(tmpdir(), 'visual-index-'))
  const env = { GIT_INDEX_FILE: join(folder, 'index') }
  try {
    git(['read-tree', 'HEAD'], env)
    git(['add', '--all', '.'], env)
    const tree = git(['write-tree'], env)
    const head = sideOf('HEAD')
    return tree === head.tree ? { ...head, commit: null } : { name: 'the files here', tree, commit: null }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What a side is compared with unless another is named: the main branch or, where that is the same, its parent. */
export function usualOther(of: Side): Side {
  const main = ['main', 'origin/main', 'master'].find((name) => hashOf(`${name}^{commit}`) !== null)
  const head = of.commit ?? hashOf('HEAD')
  if (main === undefined || (hashOf(main) === head && of.tree === hashOf(`${main}^{tree}`))) return sideOf(`${of.commit ?? 'HEAD'}~1`)
  return sideOf(main)
}

/** What a file holds in a commit; null where there is none. */
export function fileIn(commit: string, path: string): string | null {
  try {
    return git(['show', `${commit}:${path}`])
  } catch {
    return null
  }
}

/** The enterprises of a commit: the folders of its themes that hold one. */
export function enterprisesIn(commit: string): readonly string[] {
  const files = git(['ls-tree', '-r', '--name-only', commit, 'themes/']).split('\n')
  return files.flatMap((file) => /^themes\/([^/]+)\/enterprise\.ts$/.exec(file)?.[1] ?? []).toSorted()
}

/** Lays a commit's files into a folder of their own while they are needed. */
export async function withFilesOf<T>(commit: string, work: (folder: string) => Promise<T>): Promise<T> {
  const parent = mkdtempSync(join(tmpdir(), 'visual-'))
  const folder = join(parent, 'files')
  // What an interrupt left behind is forgotten first.
  git(['worktree', 'prune'])
  git(['worktree', 'add', '--detach', '--quiet', folder, commit])
  try {
    return await work(folder)
  } finally {
    git(['worktree', 'remove', '--force', folder])
    rmSync(parent, { recursive: true, force: true })
  }
}
