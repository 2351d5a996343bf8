import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { searchWith } from './useListSearch.ts'

/** Places that write an address of another kind, or all of one. */
const others: Readonly<Record<string, string>> = {
  'apps/bulk-gifting/draft/CreateRoute.tsx': 'the steps of an order, without pages',
  'apps/partners/project/GuardedPages.tsx': 'the same list, of the project that it is of',
  'apps/runtime/routing/searchBy.ts': 'an address as it is read',
  'apps/runtime/session/RequireSession.tsx': 'the way back to the same address',
}

const list = { q: 'ada', status: 'sent', page: 3, recipient: '7' }
it.each([
  ['another search', { q: 'ivo' }, undefined],
  ['another search, and no open item', { q: 'ivo', recipient: '' }, undefined],
  ['another filter', { status: '' }, undefined],
  ['another page', { page: 4 }, 4],
  ['no open item', { recipient: '' }, 3],
])('PRT-13 a list with %s has its own page', (_, patch, page) => {
  expect(searchWith(list, patch)).toEqual({ ...list, ...patch, page })
})

it('PRT-13 changes the state of a list in one place', () => {
  const writes = /\{\s*\.\.\.(?:\w+\.)*\w*[sS]earch\b(?!\()/
  const found = globSync('apps/**/*.{ts,tsx}').filter((path) => !/\.(?:test|e2e)\./.test(path) && writes.test(readFileSync(path, 'utf8')))
  expect(found.toSorted()).toEqual(['apps/runtime/routing/useListSearch.ts', ...Object.keys(others)].toSorted())
})
