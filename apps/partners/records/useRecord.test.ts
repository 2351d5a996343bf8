import { expect, it } from 'vitest'
import { listSearch } from '../../../features/partners/address.ts'
import { listText, searchFrom } from './useRecord.tsx'

it('PRT-13 the state of a list comes back from an item, without its project and its first page', () => {
  const first = { q: 'dock & rye', page: 1, sort: '', show: '' }
  const text = listText({ project: 'harbor', ...first })
  expect(text).toBe('q=dock+%26+rye')
  expect(searchFrom(listSearch, text)).toEqual(first)
  const second = { q: '', page: 2, sort: '-name', show: 'incomplete' }
  expect(searchFrom(listSearch, listText(second))).toEqual(second)
})
