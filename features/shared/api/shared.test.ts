import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { emailSchema } from '../contact/email.ts'
import { formatPhone, nzPhoneSchema, phoneText } from '../contact/formatPhone.ts'
import { phoneSchema } from '../contact/phone.ts'

describe('CLM-20 phone numbers', () => {
  it.each(['5552345678', '15552345678', '+1 (555) 234-5678', ' 555.234.5678 '])('accepts %s', (text) => {
    const phone = z.parse(phoneSchema, text)
    expect(phone).toBe('15552345678')
    expect(formatPhone(phone)).toHaveLength(15)
  })
  it.each([
    '',
    ' ',
    '555',
    '25552345678',
    '115552345678',
    '0552345678',
    // No area begins with 0 or 1.
    '+1 123 456 7890',
    '1234567890',
    '+1 023 456 7890',
    '+44 7911 123456',
    '+45 12 34 56 78',
    '555-234-5678 ext. 9',
    '😀',
    'x'.repeat(10_000),
  ])('rejects case %#', (text) => {
    expect(z.safeParse(phoneSchema, text).error?.issues[0]?.message).toBe('Please enter a valid phone number.')
  })
})

describe('New Zealand phone numbers', () => {
  it.each([
    ['021 123 4567', '64211234567', '+64 21 123 4567'],
    ['+64 (0)21 123 456', '6421123456', '+64 21 123 456'],
    ['0064 21 123 45678', '642112345678', '+64 21 123 45678'],
    ['(09) 303-4567', '6493034567', '+64 9 303 4567'],
    ['0800 123 456', '64800123456', '+64 800 123 456'],
    ['64 27 123 4567', '64271234567', '+64 27 123 4567'],
  ])('accepts %s', (text, digits, shown) => {
    const phone = z.parse(nzPhoneSchema, text)
    expect([phone, formatPhone(phone), phoneText(text.startsWith('+') ? text : `+${phone}`)]).toEqual([digits, shown, shown])
  })
  it.each([
    '',
    '021',
    '021 123 45',
    '021 123 456789',
    '111',
    '+1 555 234 5678',
    '+61 412 345 678',
    '09 303 4567 ext. 8',
    '0'.repeat(10_000),
  ])('rejects case %#', (text) => {
    expect(z.safeParse(nzPhoneSchema, text).error?.issues[0]?.message).toBe('Please enter a valid phone number.')
  })
})

it("a server's phone number is shown as people write it, or else as it is", () => {
  expect(['5552345678', '+15552345678', '+64211234567', '0211234567', '+4420794609', 'n/a'].map(phoneText)).toEqual([
    '+1 555-234-5678',
    '+1 555-234-5678',
    '+64 21 123 4567',
    '0211234567',
    '+4420794609',
    'n/a',
  ])
})

describe('CLM-21 email addresses', () => {
  const anyone = emailSchema({ ending: null, display: null })
  const northern = emailSchema({ ending: '@Staff.example', display: 'Staff' })
  it('are trimmed and in lower case', () => {
    expect(z.parse(anyone, '  Ada@Example.COM ')).toBe('ada@example.com')
    expect(z.parse(northern, 'Ada@STAFF.example')).toBe('ada@staff.example')
  })
  it.each(['', 'ada', 'ada@', '@example.com', 'a b@example.com', '<b>@example.com', `${'x'.repeat(10_000)}@example.com`])(
    'rejects case %#',
    (text) => {
      expect(z.safeParse(anyone, text).error?.issues[0]?.message).toBe('Please enter a valid email address.')
    },
  )
  it('must have the ending of the enterprise', () => {
    expect(z.safeParse(northern, 'ada@example.com').error?.issues[0]?.message).toBe(
      'Sorry, a valid Staff email address is required to continue.',
    )
  })
})
