import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cents } from '../shared/money/money.ts'
import { bonusPercent, defaultTerms, mayDiscount } from './terms.ts'
import { configWire, termsOf } from './termsWire.ts'

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
    const read = (employee_dining: unknown) => termsOf(z.parse(configWire, { employee_dining }), 'US').dining
    expect(read([{ amount: '200.00', credit: 44 }])).toEqual([{ amount: 200_00, bonus: 44_00 }])
    expect(read([])).toEqual(defaultTerms('US').dining)
  })
})

it('BLK-03 nothing is said of a discount where no order has one', () => {
  expect([mayDiscount(defaultTerms('US')), mayDiscount(defaultTerms('NZ'))]).toEqual([true, false])
})
