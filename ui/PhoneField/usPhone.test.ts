import { check, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretAfterFormat, formatUsPhone } from './usPhone.ts'

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
    ['+1 (555) 123.4567 ext. 89', '+1 555-123-4567'],
    ['555123456789', '+1 555-123-4567'],
  ])('CLM-20 makes %j into %j', (typed, shown) => {
    expect(formatUsPhone(typed)).toBe(shown)
  })

  it('CLM-20 is steady: what it shows stays as it is, and is never longer than 15 characters', () => {
    const steady = property(string({ unit: 'binary' }), (typed) => {
      const shown = formatUsPhone(typed)
      return formatUsPhone(shown) === shown && shown.length <= 15
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
    const at = caretAfterFormat(text, caret)
    return `${shown.slice(0, at)}|${shown.slice(at)}`
  }

  it.each([
    ['typing the first digit', '5|', '+1 5|'],
    ['typing at the end', '+1 5551|', '+1 555-1|'],
    ['typing in the middle', '+1 5595|-123-456', '+1 559-5|12-3456'],
    ['deleting in the middle', '+1 55|-123-4567', '+1 55|1-234-567'],
    ['deleting a dash', '+1 555|123-4567', '+1 555|-123-4567'],
    ['pasting a whole number', '(555) 123-4567 |', '+1 555-123-4567|'],
    ['deleting the country code', '+| 555-123-4567', '|+1 555-123-4567'],
    ['typing into a full number', '+1 5559|-123-4567', '+1 555-9|12-3456'],
  ])('stays where the person is %s', (_, typed, settled) => {
    expect(settle(typed)).toBe(settled)
  })
})
