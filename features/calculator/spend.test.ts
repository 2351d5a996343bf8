import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { bandOf, bands, clampSpend, earnedOf, minimumSpend, maximumSpend, readSpend, spendOfLink, stops } from './spend.ts'

const dollars = (amount: number) => cents(amount * 100)

it('CAL-02 the stops are 22, ascending, from 50 to 20,000 dollars', () => {
  expect(stops.map((stop) => stop / 100)).toEqual([
    50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000, 12_500, 15_000, 20_000,
  ])
  expect([stops.at(0), stops.at(-1)]).toEqual([minimumSpend, maximumSpend])
})

describe('CAL-02 a typed amount', () => {
  it.each([
    ['1250', 1250],
    [' $1,250 ', 1250],
    ['1250.99', 1250],
    ['0050', 50],
    ['0', 0],
    ['9'.repeat(400), 99_999_999],
  ])('reads %.20s as whole dollars', (text, amount) => {
    expect(readSpend(text)).toBe(dollars(amount))
  })

  it.each(['', 'abc', '-50', '1e3', '50,50', '1234,50', '1.234', '49.999'])('finds no amount in %j', (text) => {
    expect(readSpend(text)).toBeNull()
  })

  it('is clamped to 50 and 20,000 dollars, and unchanged between them', () => {
    expect([0, 49, 50, 51, 19_999, 20_000, 20_001].map((amount) => clampSpend(dollars(amount)) / 100)).toEqual([
      50, 50, 50, 51, 19_999, 20_000, 20_000,
    ])
  })
})

const anySpend = fc.integer({ min: 50, max: 20_000 }).map(dollars)

describe('CAL-03 what a month earns', () => {
  it('is 20 percent, to the cent', () => {
    expect([50, 51, 999, 20_000].map((amount) => earnedOf(dollars(amount)))).toEqual([1000, 1020, 19_980, 400_000])
  })

  it('is whole cents, and never less for a higher spend', () => {
    fc.assert(
      fc.property(anySpend, anySpend, (one, other) => {
        expect(earnedOf(one) * 5).toBe(one)
        expect(Math.sign(earnedOf(one) - earnedOf(other))).toBe(Math.sign(one - other))
      }),
    )
  })
})

describe('CAL-03 the messages', () => {
  it('have bands up to 10, 25, 100, 200, 500, 1000, 3000 and 10000 dollars, each with a message', () => {
    expect(bands.map(({ upTo }) => upTo / 100)).toEqual([10, 25, 100, 200, 500, 1000, 3000, 10_000])
    expect(new Set(bands.map(({ message }) => message)).size).toBe(bands.length)
  })

  it.each(bands)('say "$message" up to $upTo cents, and not one cent more', ({ upTo, message }) => {
    expect(bandOf(upTo).message).toBe(message)
    expect(bandOf(cents(upTo + 1)).message === message).toBe(upTo === bands.at(-1)?.upTo)
  })

  it('are each reached by a stop', () => {
    expect(new Set(stops.map((stop) => bandOf(earnedOf(stop)).message)).size).toBe(bands.length)
  })
})

it.each([
  ['50', 5_000],
  ['1234', 123_400],
  ['20000', 2_000_000],
])('CAL-02 reads the monthly spend of ?spend=%s', (text, spend) => {
  expect(spendOfLink(`?project=harbor&spend=${text}`)).toBe(spend)
})

it.each(['', '0', '49', '20001', '-500', '+500', '$500', '500.5', '5e2', '٥٠٠', 'NaN', '9'.repeat(400)])(
  'CAL-02 ignores ?spend=%.20s',
  (text) => {
    expect(spendOfLink(`?spend=${encodeURIComponent(text)}`)).toBeNull()
  },
)
