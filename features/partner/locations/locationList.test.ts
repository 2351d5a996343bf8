import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { largeProject, manyLocations } from '../../../mocks/examples/partnerStates.ts'
import { locationPage, locationRow, locationSearch } from './locationList.ts'

const rows = manyLocations.map((location) => locationRow(location, largeProject.brands, largeProject))
const pageOf = (search: object) => locationPage(rows, z.parse(locationSearch, search))

it('PRT-13 every location is on just one page', () => {
  const pages = Array.from({ length: 20 }, (_, index) => pageOf({ page: index + 1 }))
  expect(new Set(pages.flatMap((page) => page.rows.map(({ id }) => id))).size).toBe(500)
})

it.each([
  [{}, 500, 1],
  [{ q: 'kumo OAKLAND' }, 13, 1],
  [{ brand: '201', show: 'editable' }, 63, 1],
  [{ show: 'pos' }, 71, 1],
  [{ show: 'anything' }, 500, 1],
  [{ page: '99' }, 500, 20],
  [{ q: 'nowhere' }, 0, 1],
])('PRT-13 the address %j shows %i locations, at page %i', (search, count, page) => {
  expect(pageOf(search)).toMatchObject({ count, page })
})

it('PRT-13 an order can be turned around', () => {
  const [first] = pageOf({ sort: 'missing' }).rows
  const [last] = pageOf({ sort: '-missing' }).rows
  expect([first?.missing.length, last?.missing.length]).toEqual([1, 0])
})
