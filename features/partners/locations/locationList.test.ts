import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { locationList, type LocationRow } from './LocationsScreen.tsx'
import { foundPage } from '../records/listPage.ts'
import { locationSearch } from '../address.ts'

const missing = (title: string) => ({ title, what: `Add a ${title}`, page: null, field: title })

const cities = ['Austin', 'Denver', 'Oakland', 'Málaga']

const rows = Array.from({ length: 100 }, (_, index): LocationRow => {
  const city = cities[index % cities.length] ?? ''
  return {
    id: String(index),
    name: `Kumo Ramen ${index}`,
    address: `${index} Dock Street, ${city}`,
    brand: index < 10 ? 'Tern' : 'Kumo Ramen',
    brandId: index < 10 ? '201' : '202',
    missing: index === 50 ? [missing('phone')] : index === 51 ? [missing('phone'), missing('menu')] : [],
    isPosComplete: index !== 60,
    canEdit: index < 10,
  }
})
const getPage = (search: object) => foundPage(locationList, locationList.columns(String), rows, z.parse(locationSearch, search))

it.each([['brand', '10']])('PRT-13 in the order %j the first is %s', (sort, id) => {
  expect(getPage({ sort }).rows[0]?.id).toBe(id)
})
