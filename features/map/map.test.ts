import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { MapBrand } from './brand.ts'
import { mapResponse } from './mapWire.ts'
import { type Visitor, found, isSearched, kindsOf, ofKind, pinsOf, taking, titleOf, unplacedOf } from './shown.ts'

const place = { latitude: 30.26, longitude: -97.74 }
const brand = (id: string, name: string, more: Partial<MapBrand> = {}): MapBrand => ({
  id,
  name,
  hero: null,
  logo: null,
  takesPass: false,
  cuisine: null,
  locations: [{ ...place, id: `${id}-1`, address: `${id} Main Street, Austin` }],
  ...more,
})
const cafe = brand('1', 'Café Río')
const ada = brand('2', 'Ada’s Kitchen', {
  takesPass: true,
  locations: [
    { ...place, id: '2-1', address: '2 Main Street, Austin' },
    { ...place, id: '2-2', address: '7 Harbor Lane, Boston' },
  ],
})
const coming = brand('3', 'The Corner Table', { locations: [] })
const all = [cafe, ada, coming]

describe('LOC-01 the answer of the map call', () => {
  const wire = {
    brand_id: 1,
    name: 'Kumo Ramen',
    takes_pass: true,
    locations: [{ id: 10, latitude: 30, longitude: -97, address: '1 Main Street' }],
  }
  const read = (change: object) => z.safeParse(mapResponse, { brands: [{ ...wire, ...change }] })

  it('is read as restaurants with their locations, without empty pictures', () => {
    expect(read({ hero_image_url: '', logo_url: null }).data).toEqual([
      {
        id: '1',
        name: 'Kumo Ramen',
        hero: null,
        logo: null,
        takesPass: true,
        cuisine: null,
        locations: [{ id: '10', latitude: 30, longitude: -97, address: '1 Main Street' }],
      },
    ])
  })
  it('may leave out optional fields', () => {
    expect(read({ takes_pass: undefined, locations: undefined }).data).toMatchObject([{ takesPass: false, locations: [] }])
  })
  it('is read without invalid coordinates, locations without an address and restaurants without a name', () => {
    const [here] = wire.locations
    const locations = [
      { ...here, latitude: 91 },
      { ...here, address: null },
      { ...here, id: '11', latitude: '30', longitude: '-97.5' },
    ]
    expect(read({ locations }).data).toMatchObject([{ locations: [{ id: '11', latitude: 30, longitude: -97.5 }] }])
    expect(z.parse(mapResponse, { brands: [wire, { ...wire, name: '' }, null, 7] })).toHaveLength(1)
  })
  it('NET-05 is read without duplicate restaurants and locations', () => {
    const [here] = wire.locations
    expect(
      z.parse(mapResponse, {
        brands: [
          { ...wire, locations: [here, here] },
          { ...wire, name: 'Again' },
        ],
      }),
    ).toMatchObject([{ name: 'Kumo Ramen', locations: [{ id: '10' }] }])
  })
  it('NET-05 is refused if no restaurant can be read', () => {
    expect(read({ name: '' }).success).toBe(false)
    expect(z.safeParse(mapResponse, { brands: null }).success).toBe(false)
    expect(z.parse(mapResponse, { brands: [] })).toEqual([])
  })
})

describe('PUB-03 the shown restaurants', () => {
  it('are all, or those that accept the pass', () => {
    expect(taking(all, false)).toEqual(all)
    expect(taking(all, true)).toEqual([ada])
  })
  it('are found by every word of a name or an address, without regard to accents', () => {
    expect(found(all, ' cafe RIO ')).toEqual([cafe])
    expect(found(all, 'adas')).toEqual([ada])
    expect(found(all, 'kitchen boston').map(({ locations }) => locations.map(({ id }) => id))).toEqual([['2-2']])
    expect(found(all, 'no such place')).toEqual([])
    expect(found(all, '   ')).toBe(all)
  })
  it('can be searched if there are many', () => {
    expect(isSearched(all)).toBe(false)
    expect(isSearched(Array.from({ length: 13 }, () => cafe))).toBe(true)
  })
})

it('LOC-01 every location is a pin with its restaurant’s name', () => {
  expect(pinsOf(all, null).map(({ id, name }) => [id, name])).toEqual([
    ['1 1-1', 'Café Río'],
    ['2 2-1', 'Ada’s Kitchen'],
    ['2 2-2', 'Ada’s Kitchen'],
  ])
  const numbered = [
    brand('1', 'One', { locations: [{ ...place, id: '1', address: 'Here' }] }),
    brand('2', 'Two', { locations: [{ ...place, id: '1', address: 'There' }] }),
  ]
  expect(new Set(pinsOf(numbered, null).map(({ id }) => id)).size).toBe(2)
})

it('LOC-01 a restaurant without a location is in the list, and not on the map', () => {
  expect(unplacedOf(all)).toMatchObject([{ name: 'The Corner Table', detail: 'Address to follow' }])
})

it('LOC-01 a row has the cuisine, and the distance from a visitor who is not too far away', () => {
  const ramen = brand('4', 'Kumo Ramen', { cuisine: 'Ramen' })
  const far = brand('5', 'Far', { cuisine: 'Bakery', locations: [{ latitude: 40.7, longitude: -74, id: '1', address: 'Broadway' }] })
  const here = { ...place, latitude: 30.28 }
  const rows = (visitor: Visitor | null) => pinsOf([far, ramen], visitor).map(({ facts }) => facts)
  expect(rows(null)).toEqual([['Bakery'], ['Ramen']])
  expect(rows({ ...here, isAsked: false })).toEqual([['Bakery'], ['Ramen', '1.4 miles']])
  // Asked for, it decides the order.
  expect(rows({ ...here, isAsked: true })).toEqual([['Ramen', '1.4 miles'], ['Bakery']])
})

it('LOC-01 the kinds to choose from are the frequent ones, and none where there is one kind', () => {
  const of = (...cuisines: readonly (string | null)[]) => cuisines.map((cuisine, index) => brand(String(index), 'One', { cuisine }))
  expect(kindsOf(of('Ramen', 'Thai', null, 'Thai'))).toEqual(['Thai', 'Ramen'])
  expect(kindsOf(of('Ramen', 'Ramen', null))).toEqual([])
  expect(kindsOf(of('A', 'B', 'C', 'D', 'E', 'F', 'G'))).toHaveLength(6)
  expect(ofKind(of('Ramen', null, 'Thai'), 'Thai').map(({ id }) => id)).toEqual(['2'])
})

describe('LOC-01 the title', () => {
  const at = (...addresses: readonly string[]) =>
    titleOf([brand('1', 'One', { locations: addresses.map((address, index) => ({ ...place, id: String(index), address })) })])

  it('is the number of restaurants only if there are many', () => {
    expect(titleOf(Array.from({ length: 20 }, () => cafe))).toBe('20 restaurants')
    expect(titleOf(Array.from({ length: 19 }, () => cafe))).toBe('Restaurants in Austin')
  })
  it.each([
    ['Restaurants in Austin', ['410 Congress Avenue, Austin', '1 Main Street, Suite 4, Austin, TX 78701-1234']],
    ['Restaurants in Auckland', ['12 Queen Street, Auckland 1010, New Zealand']],
    ['Our restaurants', ['1 Main Street, Austin', '7 Harbor Lane, Boston']],
    ['Our restaurants', ['816 Main Street']],
    ['Our restaurants', []],
  ])('is %s', (title, addresses) => {
    expect(at(...addresses)).toBe(title)
  })
})
