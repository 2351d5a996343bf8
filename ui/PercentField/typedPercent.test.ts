import { assert, integer, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentTyped } from './typedPercent.ts'

describe('percentTyped', () => {
  it.each([
    ['', 5, null],
    ['20', null, 20],
    ['20 %', null, 20],
    ['020', null, 20],
    ['0', 20, 0],
    ['1000', 100, 100],
    ['many', 5, null],
  ])('reads %j', (text, before, percent) => {
    expect(percentTyped(text, before)).toBe(percent)
  })

  it('reads what it shows', () => {
    assert(
      property(integer({ min: 0, max: 999 }), (percent) => {
        expect(percentTyped(String(percent), null)).toBe(percent)
      }),
    )
  })

  it('is a whole number of three digits at most, whatever is typed', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const percent = percentTyped(text, null)
        expect(percent === null || (Number.isInteger(percent) && percent >= 0 && percent <= 999)).toBe(true)
      }),
    )
  })
})
