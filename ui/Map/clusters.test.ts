import fc from 'fast-check'
import { expect, it } from 'vitest'
import { marksOf, mostAlone, shiftsOf } from './clusters.ts'
import type { MapPin } from './pins.ts'
import { greatestScale, pixelOf, spotOf, viewOf } from './mercator.ts'

const size = { width: 800, height: 448 }
const margin = { top: 56, right: 84, bottom: 56, left: 84 }
const place = fc.record({
  longitude: fc.double({ min: -120, max: -75, noNaN: true }),
  latitude: fc.double({ min: 25, max: 48, noNaN: true }),
})
const pinsOf = (places: readonly Pick<MapPin, 'longitude' | 'latitude'>[]): MapPin[] =>
  places.map((where, index) => ({ ...where, id: String(index), name: `Place ${index}` }))
const many = fc.array(place, { minLength: mostAlone + 1, maxLength: 300 }).map(pinsOf)
const viewOn = (pins: readonly MapPin[]) => viewOf(pins.map(spotOf), size, margin)
const marked = ({ alone, clusters }: ReturnType<typeof marksOf>) => [...alone, ...clusters.flatMap(({ pins }) => pins)]

it('marks each of a few, in sight or not', () => {
  const pins = pinsOf([
    { longitude: -97, latitude: 30 },
    { longitude: -97, latitude: 30 },
  ])
  const farAway = { ...viewOn(pins), x: 0.9, y: 0.9 }
  expect(marksOf(pins, null, farAway, size)).toEqual({ alone: pins, clusters: [] })
})

it('marks each of many once, by itself or in a cluster', () => {
  fc.assert(
    fc.property(many, (pins) => {
      const ids = marked(marksOf(pins, null, viewOn(pins), size)).map(({ id }) => id)
      expect(ids.toSorted()).toEqual(pins.map(({ id }) => id).toSorted())
    }),
  )
})

it('marks the chosen one by itself, though many stand about it', () => {
  const pins = pinsOf(Array.from({ length: 100 }, () => ({ longitude: -97, latitude: 30 })))
  const { alone, clusters } = marksOf(pins, '7', viewOn(pins), size)
  expect(alone.map(({ id }) => id)).toEqual(['7'])
  expect(clusters.map(({ pins: together }) => together.length)).toEqual([99])
})

it('marks no more than fit in the window, however many there are', () => {
  const pins = pinsOf(
    Array.from({ length: 2000 }, (_, index) => ({ longitude: -120 + (index % 50), latitude: 25 + Math.floor(index / 50) / 2 })),
  )
  const { alone, clusters } = marksOf(pins, null, viewOn(pins), size)
  expect(alone.length + clusters.length).toBeLessThan(200)
})

it('leaves out what is out of sight', () => {
  const pins = pinsOf(Array.from({ length: 100 }, (_, index) => ({ longitude: -120 + index / 4, latitude: 30 })))
  expect(marked(marksOf(pins, null, { ...viewOn(pins), x: 0.9 }, size))).toEqual([])
})

it.each([2, 3, 60, 61, 100])('shows %d pins of one place apart at the greatest zoom, so that each can be pressed', (count) => {
  // The same building, with coordinates that differ by some metres.
  const pins = pinsOf(Array.from({ length: count }, (_, index) => ({ longitude: -97 + (index % 3) * 1e-5, latitude: 30 })))
  const { alone, clusters } = marksOf(pins, null, { ...viewOn(pins), scale: greatestScale }, size)
  expect([alone.length, clusters]).toEqual([count, []])
  const shifts = shiftsOf(pins)
  const at = (pin: MapPin) => {
    const { left, top } = pixelOf(spotOf(pin), { ...viewOn(pins), scale: greatestScale }, size)
    return { left: left + (shifts.get(pin.id)?.left ?? 0), top: top + (shifts.get(pin.id)?.top ?? 0) }
  }
  const distances = alone.flatMap((one, index) =>
    alone.slice(index + 1).map((other) => Math.hypot(at(one).left - at(other).left, at(one).top - at(other).top)),
  )
  // The least target that WCAG 2.2 asks for.
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(24)
})

it('leaves pins where they are that the greatest zoom separates', () => {
  expect(
    shiftsOf(
      pinsOf([
        { longitude: -97, latitude: 30 },
        { longitude: -97.001, latitude: 30 },
      ]),
    ),
  ).toEqual(new Map())
})
