import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import {
  bonusText,
  cents,
  currencyByCountry,
  currencyIn,
  dollars,
  formatMoney,
  formatMoneyShort,
  orderSum,
  price,
  signedDollars,
} from './money.ts'
import { optionQuery, purchaseOption } from './purchaseOption.ts'
import { readSum, typedCents, writeSum } from './typedSum.ts'

describe('money', () => {
  it('is whole cents', () => {
    expect(() => cents(0.5)).toThrow()
    expect(z.decode(dollars, '0.29')).toBe(29)
    expect(z.encode(dollars, cents(2510))).toBe('25.10')
  })
  it('CLM-28 is formatted with its currency', () => {
    expect([formatMoney(cents(2500), 'USD'), formatMoney(cents(2500), 'NZD')]).toEqual(['$25.00', 'NZ$25.00'])
    expect([formatMoneyShort(cents(5000), 'USD'), formatMoneyShort(cents(5050), 'NZD')]).toEqual(['$50', 'NZ$50.50'])
  })
  it.each(['USD', 'NZD'] as const)('is formatted like Intl in %s, with a minus that a screen reader reads', (currency) => {
    const dollarsOf = new Intl.NumberFormat('en-US', { style: 'currency', currency })
    fc.assert(
      fc.property(fc.integer(), (amount) => {
        expect(formatMoney(cents(amount), currency)).toBe(dollarsOf.format(amount / 100).replace('-', '−'))
      }),
    )
  })
  it('is in the currency of the country that the wire names', () => {
    expect((['US', 'NZ'] as const).map((country) => z.decode(currencyByCountry, country))).toEqual(['USD', 'NZD'])
    for (const currency of ['USD', 'NZD'] as const) expect(currencyIn(z.encode(currencyByCountry, currency))).toBe(currency)
    expect(z.safeParse(currencyByCountry, 'AU').success).toBe(false)
  })
})

it('NET-05 the sum of an order of gifts has ten digits, and is read to the cent', () => {
  const tenDigits = 9_999_999_999_99
  fc.assert(
    fc.property(fc.oneof(fc.nat(tenDigits), fc.integer({ min: tenDigits - 1_000, max: tenDigits })), (amount) => {
      for (const wire of [amount / 100, (amount / 100).toFixed(2)]) expect(z.parse(orderSum, wire)).toBe(amount)
      expect(z.safeParse(orderSum, amount / 100 + 0.004).success).toBe(false)
    }),
  )
  expect(['10000000000', 10_000_000_000, '-1', -1].map((wire) => z.safeParse(orderSum, wire).success)).toEqual([false, false, false, false])
})

describe('NET-05 dollars of the wire', () => {
  const anyCents = fc.integer({ min: -999_999_999, max: 999_999_999 }).map(cents)

  it('are read to the cent and written back, as a number or as text', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        const text = z.encode(signedDollars, amount)
        expect([text, Number(text), `${text}00`].map((wire) => z.parse(signedDollars, wire))).toEqual([amount, amount, amount])
        expect(z.safeParse(dollars, text).data).toBe(amount < 0 ? undefined : amount)
        expect(z.safeParse(price, text).data).toBe(amount > 0 ? amount : undefined)
      }),
    )
    expect(z.parse(dollars, 0.1 + 0.2)).toBe(30)
    expect([z.parse(dollars, '25'), z.parse(signedDollars, '25'), z.parse(signedDollars, '-25')]).toEqual([25_00, 25_00, -25_00])
  })

  it.each(['0.01', '0.1', '0.10', '0.09', '1', '10', '9999999.99', 0.01, 9_999_999.99])('are a price of %j', (wire) => {
    expect(z.parse(price, wire)).toBe(Math.round(Number(wire) * 100))
  })

  it.each(['', '.5', '5.', '1.005', '12345678', '$5', '5 ', 'x5', '5x', '0.00', '00.01', 10_000_000, 0, Number.NaN])(
    'are no price of %j',
    (wire) => {
      expect(z.safeParse(price, wire).success).toBe(false)
    },
  )

  it.each(['', '.5', '5.', '1.005', '12345678', '+5', 'x5', '5x', '--5', -10_000_000, 10_000_000])('are none of %j', (wire) => {
    expect([z.safeParse(dollars, wire).success, z.safeParse(signedDollars, wire).success]).toEqual([false, false])
  })
})

describe('a typed amount', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999).map(cents), (amount) => {
        expect(typedCents(writeSum(amount))).toBe(amount)
        expect(typedCents(` ${formatMoney(amount, 'NZD')} `)).toBe(amount)
      }),
    )
  })

  it.each([
    ['7', 700],
    ['7.', 700],
    ['7.5', 750],
    ['.50', 50],
    ['$ 7.05', 705],
    ['NZ$7', 700],
    ['007', 700],
    ['0', 0],
    ['1,250', 125_000],
    ['12,345,678', 1_234_567_800],
    ['12345678', 1_234_567_800],
  ])('of %j is %i cents', (text, amount) => {
    expect(typedCents(text)).toBe(amount)
  })

  it.each(['', ' ', '.', '-5', '50,50', '1,25', '0,250', '1250,000', '1,250,00', '5x', 'x5', '1.234', '1.2.3', 'US$5', '€5'])(
    'is none of %j',
    (text) => {
      expect(typedCents(text)).toBeNull()
    },
  )

  it('exceeds every limit with more digits than any amount has', () => {
    expect(readSum('99,999,999,999.5')).toEqual({ dollars: 99_999_999, fraction: '5' })
    expect(readSum('000000000012')).toEqual({ dollars: 12, fraction: '' })
  })
})

it('names a bonus in an amount, and none where there is none', () => {
  expect([15_00, 1, 0, -1].map((bonus) => bonusText(bonus, 'USD'))).toEqual(['incl. $15 bonus', 'incl. $0.01 bonus', undefined, undefined])
})

it.each(['ico', 'gco'] as const)('PUR-12 a purchase option stands in the checkout’s address: %s', (kind) => {
  expect(optionQuery({ kind, id: 'a b&c' })).toBe(`${kind}_id=a+b%26c`)
  expect(z.parse(purchaseOption, { kind, id: '7' })).toEqual({ kind, id: '7' })
  expect(z.safeParse(purchaseOption, { kind: 'other', id: '7' }).success).toBe(false)
})
