import { describe, expect, it } from 'vitest'
import { countOf } from './countOf.ts'

describe('countOf', () => {
  it.each([
    ['', '0 of 10', '', false],
    ['12345678', '8 of 10', '', false],
    ['123456789', '9 of 10', '1 character left', false],
    ['1234567890', '10 of 10', '0 characters left', false],
    ['123456789012', '12 of 10: 2 characters too many', '2 characters too many', true],
    ['🍜🍜', '2 of 10', '', false],
  ])('of %j', (text, visibleText, announcedText, isTooLong) => {
    expect(countOf(text, 10)).toEqual({ visibleText, announcedText, isTooLong })
  })

  it('says it in other words, and in its own where there are none', () => {
    const messages = { count: (typed: number, most: number) => `${typed} von ${most}`, tooMany: (amount: number) => `${amount} zu viel` }
    expect(countOf('123456789012', 10, messages)).toEqual({
      visibleText: '12 von 10: 2 zu viel',
      announcedText: '2 zu viel',
      isTooLong: true,
    })
    expect(countOf('123456789', 10, messages)).toEqual({ visibleText: '9 von 10', announcedText: '1 character left', isTooLong: false })
  })
})
