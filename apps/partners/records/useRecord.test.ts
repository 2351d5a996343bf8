import { expect, it } from 'vitest'
import { listSearch, listText } from './useRecord.tsx'

it('PRT-13 the state of a list comes back from an item, without its project and its first page', () => {
  const text = listText({ project: 'harbor', q: 'dock & rye', status: '', page: 1 })
  expect(listSearch(text)).toEqual({ q: 'dock & rye' })
  expect(listSearch(listText({ q: '', page: 2 }))).toEqual({ page: '2' })
  expect(listSearch('')).toEqual({})
})
