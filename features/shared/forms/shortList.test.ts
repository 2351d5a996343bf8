import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortNames } from './shortList.ts'

it('names the first of a list, and counts all others', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(8), fc.nat(5_000)), (length) => {
      const all = Array.from({ length }, (_, index) => `Item ${index}`)
      const shown = shortNames(all)
      const more = /^([\d,]+) more$/.exec(shown.at(-1) ?? '')?.[1]
      const named = more === undefined ? shown : shown.slice(0, -1)
      expect(all.slice(0, named.length)).toEqual(named)
      expect(named.length + Number(more?.replace(',', '') ?? 0)).toBe(length)
      expect(more).not.toBe('0')
    }),
  )
})

it('is the only list that ends so', () => {
  const files = globSync('{ui,features,apps}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
  expect(files.filter((file) => /\} more(?=[`<\n])/.test(readFileSync(file, 'utf8')))).toEqual(['features/shared/forms/shortList.ts'])
})
