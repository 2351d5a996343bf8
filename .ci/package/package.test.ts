import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { components, entries, importedAs } from './entries.ts'
import { grown, savedSizes } from './sizes.ts'

describe('the public modules', () => {
  it.each([
    ['ui/Button/Button.tsx', 'ui/Button'],
    ['ui/Button/LinkButton.tsx', 'ui/Button/LinkButton'],
    ['themes/harbour/enterprise.ts', 'themes/harbour'],
    ['themes/enterprise.ts', 'themes/enterprise'],
    ['themes/vars.css.ts', 'themes/vars'],
    ['features/claim/claim.ts', 'features/claim/claim'],
  ])('%s as %s', (file, path) => {
    expect(importedAs(file)).toBe(path)
  })

  const files = new Set(entries().values())

  it('include a module of every component', () => {
    const folders = new Set(globSync('ui/*/*.tsx', { exclude: ['ui/types/*'] }).map((file) => dirname(file)))
    const open = new Set([...files].map((file) => dirname(file)))
    expect(folders.size).toBeGreaterThan(70)
    expect([...folders].filter((folder) => !open.has(folder))).toEqual([])
  })
})

describe('the sizes of the components', () => {
  it('are saved for each component and nothing else (npm run package writes them)', () => {
    expect(Object.keys(savedSizes()).toSorted()).toEqual([...components().keys()].toSorted())
  })

  const saved = { 'ui/Table': { js: 2000, css: 500, libraries: 0, later: 0 } }
  const now = (change: Partial<(typeof saved)['ui/Table']>) => new Map([['ui/Table', { ...saved['ui/Table'], ...change }]])

  it.each([{}, { js: 2200 }, { js: 1000 }, { css: 600 }])('let %j pass', (change) => {
    expect(grown(saved, now(change))).toEqual([])
  })

  it.each([{ js: 2201 }, { css: 601 }, { libraries: 101 }, { later: 20_000 }])('do not let %j pass', (change) => {
    expect(grown(saved, now(change))).toEqual([expect.stringContaining('ui/Table grew from')])
  })

  it('report a new component and a removed one', () => {
    expect(grown({}, now({}))).toEqual(['ui/Table has no saved size'])
    expect(grown(saved, new Map())).toEqual(['ui/Table is no longer a component'])
  })
})
