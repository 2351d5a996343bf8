import { assert, double, integer, property, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestStop, type Stops, stopAt } from './stops.ts'

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

it('stopAt stays within the stops', () => {
  assert(
    property(stops, double({ min: -100, max: 100, noNaN: true }), (stops, index) => {
      expect(stops).toContain(stopAt(stops, index))
    }),
  )
})
