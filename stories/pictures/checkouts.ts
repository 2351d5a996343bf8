import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { execa } from 'execa'

/** Built Storybooks and drawn pictures, which later comparisons take from here. */
export const cache = 'node_modules/.cache/platewell/pictures'

/** The files of a commit, or of this folder as it is now. */
export type Checkout = {
  readonly name: string
  readonly folder: string
  /** Git's name for exactly these files. */
  readonly tree: string
  /** Git's name for each file's contents, by path. */
  readonly files: ReadonlyMap<string, string>
}

async function git(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { stdout } = await execa('git', args, { env })
  return stdout
}

async function checkout(name: string, folder: string, tree: string): Promise<Checkout> {
  const listed = await git(['ls-tree', '-r', '-z', tree])
  const files = listed.split('\0').flatMap((line) => {
    const [, blob, path] = /^\d+ \w+ (\w+)\t(.+)$/.exec(line) ?? []
    return blob !== undefined && path !== undefined ? [[path, blob] as const] : []
  })
  return { name, folder, tree, files: new Map(files) }
}

const isChanged = async (): Promise<boolean> => (await git(['status', '--porcelain'])) !== ''

/** This folder, with what is not committed. */
export async function thisCheckout(): Promise<Checkout> {
  mkdirSync(cache, { recursive: true })
  // An index of our own, so that nothing is staged in the real one.
  const env = { GIT_INDEX_FILE: resolve(cache, 'index') }
  await git(['read-tree', 'HEAD'], env)
  await git(['add', '--all'], env)
  return checkout(
    (await isChanged()) ? 'the files as they are now' : await described('HEAD'),
    process.cwd(),
    await git(['write-tree'], env),
  )
}

const described = (commit: string): Promise<string> => git(['show', '--no-patch', '--format=%h %s', commit])

/**
 * The commit that this checkout is compared with if none is named: the last one while something is not committed, else the one where
 * the branch left main. On main itself, it is the one before.
 */
export async function defaultCommit(): Promise<string> {
  if (await isChanged()) return 'HEAD'
  const head = await git(['rev-parse', 'HEAD'])
  for (const main of ['origin/main', 'main']) {
    const { stdout, failed } = await execa({ reject: false })`git merge-base HEAD ${main}`
    if (!failed && stdout !== head) return stdout
  }
  return 'HEAD^'
}

/** The files of a commit, in a folder of its own. */
export async function otherCheckout(commit: string): Promise<Checkout & { readonly remove: () => Promise<unknown> }> {
  const folder = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'checkout')
  await git(['worktree', 'add', '--quiet', '--detach', folder, commit])
  const remove = () => git(['worktree', 'remove', '--force', folder])
  return { ...(await checkout(await described(commit), folder, await git(['rev-parse', `${commit}^{tree}`]))), remove }
}

/** Installs the packages of a checkout: those of this one, where they are the same. */
async function installPackages({ folder, files }: Checkout, ours: Checkout): Promise<void> {
  if (existsSync(join(folder, 'node_modules'))) return
  if (files.get('package-lock.json') === ours.files.get('package-lock.json'))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
  else await execa({ cwd: folder })`npm ci --no-audit --no-fund --ignore-scripts`
}

/** The folder of a checkout's built Storybook, without documentation and without the sidebar: half the time of a whole one. */
export async function builtStorybook(its: Checkout, ours: Checkout): Promise<string> {
  const built = resolve(cache, 'storybooks', its.tree)
  if (existsSync(join(built, 'index.json'))) return built
  await installPackages(its, ours)
  const output = `${built}.part`
  const args = ['build', '--test', '--preview-only', '--quiet', '--output-dir', output]
  await execa('storybook', args, { cwd: its.folder, preferLocal: true, env: { NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' } })
  renameSync(output, built)
  return built
}

/** Removes all but the newest parts of the cache. */
export function prune(): void {
  const limits = Object.entries({ storybooks: 4, drawn: 4_000 })
  for (const [part, number] of limits) {
    const folder = join(cache, part)
    const all = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
    const byAge = all.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    for (const old of byAge.slice(number)) rmSync(old, { recursive: true })
  }
}

export const readFile = ({ folder }: Checkout, path: string): string => readFileSync(join(folder, path), 'utf8')
