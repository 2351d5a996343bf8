import { check, oneof, property, string, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nzPhone } from './nzPhone.ts'
import { caretAfterFormat } from './phoneFormat.ts'

/** The field's text after each key, from empty. */
const type = (keys: string) => Array.from(keys).reduce((shown, key) => nzPhone.format(shown + key), '')

describe('nzPhone', () => {
  it.each([
    ['0211234567', '+64 21 123 4567'],
    ['211234567', '+64 21 123 4567'],
    ['64211234567', '+64 21 123 4567'],
    ['+64211234567', '+64 21 123 4567'],
    ['0064211234567', '+64 21 123 4567'],
    ['093034567', '+64 9 303 4567'],
    ['0800123456', '+64 800 123 456'],
    ['0', '0'],
    ['6', '6'],
    ['02', '+64 2'],
    ['64002', '+64 2'],
  ])('shows %s, typed key by key, as %s', (keys, shown) => {
    expect(type(keys)).toBe(shown)
  })

  it.each(['+', '+1 555-123-4567', '+61 412 345 678', '021 123 4567 8901', '09 303 4567 ext. 8', '000', '0061 412'])(
    'leaves %j as it was typed',
    (typed) => {
      expect([nzPhone.format(typed), nzPhone.digits(typed)]).toEqual([typed, null])
    },
  )

  it('is steady, and shows a number in groups or what was typed', () => {
    const steady = property(oneof(string({ unit: 'binary' }), stringMatching(/^\+?[\d ()-]{0,20}$/)), (typed) => {
      const shown = nzPhone.format(typed)
      return nzPhone.format(shown) === shown && (/^(\+64( \d{1,5}){0,3})?$/.test(shown) || shown === typed)
    })
    expect(check(steady)).toMatchObject({ failed: false })
  })

  it('keeps the caret behind the digit that was typed in the middle', () => {
    const text = '+64 219 123 456'
    expect(caretAfterFormat(text, '+64 219'.length, nzPhone)).toBe('+64 21 9'.length)
  })
})
