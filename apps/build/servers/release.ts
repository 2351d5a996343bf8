import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rulesOf, servedFolders, serverFiles } from './rules.ts'

const day = 24 * 60 * 60 * 1_000

const assets = 'assets'

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

/** Copies a file beside its place first, so that nobody ever receives half of it. */
function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, `${to}.new`)
  renameSync(`${to}.new`, to)
}

/** The result of a release. */
export interface Released {
  /** New assets. */
  added: number
  /** Assets of earlier builds that still serve open pages. */
  earlier: number
  /** Assets that no build of the last day uses. */
  removed: number
  /** Files with the server's rules that a running server has to read again: `nginx-rules.conf`. */
  changedRules: readonly string[]
}

/** A static host reads its own two, and sends them to nobody. */
const ofServers: ReadonlySet<string> = new Set(serverFiles.filter((name) => name !== '_headers' && name !== '_redirects'))

const ruleFiles = ['nginx.conf', 'nginx-rules.conf', 'Caddyfile', 'caddy-rules', '_headers', '_redirects']

/** When a file was last part of the build that is served, in whole milliseconds since 1970. */
const lastServed = (path: string): number => Math.round(statSync(path).mtimeMs)

/** The apps of a folder, by its rules; none without rules. */
const appsIn = (folder: string): readonly string[] =>
  existsSync(join(folder, 'hosting.json')) ? servedFolders(rulesOf(folder)).flatMap(({ name }) => (name === assets ? [] : name)) : []

/** Whether the served file is there, and its text is another. */
const differs = (from: string, to: string): boolean => existsSync(to) && readFileSync(from, 'utf8') !== readFileSync(to, 'utf8')

/**
 * Puts a build in the place of the one that is served: assets first, pages after them, so that a page never names a file that is
 * not there. The first release makes the folder. Assets of earlier builds stay for a day, for the pages that are open. `now` is milliseconds since 1970.
 * `isStatic`: a static host serves every file of the folder, so the files of servers and checkers are left out.
 */
export function release(build: string, served: string, now: number, { isStatic = false } = {}): Released {
  mkdirSync(served, { recursive: true })
  const all = filesBelow(build).filter((path) => !isStatic || !ofServers.has(path.replace(/\.(br|gz)$/, '')))
  const inAssets = (path: string) => path.startsWith(`${assets}/`)
  const [own, pages] = [all.filter(inAssets), all.filter((path) => !inAssets(path))]
  const before = filesBelow(served).filter(inAssets)
  const newest = Math.max(...before.map((path) => lastServed(join(served, path))))
  const servedNow = before.filter((path) => lastServed(join(served, path)) === newest)
  const goneApps = appsIn(served).filter((app) => !appsIn(build).includes(app))
  const changedRules = ruleFiles.filter((name) => pages.includes(name) && differs(join(build, name), join(served, name)))
  // A hashed file never changes.
  const added = own.filter((path) => !existsSync(join(served, path)))
  for (const path of added) place(join(build, path), join(served, path))
  const touch = (path: string, ms: number) => utimesSync(join(served, path), ms / 1_000, ms / 1_000)
  // Its day begins with the release that replaces it: a second before the new build, so that the next release can distinguish them.
  for (const path of servedNow) touch(path, now - 1_000)
  for (const path of own) touch(path, now)
  // Open pages read its name: it comes when everything else is there.
  const isName = (path: string) => path === 'version.json'
  for (const path of [...pages.filter((path) => !isName(path)), ...pages.filter(isName)]) place(join(build, path), join(served, path))
  // Apps that have moved to another host.
  for (const app of goneApps) rmSync(join(served, app), { recursive: true, force: true })
  const used = new Set(own)
  const earlier = before.filter((path) => !used.has(path))
  const old = earlier.filter((path) => now - lastServed(join(served, path)) > day)
  for (const path of old) rmSync(join(served, path))
  return { added: added.length, earlier: earlier.length - old.length, removed: old.length, changedRules }
}
