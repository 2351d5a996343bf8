import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { release } from './release.ts'
import { serverFiles } from './rules.ts'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'release-'))))
afterEach(() => rmSync(root, { recursive: true }))

function buildOf(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name, path)), { recursive: true })
    writeFileSync(join(root, name, path), text)
  }
  return join(root, name)
}

const hour = 60 * 60 * 1_000
const now = Date.parse('2026-11-20T12:00:00Z')

it('keeps the assets of the build before for a day, for the pages that are open', () => {
  const first = buildOf('first', { 'assets/start-1.js': 'one', 'assets/logo-1.svg': 'logo', 'claim/index.html': 'start-1' })
  const second = buildOf('second', { 'assets/start-2.js': 'two', 'assets/logo-1.svg': 'logo', 'claim/index.html': 'start-2' })
  const served = join(root, 'served')
  mkdirSync(served)
  const assets = () => readdirSync(join(served, 'assets')).toSorted()

  expect(release(first, served, now)).toMatchObject({ added: 2, earlier: 0, removed: 0 })
  // However long it was served: a page may have been opened just before.
  expect(release(second, served, now + 70 * hour)).toMatchObject({ added: 1, earlier: 1, removed: 0 })
  expect(assets()).toEqual(['logo-1.svg', 'start-1.js', 'start-2.js'])
  expect(readFileSync(join(served, 'claim/index.html'), 'utf8')).toBe('start-2')

  expect(release(second, served, now + 93 * hour)).toMatchObject({ added: 0, earlier: 1, removed: 0 })
  expect(release(second, served, now + 95 * hour)).toMatchObject({ added: 0, earlier: 0, removed: 1 })
  expect(assets()).toEqual(['logo-1.svg', 'start-2.js'])
})

it('makes the folder, and goes back to the build before', () => {
  const first = buildOf('first', { 'assets/start-1.js': 'one', 'claim/index.html': 'start-1' })
  const second = buildOf('second', { 'assets/start-2.js': 'two', 'claim/index.html': 'start-2' })
  const served = join(root, 'not/yet/there')
  for (const build of [first, second, first]) release(build, served, now)
  expect(readFileSync(join(served, 'claim/index.html'), 'utf8')).toBe('start-1')
  expect(readdirSync(join(served, 'assets')).toSorted()).toEqual(['start-1.js', 'start-2.js'])
})

it('removes an app that is on another host now, and no file that is not of a build', () => {
  const rules = (...apps: string[]) =>
    JSON.stringify({ headers: Object.fromEntries(apps.map((app) => [`/${app}/*`, {}])), redirects: {}, fallbacks: {} })
  const page = 'index.html'
  const all = { 'hosting.json': rules('assets', 'claim', 'managers'), 'claim/index.html': page, 'managers/index.html': page }
  const guests = { 'hosting.json': rules('assets', 'claim'), 'claim/index.html': page }
  const served = buildOf('served', { '.well-known/a': 'of the host' })
  release(buildOf('all', { ...all, 'assets/start-1.js': 'one' }), served, now)
  release(buildOf('guests', { ...guests, 'assets/start-1.js': 'one' }), served, now)
  expect(readdirSync(served).toSorted()).toEqual(['.well-known', 'assets', 'claim', 'hosting.json'])
})

it('leaves out of the folder of a static host what it would serve to anybody', () => {
  const files = [...serverFiles, 'hosting.json.br', 'licenses.md', 'claim/index.html'] as const
  const served = join(root, 'served')
  release(buildOf('build', Object.fromEntries(files.map((file) => [file, file === 'hosting.json' ? '{"headers":{}}' : '']))), served, now, {
    isStatic: true,
  })
  expect(readdirSync(served).toSorted()).toEqual(['_headers', '_redirects', 'claim', 'licenses.md'])
})

it('names the rules of a server that are others now: it has to read them', () => {
  const first = buildOf('first', { 'nginx-rules.conf': 'policy one', _headers: 'the same', 'claim/index.html': 'start-1' })
  const second = buildOf('second', { 'nginx-rules.conf': 'policy two', _headers: 'the same', 'claim/index.html': 'start-2' })
  const served = join(root, 'served')
  mkdirSync(served)
  expect(release(first, served, now).changedRules).toEqual([])
  expect(release(second, served, now).changedRules).toEqual(['nginx-rules.conf'])
  expect(release(second, served, now).changedRules).toEqual([])
})
