import fc from 'fast-check'
import { expect, it } from 'vitest'
import { milesShown, pixelOf, coordinatesOf, pushed, scaleOf, spotOf, viewOf, zoomed, zoomOf } from './mercator.ts'

const austin = { longitude: -97.74, latitude: 30.26 }
const margin = { top: 40, right: 40, bottom: 40, left: 40 }
const places = fc.record({
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  latitude: fc.double({ min: -84, max: 84, noNaN: true }),
})
const sizes = fc.record({ width: fc.integer({ min: 240, max: 1600 }), height: fc.integer({ min: 240, max: 900 }) })

it('puts the middle of the world in the middle, and what is north above', () => {
  expect(spotOf({ longitude: 0, latitude: 0 })).toEqual({ x: 0.5, y: 0.5 })
  expect(spotOf(austin).y).toBeLessThan(0.5)
  expect(spotOf(austin).x).toBeLessThan(0.5)
})

it('finds the way back to a place', () => {
  fc.assert(
    fc.property(places, (place) => {
      const back = coordinatesOf(spotOf(place))
      expect(back.longitude).toBeCloseTo(place.longitude, 6)
      expect(back.latitude).toBeCloseTo(place.latitude, 6)
    }),
  )
})

it('fits all pins into the window, off its edges', () => {
  fc.assert(
    fc.property(fc.array(places, { minLength: 1, maxLength: 25 }), sizes, (given, size) => {
      const spots = given.map(spotOf)
      const view = viewOf(spots, size, margin)
      // The whole world is as far away as it gets.
      if (view.scale <= scaleOf(1)) return
      for (const spot of spots) {
        const { left, top } = pixelOf(spot, view, size)
        expect(left).toBeGreaterThanOrEqual(39)
        expect(left).toBeLessThanOrEqual(size.width - 39)
        expect(top).toBeGreaterThanOrEqual(39)
        expect(top).toBeLessThanOrEqual(size.height - 39)
      }
    }),
  )
})

it('shows one pin with its surroundings, and no pin the world', () => {
  const size = { width: 400, height: 300 }
  const one = viewOf([spotOf(austin)], size, margin)
  expect(zoomOf(one)).toBeCloseTo(14)
  expect(pixelOf(spotOf(austin), one, size)).toEqual({ left: 200, top: 150 })
  expect(zoomOf(viewOf([], size, margin))).toBeCloseTo(1)
})

it('leaves more room at the edges that need it', () => {
  const [size, edges] = [
    { width: 400, height: 400 },
    { top: 20, right: 60, bottom: 120, left: 10 },
  ]
  const spots = [spotOf(austin), spotOf({ ...austin, latitude: 30.4, longitude: -97.6 })]
  const view = viewOf(spots, size, edges)
  for (const spot of spots) {
    const { left, top } = pixelOf(spot, view, size)
    expect(top).toBeGreaterThan(19)
    expect(top).toBeLessThan(281)
    expect(left).toBeGreaterThan(9)
    expect(left).toBeLessThan(341)
  }
})

it('comes nearer by one step and goes back, within bounds, and is pushed by as many px as the finger goes', () => {
  const size = { width: 400, height: 300 }
  const view = viewOf([spotOf(austin)], size, margin)
  expect(zoomed(zoomed(view, 1), -1).scale).toBeCloseTo(view.scale)
  expect(zoomOf(zoomed(view, 99))).toBeCloseTo(18)
  const { left, top } = pixelOf(spotOf(austin), pushed(view, 30, -20), size)
  expect(left).toBeCloseTo(230)
  expect(top).toBeCloseTo(130)
})

it('knows how long a mile is', () => {
  const { miles, px } = milesShown({ ...spotOf(austin), scale: scaleOf(12) }, 100)
  // At zoom 12 and 30° north, a px is about 16.5 m.
  expect((miles * 1609.34) / px).toBeCloseTo(16.5, 0)
  expect(px).toBeLessThanOrEqual(100)
  expect([1, 2, 5]).toContain(miles)
})
