import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { getNearby } from './api.ts'
import type { NearBrand, Place } from './brands.ts'
import { brandsToShow, mostBrands } from './brandsToShow.ts'
import { formatMiles, milesBetween } from './miles.ts'
import { defaultBrands, defaultPlace } from './defaultBrands.ts'

const austin: Place = { latitude: 30.2672, longitude: -97.7431 }
/** A place that many degrees north of Austin. One degree is about 69 miles. */
const north = (degrees: number): Place => ({ ...austin, latitude: austin.latitude + degrees })
const brand = (id: number, rank: number, degrees = 0.1): NearBrand => ({
  id: String(id),
  name: `No. ${id}`,
  place: north(degrees),
  branding: { hero: null, logo: null },
  rank,
})
const idsOf = (brands: readonly NearBrand[], visitor: Place | null = austin) => brandsToShow({ visitor, brands }).map(({ id }) => id)
const defaults = defaultBrands.map(({ id }) => id)

describe('CAR-01 restaurants near the visitor', () => {
  it('are those within 150 miles, by rank and then by distance', () => {
    expect(idsOf([brand(101, 3), brand(102, 1, 2.1), brand(103, 2, 1), brand(104, 2, 0.5), brand(105, 1, 2.3)])).toEqual([
      '102',
      '104',
      '103',
      '101',
      ...defaults,
    ])
  })

  it('are 25 at most, and filled up from the fixed list', () => {
    const many = Array.from({ length: 40 }, (_, place) => brand(100 + place, place))
    expect(idsOf(many)).toEqual(many.slice(0, mostBrands).map(({ id }) => id))
    expect(idsOf(many.slice(0, 22))).toHaveLength(mostBrands)
    expect(idsOf([])).toEqual(defaults)
  })

  it('show once, even if the server and the fixed list both name them', () => {
    const twice = idsOf([brand(101, 1), brand(101, 2, 0.7), brand(Number(defaults[1]), 3)])
    expect(twice).toEqual(['101', defaults[1], ...defaults.filter((id) => id !== defaults[1])])
  })

  it('are looked for around latitude 30.26, without distances, if the place is unknown', () => {
    expect(defaultPlace.latitude).toBe(30.26)
    const shown = brandsToShow({ visitor: null, brands: [brand(101, 1), brand(102, 1, 3)] })
    expect(shown.map(({ id }) => id)).toEqual(['101', ...defaults])
    expect(shown.every(({ detail }) => detail === undefined)).toBe(true)
  })
})

describe('CAR-01 the answer of the lookup', () => {
  const wire = { brand_id: 101, location: austin, branding: { hero: '/h.svg' }, rank: '2' }
  const known: NearBrand = { id: '101', name: '', place: austin, branding: { hero: '/h.svg', logo: null }, rank: 2 }
  const read = (body: unknown) => z.safeParse(getNearby.response, body).data

  it('is the list with the visitor’s place, or the list alone', () => {
    expect(read({ visitor: austin, locations: [wire, 'lunch'] })).toEqual({ visitor: austin, brands: [known] })
    expect(read({ locations: [] })).toEqual({ visitor: null, brands: [] })
    expect(read([wire, { ...wire, location: null }])).toEqual({ visitor: null, brands: [known] })
    expect(read([])).toEqual({ visitor: null, brands: [] })
  })

  it.each([{}, 'none', null, ['lunch'], { locations: {} }])('is none in %j', (body) => expect(read(body)).toBeUndefined())
})

describe('CAR-01 distances', () => {
  it('are whole over 100 miles, else with one decimal', () => {
    expect([0.04, 0.449, 12, 99.96, 100, 100.4, 149.5].map(formatMiles)).toEqual([
      '0.0 miles',
      '0.4 miles',
      '12.0 miles',
      '100.0 miles',
      '100.0 miles',
      '100 miles',
      '150 miles',
    ])
  })

  it('are those between the cities', () => {
    expect(milesBetween(austin, { latitude: 29.7604, longitude: -95.3698 })).toBeCloseTo(146, 0)
    expect(milesBetween(austin, austin)).toBe(0)
    expect(milesBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(69.1, 0)
  })
})
