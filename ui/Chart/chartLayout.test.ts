import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layoutFor, ticksFor } from './chartLayout.ts'

const series = (...values: readonly (number | null)[]) => [{ name: 'Some', values }] as const

it.each([
  [[], [0, 0.25, 0.5, 0.75, 1]],
  [[null], [0, 0.25, 0.5, 0.75, 1]],
  [[0], [0, 0.25, 0.5, 0.75, 1]],
  [
    [3, 97],
    [0, 25, 50, 75, 100],
  ],
  [
    [1200, null, 1400],
    [0, 500, 1000, 1500],
  ],
  [
    [-50, 50],
    [-50, -25, 0, 25, 50],
  ],
  [[-8], [-8, -6, -4, -2, 0]],
])('draws lines for %j at %j', (values, ticks) => {
  expect(ticksFor(series(...values))).toEqual(ticks)
})

it('holds every value between its lines, with nought among them, and never many of them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (values) => {
      const ticks = ticksFor(series(...values))
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values))
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
      expect(ticks).toContain(0)
      expect(ticks.length).toBeLessThanOrEqual(7)
    }),
  )
})

it('finds the label below a pointer, whatever the room, and writes no two labels over each other', () => {
  const room = fc.record({
    width: fc.integer({ min: 240, max: 1600 }),
    rem: fc.integer({ min: 16, max: 32 }),
    count: fc.integer({ min: 1, max: 60 }),
  })
  fc.assert(
    fc.property(room, ({ width, rem, count }) => {
      const labels = Array.from({ length: count }, (_, index) => `Week ${index}`)
      const { indexAt, middleOf, every, step } = layoutFor({ width, rem, labels, series: series(1), formatTick: () => '$1,000' })
      labels.forEach((_, index) => expect(indexAt(middleOf(index))).toBe(index))
      expect(indexAt(-10)).toBe(0)
      expect(indexAt(width + 10)).toBe(count - 1)
      expect(every * step).toBeGreaterThan('Week 10'.length * 0.5 * 0.8125 * rem)
    }),
  )
})
