import fc from 'fast-check'
import { expect, it } from 'vitest'
import { apart, few, isOutside, type Mark, marksOf, placed } from './clusters.ts'
import type { MapPin } from './pins.ts'
import { coordinatesOf, greatestScale, scaleOf, spotOf, viewOf } from './mercator.ts'

const size = { width: 800, height: 448 }
const margin = { top: 56, right: 84, bottom: 56, left: 84 }
const place = fc.record({
  longitude: fc.double({ min: -120, max: -75, noNaN: true }),
  latitude: fc.double({ min: 25, max: 48, noNaN: true }),
})
const pinsOf = (places: readonly Pick<MapPin, 'longitude' | 'latitude'>[]): MapPin[] =>
  places.map((where, index) => ({ ...where, id: String(index), name: `Place ${index}` }))
const building = { longitude: -97, latitude: 30 }
const oneBuilding = (count: number) => pinsOf(Array.from({ length: count }, () => building))
/** Pins within some px of one point at the greatest zoom: of one building, and of those beside it. */
const nearEachOther = fc
  .array(
    fc.record({ distance: fc.double({ min: 0, max: 40, noNaN: true }), angle: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }) }),
    { minLength: 2, maxLength: 2 * few },
  )
  .map((polar) => {
    const { x, y } = spotOf(building)
    const offset = (part: number, px: number) => part + px / greatestScale
    return pinsOf(
      polar.map(({ distance, angle }) =>
        coordinatesOf({ x: offset(x, Math.cos(angle) * distance), y: offset(y, Math.sin(angle) * distance) }),
      ),
    )
  })
const spread = fc.array(place, { maxLength: 5 * few }).map(pinsOf)
const viewOn = (pins: readonly MapPin[]) => viewOf(pins.map(spotOf), size, margin)
const idsIn = (marks: readonly Mark[]) => marks.flatMap(({ pins }) => pins.map(({ id }) => id))

/** The least distance of two marks in px. */
const leastDistance = (marks: readonly Mark[], scale: number) =>
  Math.min(...marks.flatMap((one, index) => marks.slice(index + 1).map(({ x, y }) => Math.hypot(one.x - x, one.y - y) * scale)))

it('marks each pin once at each zoom, apart from all other marks, and each by itself at the greatest zoom', () => {
  fc.assert(
    fc.property(fc.oneof(nearEachOther, spread), fc.double({ min: 1, max: 18, noNaN: true }), (pins, zoom) => {
      for (const scale of [scaleOf(zoom), greatestScale]) {
        const marks = marksOf(pins, null, scale)
        expect(idsIn(marks).toSorted()).toEqual(pins.map(({ id }) => id).toSorted())
        expect(leastDistance(marks, scale)).toBeGreaterThan(apart - 0.01)
        if (scale === greatestScale) expect(marks).toHaveLength(pins.length)
      }
    }),
  )
})

it.each([2, 60, 100])('shows %d pins of one building as one mark until the greatest zoom, where they stand around it', (count) => {
  const pins = oneBuilding(count)
  expect(marksOf(pins, null, greatestScale / 2)).toMatchObject([{ ...spotOf(building), id: '0', pins }])
  const far = marksOf(pins, null, greatestScale).map(({ x, y }) => Math.hypot(x - spotOf(building).x, y - spotOf(building).y))
  expect(Math.max(...far) * greatestScale).toBeLessThan(1.5 * apart * Math.sqrt(count))
})

it('leaves pins where they are that the greatest zoom separates', () => {
  const pins = pinsOf([building, { longitude: -97.001, latitude: 30 }])
  expect(marksOf(pins, null, greatestScale)).toMatchObject(pins.map(spotOf))
})

it('marks the chosen one by itself, though many stand about it', () => {
  const marks = marksOf(oneBuilding(100), '7', scaleOf(8))
  expect(marks.map(({ id, pins }) => [id, pins.length])).toEqual([
    ['0', 99],
    ['7', 1],
  ])
})

it('marks a few, in sight or not', () => {
  const pins = pinsOf([building, { longitude: -90, latitude: 30 }])
  const farAway = { ...viewOn(pins), x: 0.9, y: 0.9 }
  expect(idsIn(placed(marksOf(pins, null, farAway.scale), null, farAway, size))).toEqual(['0', '1'])
})

it('marks no more than fit in the window, however many there are, and the chosen one', () => {
  const pins = pinsOf(
    Array.from({ length: 2000 }, (_, index) => ({ longitude: -120 + (index % 50), latitude: 25 + Math.floor(index / 50) / 2 })),
  )
  const { scale, ...middle } = viewOn(pins)
  for (const nearer of [1, 8, 64]) {
    const marks = placed(marksOf(pins, '0', scale * nearer), '0', { ...middle, scale: scale * nearer }, size)
    expect(marks.length).toBeLessThan(200)
    expect(marks.filter((mark) => isOutside(mark, size, 64)).map(({ id }) => id)).toEqual(nearer === 1 ? [] : ['0'])
  }
})
