import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { codeSchema } from './codeSchema.ts'
import { emailSchema } from './email.ts'
import { cents, dollars, formatMoney, formatMoneyShort } from './money.ts'
import { formatPhone, phoneSchema } from './phone.ts'

describe('money', () => {
  it('is whole cents', () => {
    expect(() => cents(0.5)).toThrow()
    expect(z.decode(dollars, '0.29')).toBe(29)
    expect(z.encode(dollars, cents(2510))).toBe('25.10')
  })
  it('CLM-28 is formatted with its currency', () => {
    expect(formatMoney(cents(2500))).toBe('$25.00')
    expect([formatMoneyShort(cents(5000)), formatMoneyShort(cents(5050))]).toEqual(['$50', '$50.50'])
  })
  it('is formatted like Intl', () => {
    const dollarsOf = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    fc.assert(
      fc.property(fc.integer(), (amount) => {
        expect(formatMoney(cents(amount))).toBe(dollarsOf.format(amount / 100))
      }),
    )
  })
})

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
    '+44 7911 123456',
    '+45 12 34 56 78',
    '555-234-5678 ext. 9',
    '😀',
    'x'.repeat(10_000),
  ])('rejects case %#', (text) => {
    expect(z.safeParse(phoneSchema, text).error?.issues[0]?.message).toBe('Please enter a valid phone number.')
  })
})

describe('CLM-21 e-mail addresses', () => {
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

it('CLM-21 codes are letters and digits in upper case', () => {
  const schema = codeSchema('Please enter your code.')
  expect(z.parse(schema, ' wel-come\u200b 25! ')).toBe('WELCOME25')
  for (const text of ['', ' - ', 'x'.repeat(65)])
    expect(z.safeParse(schema, text).error?.issues[0]?.message).toBe('Please enter your code.')
})
