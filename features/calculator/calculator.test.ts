import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { type CalculatorEvent, type CalculatorState, begin, slideRest, transition, typeRest } from './calculator.ts'
import { clampSpend, stops } from './spend.ts'

const [first] = begin()
const after = (...events: readonly CalculatorEvent[]): CalculatorState =>
  events.reduce<CalculatorState>((before, event) => transition(before, event)[0], first)
const typed = (text: string): CalculatorEvent => ({ type: 'amountTyped', text })
const rested = { type: 'rested' } as const
const left = { type: 'amountLeft' } as const
const slid = (spend: number): CalculatorEvent => ({ type: 'stopChosen', spend: cents(spend) })

describe('CAL-02 sliding', () => {
  it('counts each stop at once, and announces it only when the slider rests', () => {
    expect(transition(first, slid(100_000))).toEqual([
      { status: 'sliding', spend: 100_000, text: '1,000' },
      { type: 'wait', ms: slideRest, then: rested },
    ])
    expect(after(slid(100_000), slid(150_000), rested)).toEqual({ status: 'resting', spend: 150_000, text: '1,500', notice: null })
  })

  it('replaces what was being typed', () => {
    expect(after(typed('abc'), slid(7_500), rested)).toMatchObject({ spend: 7_500, text: '75', notice: null })
  })
})

describe('CAL-02 typing', () => {
  it('waits until typing rests', () => {
    expect(transition(first, typed('7'))).toEqual([
      { status: 'typing', spend: 50_000, text: '7' },
      { type: 'wait', ms: typeRest, then: rested },
    ])
  })

  it.each([rested, left])('counts the amount in whole dollars on $type', (event) => {
    expect(after(typed('$1,234.56'), event)).toEqual({ status: 'resting', spend: 123_400, text: '1,234', notice: null })
  })

  it.each([rested, left])('clamps the amount on $type, and says so', (event) => {
    expect(after(typed('7'), event)).toEqual({ status: 'resting', spend: 5_000, text: '50', notice: 'raised' })
    expect(after(typed('20001'), event)).toEqual({ status: 'resting', spend: 2_000_000, text: '20,000', notice: 'lowered' })
  })

  it('rejects text that is no amount, and restores the last amount on blur', () => {
    expect(after(typed('lots'), rested)).toEqual({ status: 'resting', spend: 50_000, text: 'lots', notice: 'unread' })
    expect(after(typed('lots'), rested, typed('80'), rested)).toMatchObject({ spend: 8_000, notice: null })
    expect(after(typed('lots'), rested, left)).toEqual({ status: 'resting', spend: 50_000, text: '500', notice: 'restored' })
    expect(after(typed('lots'), left)).toMatchObject({ text: '500', notice: 'restored' })
  })

  it('lets an empty field wait, and fills it silently on blur', () => {
    expect(after(typed(' '), rested)).toMatchObject({ status: 'typing', text: ' ' })
    expect(after(typed(''), rested, left)).toEqual(first)
  })

  it('keeps the notice on blur', () => {
    expect(after(typed('7'), rested, left)).toMatchObject({ notice: 'raised' })
  })
})

it('CAL-02 rests after a reload, with the typed amount', () => {
  expect(after(typed('80'), { type: 'reloaded' })).toMatchObject({ status: 'resting', spend: 8_000 })
  expect(after(slid(7_500), { type: 'reloaded' })).toMatchObject({ status: 'resting', spend: 7_500 })
})

it('CAL-02 always counts whole dollars within the limits', () => {
  const event = fc.oneof(
    fc.constantFrom<CalculatorEvent>(rested, left, { type: 'reloaded' }),
    fc.constantFrom(...stops).map((spend): CalculatorEvent => ({ type: 'stopChosen', spend })),
    fc.oneof(fc.string(), fc.nat().map(String), fc.constant('')).map(typed),
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const { spend } = after(...events)
      expect(spend).toBe(clampSpend(spend))
      expect(spend % 100).toBe(0)
    }),
  )
})
