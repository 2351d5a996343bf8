import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { firstLoad, kilobytes } from './firstLoad.ts'

let folder: string
const file = (name: string, text: string): void => writeFileSync(join(folder, name), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'))
  for (const name of ['claim', 'assets']) mkdirSync(join(folder, name))
  file('claim/index.html', '<script type="module" crossorigin src="../assets/early.js"></script>')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('the first load is what the page’s entry imports dynamically, and the static imports of those', () => {
  file('assets/early.js', 'import{a}from"./shared.js";load(()=>import(`./main.js`))')
  file('assets/shared.js', 'export let a=1')
  file('assets/main.js', 'import"./side.js";import{b}from"./vendor.js";later(()=>import("../../.ci/lib/rare.js"))')
  file('assets/side.js', '')
  file('assets/vendor.js', 'import{a}from"./shared.js"')
  file('assets/rare.js', 'import"./heavy.js"')
  const { files, bytes } = firstLoad(join(folder, 'claim/index.html'))
  expect(files.map((path) => basename(path)).toSorted()).toEqual(['early.js', 'main.js', 'shared.js', 'side.js', 'vendor.js'])
  expect(bytes).toBeGreaterThan(100)
})

it('formats a weight in thousands of bytes', () => {
  expect(kilobytes(129_949)).toBe('129.9 kB')
})
