import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { locationList, type LocationRow } from './LocationsScreen.tsx'
import { foundPage } from '../records/listPage.ts'
import { locationSearch } from '../address.ts'

const cities = ['Austin', 'Denver', 'Oakland', 'Málaga']

const rows = Array.from({ length: 100 }, (_, index): LocationRow => {
  const city = cities[index % cities.length] ?? ''
  return {
    id: String(index),
    name: `Kumo Ramen ${index}`,
    address: `${index} Dock Street, ${city}`,
    brand: index < 10 ? 'Tern' : 'Kumo Ramen',
    brandId: index < 10 ? '201' : '202',
    missing: index === 50 ? ['Add a phone number'] : index === 51 ? ['Add a phone number', 'Add a menu'] : [],
    isPosComplete: index !== 60,
    canEdit: index < 10,
  }
})
const getPage = (search: object) => foundPage(locationList, locationList.columns(String), rows, z.parse(locationSearch, search))

it.each([
  [{}, 100, 1],
  [{ q: 'kumo OAKLAND' }, 25, 1],
  [{ q: ' malaga ' }, 25, 1],
  [{ brand: '201' }, 10, 1],
  [{ brand: '202', show: 'editable' }, 0, 1],
  [{ show: 'editable' }, 10, 1],
  [{ show: 'incomplete' }, 2, 1],
  [{ show: 'pos' }, 1, 1],
  [{ show: 'anything', sort: 'toString', page: 'x' }, 100, 1],
  [{ page: '99' }, 100, 4],
  [{ q: 'nowhere' }, 0, 1],
])('PRT-13 the address %j shows %i locations, at page %i', (search, count, page) => {
  expect(getPage(search)).toMatchObject({ count, page })
})

it.each([
  ['brand', '10'],
  ['-brand', '0'],
  ['name', '0'],
  ['-name', '99'],
])('PRT-13 in the order %j the first is %s', (sort, id) => {
  expect(getPage({ sort }).rows[0]?.id).toBe(id)
})

it('PRT-13 the most incomplete location is first, and a POS that is not connected counts least', () => {
  expect(
    getPage({ sort: 'missing' })
      .rows.slice(0, 4)
      .map(({ id }) => id),
  ).toEqual(['51', '50', '60', '0'])
})
