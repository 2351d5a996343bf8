import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { type CalculatorState, firstSpend, left, rested, restingAt, slidTo, spendToSave, typed } from './calculator.ts'
import { clampSpend, stops } from './spend.ts'

type Change = (state: CalculatorState) => CalculatorState

const first = restingAt(firstSpend, 'USD')
const after = (...changes: readonly Change[]) => changes.reduce<CalculatorState>((before, change) => change(before), first)
const type =
  (text: string): Change =>
  (before) =>
    typed(before, text)
const slide =
  (spend: number): Change =>
  (before) =>
    slidTo(before, cents(spend))
const ends = [
  ['rests', rested],
  ['is left', left],
] as const

it('CAL-02 sliding counts each stop at once, and replaces what was being typed', () => {
  expect(after(slide(100_000), slide(150_000))).toEqual({ status: 'sliding', spend: 150_000, currency: 'USD', text: '$1,500' })
  expect(after(type('abc'), slide(7_500), left, rested)).toEqual({
    status: 'resting',
    spend: 7_500,
    currency: 'USD',
    text: '$75',
    notice: null,
  })
})

describe('CAL-02 typing', () => {
  it('counts the last amount until it rests', () => {
    expect(after(type('7'))).toEqual({ status: 'typing', spend: 50_000, currency: 'USD', text: '7' })
  })

  it.each(ends)('counts whole dollars when it %s, clamps the amount, and says so', (_, end) => {
    expect(after(type('$1,234.56'), end)).toEqual({ status: 'resting', spend: 123_400, currency: 'USD', text: '$1,234', notice: null })
    expect(after(type('7'), end)).toEqual({ status: 'resting', spend: 5_000, currency: 'USD', text: '$50', notice: 'raised' })
    expect(after(type('20001'), end)).toEqual({ status: 'resting', spend: 2_000_000, currency: 'USD', text: '$20,000', notice: 'lowered' })
    expect(after(type('7'), end, left)).toMatchObject({ notice: 'raised' })
  })

  it('keeps text that is no amount, says so, and counts the last amount', () => {
    expect(after(type('lots'), rested)).toEqual({ status: 'resting', spend: 50_000, currency: 'USD', text: 'lots', notice: 'unread' })
    expect(after(type('lots'), rested, type('80'), rested)).toMatchObject({ spend: 8_000, notice: null })
    for (const end of [[rested, left], [left]])
      expect(after(type('1234,50'), ...end)).toMatchObject({ spend: 50_000, text: '1234,50', notice: 'unread' })
  })

  it('lets an empty field wait, and fills it silently when it is left', () => {
    expect(after(type(' '), rested)).toMatchObject({ status: 'typing', text: ' ' })
    expect(after(type(''), rested, left)).toEqual(first)
  })

  it('saves for a reload what it would count', () => {
    expect([after(type('80')), after(type('lots')), after(slide(7_500))].map(spendToSave)).toEqual([8_000, 50_000, 7_500])
  })
})

it('CAL-02 always counts whole dollars within the limits', () => {
  const change = fc.oneof(
    fc.constantFrom<Change>(rested, left),
    fc.constantFrom(...stops).map(slide),
    fc.oneof(fc.string(), fc.nat().map(String), fc.constant('')).map(type),
  )
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const { spend } = after(...changes)
      expect(spend).toBe(clampSpend(spend))
      expect(spend % 100).toBe(0)
    }),
  )
})
