import { check, oneof, property, string, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretAfterFormat } from './phoneFormat.ts'
import { formatUsPhone, usDigits, usPhone } from './usPhone.ts'

describe('formatUsPhone', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['call me', ''],
    ['1', '+1'],
    ['5', '+1 5'],
    ['555', '+1 555'],
    ['5551', '+1 555-1'],
    ['555123', '+1 555-123'],
    ['5551234567', '+1 555-123-4567'],
    ['15551234567', '+1 555-123-4567'],
    ['(555) 123-4567 ', '+1 555-123-4567'],
    ['+1 555-123-4567', '+1 555-123-4567'],
    ['tel:+15551234567', '+1 555-123-4567'],
  ])('CLM-20 makes %j into %j', (typed, shown) => {
    expect(formatUsPhone(typed)).toBe(shown)
  })

  it.each([
    '+',
    '+4',
    '+44 7911 123456',
    '(+44) 20 7946 0958',
    '+45 12 34 56 78',
    '+ 555-123-4567',
    '25551234567',
    '115551234567',
    '+1 555-123-45678',
    '+1 (555) 123.4567 ext. 89',
    '555-123-456 ext. 7',
  ])('CLM-20 leaves %j, which is no US number, as it was typed', (typed) => {
    expect(formatUsPhone(typed)).toBe(typed)
    expect(usDigits(typed)).toBeNull()
  })

  it('CLM-20 is steady, and shows a US number of at most 15 characters or what was typed', () => {
    const steady = property(oneof(string({ unit: 'binary' }), stringMatching(/^\+?[\d ()-]{0,20}$/)), (typed) => {
      const shown = formatUsPhone(typed)
      const shaped = /^(\+1( \d{1,3}(-\d{1,3}(-\d{1,4})?)?)?)?$/.test(shown)
      return formatUsPhone(shown) === shown && (shaped || shown === typed)
    })
    expect(check(steady).failed).toBe(false)
  })
})

describe('caretAfterFormat', () => {
  /** `|` marks the caret. */
  const settle = (typed: string) => {
    const caret = typed.indexOf('|')
    const text = typed.replace('|', '')
    const shown = formatUsPhone(text)
    const at = caretAfterFormat(text, caret, usPhone)
    return `${shown.slice(0, at)}|${shown.slice(at)}`
  }

  it.each([
    ['typing the first digit', '5|', '+1 5|'],
    ['typing at the end', '+1 5551|', '+1 555-1|'],
    ['typing in the middle', '+1 5595|-123-456', '+1 559-5|12-3456'],
    ['deleting in the middle', '+1 55|-123-4567', '+1 55|1-234-567'],
    ['deleting a dash', '+1 555|123-4567', '+1 555|-123-4567'],
    ['pasting a whole number', '(555) 123-4567 |', '+1 555-123-4567|'],
    ['deleting the country code', '+| 555-123-4567', '+| 555-123-4567'],
    ['typing into a full number', '+1 5559|-123-4567', '+1 5559|-123-4567'],
    ['typing a country code', '+44|', '+44|'],
  ])('stays where the person is %s', (_, typed, settled) => {
    expect(settle(typed)).toBe(settled)
  })
})
