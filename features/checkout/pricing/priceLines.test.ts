import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { orderFor, buyer } from '../examples/examples.ts'
import { purchaseBy } from '../purchaseToPay.ts'
import { priceLines } from './priceLines.ts'

const sums = fc.integer({ min: 0, max: 9_999_999_99 }).map(cents)
const orders = fc
  .record({ amount: sums, pay: sums, promoCode: fc.constantFrom(null, 'SPRING10') })
  .map((price) => ({ ...orderFor('credit'), ...price }))

it('CHK-04 the lines of a price add up to what is due now, and more than the price is asked about before it is paid', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { amount, pay } = order
      expect(priceLines(order).reduce((sum, line) => sum + line.amount, 0)).toBe(pay)
      const { asks } = purchaseBy({
        visit: { order, buyer, account: { kind: 'none' }, askedCode: null, timeZone: 'UTC' },
        buyer,
        agreedTo: null,
      })
      expect(asks).toHaveLength(pay > amount ? 1 : 0)
    }),
  )
})

it('CHK-04 a price above the price has a line of its own, and its question names both', () => {
  const order = { ...orderFor('credit'), amount: cents(100_00), pay: cents(1_000_00), promoCode: 'SPRING10' }
  expect(priceLines(order)).toEqual([
    { label: order.name, amount: 100_00 },
    { label: 'Other charges', amount: 900_00 },
  ])
  const { asks } = purchaseBy({
    visit: { order, buyer, account: { kind: 'none' }, askedCode: null, timeZone: 'UTC' },
    buyer,
    agreedTo: null,
  })
  expect(asks).toMatchObject([
    {
      title: 'Is $1,000.00 right for this order?',
      text: 'Its price is $100.00, and $1,000.00 is asked for. Please ask our support before you pay.',
    },
  ])
})
