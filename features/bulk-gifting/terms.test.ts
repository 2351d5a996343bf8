import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cents } from '../shared/money/money.ts'
import { giftBill, bonusPercent, defaultTerms, mayDiscount, configWire, termsFromWire } from './terms.ts'

const us = defaultTerms('US')
const nz = defaultTerms('NZ')

describe('BLK-13 the bonus of dining credit for employees', () => {
  it.each([
    [100_00, 20_00, 20],
    [250_00, 62_50, 25],
    [300_00, 70_00, 23],
    [300_00, 71_00, 24],
  ])('is the credit over the amount, rounded: %d and %d', (amount, bonus, percent) => {
    expect(bonusPercent({ amount: cents(amount), bonus: cents(bonus) })).toBe(percent)
  })
  it('BLK-05 is from 20 to 30 percent for $100, $250 and $500', () => {
    expect(defaultTerms('US').dining.map((offer) => [offer.amount, bonusPercent(offer)])).toEqual([
      [100_00, 20],
      [250_00, 25],
      [500_00, 30],
    ])
  })
  it('is what the site’s configuration says', () => {
    const read = (employee_dining: unknown) => termsFromWire(z.parse(configWire, { employee_dining }), 'US').dining
    expect(read([{ amount: '200.00', credit: 44 }])).toEqual([{ amount: 200_00, bonus: 44_00 }])
    expect(read([])).toEqual(defaultTerms('US').dining)
  })
})

it('TXT-01 gifts go by text message only where the configuration offers it', () => {
  const read = (wire: object) => termsFromWire(z.parse(configWire, wire), 'US').byText
  expect([read({}), read({ gift_by_text: true })]).toEqual([false, true])
})

it('BLK-03 nothing is said of a discount where no order has one', () => {
  expect([mayDiscount(defaultTerms('US')), mayDiscount(defaultTerms('NZ'))]).toEqual([true, false])
})

describe('BLK-01 BLK-03 the configuration', () => {
  const read = (wire: object) => termsFromWire(z.parse(configWire, wire), 'US')
  const tiers = [
    { discount: 5, min: 0, max: 999 },
    { discount: '7.5', min: '1000.00', max: 1999 },
    { discount: 7.5, min: 2000, max: 2999 },
    { discount: 12, min: 3000, max: null },
  ]
  it('is the default of the country where it says nothing', () => {
    expect(read({})).toEqual(us)
    expect(read({ country_code: 'NZ' })).toEqual(nz)
  })
  it('takes tiers and presets', () => {
    const terms = read({ bulk_gift_tiers: tiers, bulk_gift_presets: [{ amount: 20 }, { amount: '40', default: true }] })
    expect(terms.tiers.map(({ from, percent }) => [from, percent])).toEqual([
      [0, 5],
      [1_000_00, 7.5],
      [2_000_00, 7.5],
      [3_000_00, 12],
    ])
    expect([terms.presets, terms.preset]).toEqual([[20_00, 40_00], 40_00])
  })
  it('takes discounts from nothing to the whole, and the first preset where none is the default', () => {
    const wide = tiers.map((tier, index) => ({ ...tier, discount: [0, 0, 50, 100][index] }))
    const terms = read({ country_code: 'US', bulk_gift_tiers: wide, bulk_gift_presets: [{ amount: 20 }, { amount: 40 }] })
    expect([terms.tiers[0].percent, terms.tiers[3].percent, terms.preset]).toEqual([0, 100, 20_00])
    expect(termsFromWire(z.parse(configWire, { country_code: 'US' }), 'NZ')).toEqual(us)
  })
  it('has the discount of a tier from exactly its value on, and saves nothing below the first', () => {
    const late = read({ bulk_gift_tiers: tiers.map((tier, index) => ({ ...tier, min: (index + 1) * 1_000 })) })
    const bills = [4_999_99, 5_000_00, 9_999_99, 10_000_00, 24_999_99, 25_000_00].map((value) => giftBill(cents(value), us.tiers))
    expect(bills.map(({ percent }) => percent)).toEqual([10, 15, 15, 20, 20, 25])
    // A part of a cent is the buyer's.
    expect(bills.map(({ savings }) => savings)).toEqual([500_00, 750_00, 1_500_00, 2_000_00, 5_000_00, 6_250_00])
    expect(giftBill(cents(999_99), late.tiers)).toMatchObject({ percent: 0, savings: 0 })
    expect(giftBill(cents(1_000_00), late.tiers).percent).toBe(5)
  })
  it.each([
    ['too few', tiers.slice(1)],
    ['a negative discount', tiers.map((tier, index) => ({ ...tier, discount: index - 1 }))],
    ['a discount that falls while the value rises', tiers.map((tier, index) => ({ ...tier, discount: 20 - index }))],
    ['a discount that falls', tiers.toReversed()],
    ['starts that are equal', tiers.map((tier) => ({ ...tier, min: 0 }))],
    ['no percentage', tiers.map((tier) => ({ ...tier, discount: 120 }))],
  ])('keeps the default tiers for %s', (_, bulk_gift_tiers) => {
    expect(read({ bulk_gift_tiers }).tiers).toEqual(us.tiers)
  })
})
