import fc from 'fast-check'
import { MercatorCoordinate } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { apart, few, greatestZoom, type Mark, marksOf } from './marks.ts'
import type { Coordinates, MapPin } from './pins.ts'

const building = { longitude: -97, latitude: 30 }
const pinsOf = (places: readonly Coordinates[]): MapPin[] =>
  places.map((where, index) => ({ ...where, id: String(index), name: `Place ${index}` }))
const oneBuilding = (count: number) => pinsOf(Array.from({ length: count }, () => building))

const placesIn = (least: Coordinates, most: Coordinates) =>
  fc
    .array(
      fc.record({
        longitude: fc.double({ min: least.longitude, max: most.longitude, noNaN: true }),
        latitude: fc.double({ min: least.latitude, max: most.latitude, noNaN: true }),
      }),
      { maxLength: 2 * few },
    )
    .map(pinsOf)
/** Pins of one street, many of which even the greatest zoom does not separate, and pins of a country. */
const anyPins = fc.oneof(
  placesIn(building, { longitude: -96.9995, latitude: 30.0005 }),
  placesIn({ longitude: -120, latitude: 25 }, { longitude: -75, latitude: 48 }),
)

const idsIn = (marks: readonly Mark[]) => marks.flatMap(({ pins }) => pins.map(({ id }) => id))
const pxOf = ({ longitude, latitude }: Coordinates) => {
  const { x, y } = MercatorCoordinate.fromLngLat([longitude, latitude])
  return { x: x * 512 * 2 ** greatestZoom, y: y * 512 * 2 ** greatestZoom }
}
const leastDistance = (marks: readonly Mark[]) => {
  const spots = marks.map(pxOf)
  return Math.min(...spots.flatMap((one, index) => spots.slice(index + 1).map(({ x, y }) => Math.hypot(one.x - x, one.y - y))))
}

it('marks each pin once at each zoom, and at the greatest one each by itself, apart from all others', () => {
  fc.assert(
    fc.property(anyPins, fc.integer({ min: 1, max: greatestZoom - 1 }), (pins, zoom) => {
      const marksAt = marksOf(pins, null)
      const ids = pins.map(({ id }) => id)
      expect(idsIn(marksAt(zoom)).toSorted()).toEqual(ids.toSorted())
      expect(marksAt(greatestZoom).map(({ id }) => id)).toEqual(ids)
      expect(leastDistance(marksAt(greatestZoom))).toBeGreaterThan(apart - 0.01)
    }),
  )
})

it.each([2, 60, 100])('shows %d pins of one building as one mark until the greatest zoom, where they stand around it', (count) => {
  const pins = oneBuilding(count)
  expect(marksOf(pins, null)(greatestZoom - 1)).toMatchObject([{ id: '0', pins }])
  const centre = pxOf(building)
  const far = marksOf(pins, null)(greatestZoom).map((mark) => Math.hypot(pxOf(mark).x - centre.x, pxOf(mark).y - centre.y))
  expect(Math.max(...far)).toBeLessThan(1.5 * apart * Math.sqrt(count))
})

it('marks the chosen one by itself, though many stand about it', () => {
  expect(marksOf(oneBuilding(100), '7')(8).map(({ id, pins }) => [id, pins.length])).toEqual([
    ['0', 99],
    ['7', 1],
  ])
})
