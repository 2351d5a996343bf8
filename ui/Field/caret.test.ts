import { assert, nat, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretBeforeDigits, digitsAfter } from './caret.ts'

describe('caretBeforeDigits', () => {
  it.each([
    ['$12.34', 0, '$12.34|'],
    ['$12.34', 1, '$12.3|4'],
    ['$12.34', 2, '$12|.34'],
    ['$12.34', 4, '$|12.34'],
    ['$12.34', 9, '$|12.34'],
    ['12,34 €', 0, '12,34| €'],
    ['', 0, '|'],
    ['$', 3, '$|'],
  ])('in %j with %i digits after it', (shown, after, marked) => {
    const at = caretBeforeDigits(shown, after)
    expect(`${shown.slice(0, at)}|${shown.slice(at)}`).toBe(marked)
  })

  it('leaves as many digits after it as were asked for, or all there are', () => {
    assert(
      property(string({ unit: 'grapheme-ascii' }), nat(20), (shown, after) => {
        const at = caretBeforeDigits(shown, after)
        const all = digitsAfter(shown, 0)
        expect(at).toBeLessThanOrEqual(shown.length)
        expect(digitsAfter(shown, at)).toBe(Math.min(after, all))
      }),
    )
  })
})
