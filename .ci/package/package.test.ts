import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { components, entries, importedAs } from './entries.ts'
import { grown, keptSizes } from './sizes.ts'

describe('what another application may import', () => {
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

  it('is something of every component', () => {
    const folders = new Set(globSync('ui/*/*.tsx').map((file) => dirname(file)))
    const open = new Set([...files].map((file) => dirname(file)))
    expect(folders.size).toBeGreaterThan(70)
    expect([...folders].filter((folder) => !open.has(folder))).toEqual([])
  })

  it('is all that the apps themselves import of ui and features', () => {
    const used = globSync('apps/*/*.{ts,tsx}')
      .filter((file) => !/\.(?:test|e2e)\./.test(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/'(\.[^']*\/(?:ui|features)\/[^']*)'/g)].map(([, path = '']) =>
          normalize(join(dirname(file), path)),
        ),
      )
    expect(used).not.toHaveLength(0)
    expect(used.filter((file) => !files.has(file))).toEqual([])
  })
})

describe('the figures of the components', () => {
  it('are there for each, and for nothing else (npm run package writes them)', () => {
    expect(Object.keys(keptSizes()).toSorted()).toEqual([...components().keys()].toSorted())
  })

  const kept = { 'ui/Table': { js: 2000, css: 500, libraries: 0, later: 0 } }
  const now = (change: Partial<(typeof kept)['ui/Table']>) => new Map([['ui/Table', { ...kept['ui/Table'], ...change }]])

  it.each([{}, { js: 2200 }, { js: 1000 }, { css: 600 }])('let %j pass', (change) => {
    expect(grown(kept, now(change))).toEqual([])
  })

  it.each([{ js: 2201 }, { css: 601 }, { libraries: 101 }, { later: 20_000 }])('do not let %j pass', (change) => {
    expect(grown(kept, now(change))).toEqual([expect.stringContaining('ui/Table grew from')])
  })

  it('know a component that has come, and one that has gone', () => {
    expect(grown({}, now({}))).toEqual(['ui/Table has no figures yet'])
    expect(grown(kept, new Map())).toEqual(['ui/Table is no component any more'])
  })
})
