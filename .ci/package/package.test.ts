import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entries, importedAs } from './entries.ts'

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
    const folders = new Set(globSync('ui/*/*.tsx').map((file) => dirname(file)))
    const open = new Set([...files].map((file) => dirname(file)))
    expect(folders.size).toBeGreaterThan(70)
    expect([...folders].filter((folder) => !open.has(folder))).toEqual([])
  })
})
