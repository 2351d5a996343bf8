import { expect, it, vi } from 'vitest'
import { answered, failed } from '../../../features/shared/api/answers/answer.ts'
import { readAll } from './useExport.ts'

const pages = [['a', 'b'], ['c', 'd'], ['e']] as const
const getPage = async (page: number) => answered({ rows: pages[page - 1] ?? [], pageCount: pages.length, count: 5 })

it('BLK-07 reads every page once, in their order, and tells how far it is', async () => {
  const [readPage, onCount] = [vi.fn(getPage), vi.fn()]
  expect(await readAll(readPage, onCount)).toEqual(answered({ rows: ['a', 'b', 'c', 'd', 'e'], unread: 0 }))
  expect(readPage.mock.calls).toEqual([[1], [2], [3]])
  expect(onCount.mock.calls).toEqual([[2], [4], [5]])
})

it('NET-07 ends at a page that failed, without the rows that were read before', async () => {
  const offline = failed({ kind: 'offline' })
  const readPage = vi.fn(async (page: number) => (page === 2 ? offline : getPage(page)))
  expect(await readAll(readPage, vi.fn())).toEqual(offline)
  expect(readPage).toHaveBeenCalledTimes(2)
})

it('BLK-07 follows a list that grows or shrinks meanwhile, and reads one page of an empty one', async () => {
  const counts = [2, 1]
  const readPage = vi.fn(async (page: number) => answered({ rows: [page], pageCount: counts[page - 1] ?? 0, count: 2 }))
  expect(await readAll(readPage, vi.fn())).toEqual(answered({ rows: [1, 2], unread: 0 }))
  expect(await readAll(async () => answered({ rows: [], pageCount: 0, count: 0 }), vi.fn())).toEqual(answered({ rows: [], unread: 0 }))
})

it('BLK-07 counts the rows that could not be read, and ends at a page without any', async () => {
  const readPage = vi.fn(async (page: number) => answered({ rows: page === 1 ? ['a', 'b'] : [], pageCount: 1e9, count: 3 }))
  expect(await readAll(readPage, vi.fn())).toEqual(answered({ rows: ['a', 'b'], unread: 1 }))
  expect(readPage).toHaveBeenCalledTimes(2)
})
