import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layoutFor } from './chartLayout.ts'

it.each(['line', 'bar'] as const)(
  'draws every value of a %s chart below its figure and above its labels, with nought among them',
  (kind) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (values) => {
        const { y, height, size } = layoutFor({ kind, width: 400, rem: 16, labels: values.map(String), values })
        for (const value of [0, ...values]) {
          expect(y(value)).toBeGreaterThanOrEqual(2 * size)
          expect(y(value)).toBeLessThanOrEqual(height - 2 * size)
        }
      }),
    )
  },
)

it('finds the label below a pointer, whatever the room, and writes no two labels over each other', () => {
  const room = fc.record({
    width: fc.integer({ min: 240, max: 1600 }),
    rem: fc.integer({ min: 16, max: 32 }),
    count: fc.integer({ min: 1, max: 60 }),
    kind: fc.constantFrom('line' as const, 'bar' as const),
  })
  fc.assert(
    fc.property(room, ({ width, rem, count, kind }) => {
      const labels = Array.from({ length: count }, (_, index) => `Week ${index}`)
      const { indexAt, middleOf, every, step } = layoutFor({ kind, width, rem, labels, values: labels.map(() => 1) })
      labels.forEach((_, index) => expect(indexAt(middleOf(index))).toBe(index))
      expect(indexAt(-10)).toBe(0)
      expect(indexAt(width + 10)).toBe(count - 1)
      expect(every * step).toBeGreaterThan('Week 10'.length * 0.5 * 0.8125 * rem)
    }),
  )
})
