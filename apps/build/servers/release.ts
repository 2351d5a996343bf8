import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'

const day = 24 * 60 * 60 * 1_000

const assets = 'assets'

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

/** Copies a file beside its place first, so that nobody is ever served a half of it. */
function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, `${to}.new`)
  renameSync(`${to}.new`, to)
}

/** What a release did. */
export interface Released {
  /** New assets. */
  added: number
  /** Assets of earlier builds that still serve open pages. */
  earlier: number
  /** Assets that no build of the last day uses. */
  removed: number
}

/**
 * Puts a build in the place of the one that is served: assets first, pages after them, so that a page never names a file that is
 * not there. Assets of earlier builds stay for a day, for the pages that are open. `now` is milliseconds since 1970.
 */
export function release(build: string, served: string, now: number): Released {
  const all = filesBelow(build)
  const inAssets = (path: string) => path.startsWith(`${assets}/`)
  const [own, pages] = [all.filter(inAssets), all.filter((path) => !inAssets(path))]
  // A hashed file never changes.
  const added = own.filter((path) => !existsSync(join(served, path)))
  for (const path of added) place(join(build, path), join(served, path))
  for (const path of own) utimesSync(join(served, path), now / 1_000, now / 1_000)
  for (const path of pages) place(join(build, path), join(served, path))
  const used = new Set(own)
  const before = filesBelow(served).filter((path) => inAssets(path) && !used.has(path))
  const old = before.filter((path) => now - statSync(join(served, path)).mtimeMs > day)
  for (const path of old) rmSync(join(served, path))
  return { added: added.length, earlier: before.length - old.length, removed: old.length }
}
