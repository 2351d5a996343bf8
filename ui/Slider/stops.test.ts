import { assert, double, integer, property, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestStop, scaleOf, type Stops, stopAt } from './stops.ts'

const some: Stops = [50, 100, 250, 500, 1000]

const stops = uniqueArray(integer({ min: 0, max: 20_000 }), { minLength: 2, maxLength: 22 }).map((values): Stops => {
  const [first = 0, second = 1, ...rest] = values.toSorted((one, other) => one - other)
  return [first, second, ...rest]
})

describe('nearestStop', () => {
  it.each([
    [50, 0],
    [0, 0],
    [74, 0],
    [75, 0],
    [76, 1],
    [800, 4],
    [99_999, 4],
  ])('of %d is %d', (value, index) => {
    expect(nearestStop(some, value)).toBe(index)
  })

  it('is the stop itself for each stop', () => {
    assert(
      property(stops, (stops) => {
        expect(stops.map((stop) => stopAt(stops, nearestStop(stops, stop)))).toEqual(stops)
      }),
    )
  })

  it('has none nearer', () => {
    assert(
      property(stops, integer({ min: -100, max: 30_000 }), (stops, value) => {
        const distance = Math.abs(stopAt(stops, nearestStop(stops, value)) - value)
        expect(stops.every((stop) => Math.abs(stop - value) >= distance)).toBe(true)
      }),
    )
  })
})

it('scaleOf is the ends of a few stops, and the thirds of many', () => {
  expect(scaleOf(some)).toEqual([50, 1000])
  expect(scaleOf([0, 1, ...Array.from({ length: 20 }, (_, index) => index + 2)])).toEqual([0, 7, 14, 21])
})

it('stopAt stays within the stops', () => {
  assert(
    property(stops, double({ min: -100, max: 100, noNaN: true }), (stops, index) => {
      expect(stops).toContain(stopAt(stops, index))
    }),
  )
})
