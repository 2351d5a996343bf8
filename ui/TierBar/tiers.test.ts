import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FourTiers, positionAmong, scaleEnd } from './tiers.ts'

const tiers: FourTiers = [{ from: 0 }, { from: 500_000 }, { from: 1_000_000 }, { from: 2_500_000 }]

describe('BLK-03 a value among four tiers', () => {
  it.each([
    { value: 0, current: 0, missing: 500_000 },
    { value: 499_999, current: 0, missing: 1 },
    { value: 500_000, current: 1, missing: 500_000 },
    { value: 1_000_000, current: 2, missing: 1_500_000 },
    { value: 2_500_000, current: 3, missing: null },
    { value: 9_900_000, current: 3, missing: null },
  ])('$value stands in tier $current', ({ value, current, missing }) => {
    expect(positionAmong(tiers, value)).toMatchObject({ current, missing })
  })

  it('fills the tiers that are behind, and a part of the one it is in', () => {
    expect(positionAmong(tiers, 750_000).filled).toEqual([1, 0.5, 0, 0])
    expect(positionAmong(tiers, 2_500_000).filled).toEqual([1, 1, 1, 1])
  })

  it('stands in none below the first', () => {
    const late: FourTiers = [{ from: 100 }, { from: 200 }, { from: 300 }, { from: 400 }]
    expect(positionAmong(late, 40)).toEqual({ current: -1, filled: [0, 0, 0, 0], missing: 60 })
  })

  const rising = fc
    .uniqueArray(fc.nat({ max: 10_000_000 }), { minLength: 4, maxLength: 4 })
    .map((starts) => starts.toSorted((a, b) => a - b))
    .map(([a = 0, b = 0, c = 0, d = 0]): FourTiers => [{ from: a }, { from: b }, { from: c }, { from: d }])

  it('has a scale that ends where the last tier begins, and farther for a greater value', () => {
    expect([0, 2_500_000, 2_500_001, 9_900_000].map((value) => scaleEnd(tiers, value))).toEqual([
      2_500_000, 2_500_000, 5_000_000, 10_000_000,
    ])
  })

  it('never fills a tier before the one below it, and what is missing leads just to the next', () => {
    fc.assert(
      fc.property(rising, fc.nat({ max: 12_000_000 }), (tiers, value) => {
        const { current, filled, missing } = positionAmong(tiers, value)
        filled.forEach((fill, index) => {
          expect(fill).toBeGreaterThanOrEqual(0)
          expect(fill).toBeLessThanOrEqual(1)
          if (index < current) expect(fill).toBe(1)
          if (index > current) expect(fill).toBe(0)
        })
        if (missing !== null) {
          expect(positionAmong(tiers, value + missing).current).toBe(current + 1)
          expect(positionAmong(tiers, value + missing - 1).current).toBe(current)
        }
      }),
    )
  })
})
