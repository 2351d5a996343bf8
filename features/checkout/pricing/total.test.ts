import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answered } from '../../shared/api/answers/answer.ts'
import { cents } from '../../shared/money/money.ts'
import type { CheckoutEvent } from '../events.ts'
import { after, repriced } from '../examples/events.ts'
import { buyer, checkoutWith, details, orderFor } from '../examples/examples.ts'
import { purchaseBy } from '../purchaseToPay.ts'
import { isFree, payLabel, priceLines } from './total.ts'

const credit = orderFor('credit')
const opened = checkoutWith(credit)
const costs = (pay: number) =>
  ({ type: 'loadOrderAnswered', answer: answered({ ...credit, pay: cents(pay) }) }) as const satisfies CheckoutEvent
const atCard = after(opened, details)

it('CHK-04 another total than the buyer agreed to is reported after a reload, until the buyer pays', () => {
  const notice = 'The price was $50.00, and is $500.00 now. Nothing was charged: please look at the total before you pay.'
  const read = after(atCard, { type: 'reloaded' }, costs(50_000))
  expect(read).toMatchObject({ status: 'payment', notice })
  expect(after(read, { type: 'paymentBegun' })).toMatchObject({ status: 'payment', notice: null })
  expect(after(atCard, { type: 'reloaded' }, costs(5_000))).toMatchObject({ status: 'payment', notice: null })
  expect(after(atCard, repriced, { type: 'reloaded' }, costs(50_000))).toMatchObject({ status: 'payment', notice })
})

it('CHK-04 an order with nothing to pay, now or later, needs no card; its button has no price', () => {
  const free = { ...credit, pay: cents(0) }
  const monthly = { ...free, billing: { interval: 'monthly', monthlyDay: 3, nextCharge: '2026-12-03', cancelTerms: 'Any time.' } } as const
  expect([credit, free, monthly].map(isFree)).toEqual([false, true, false])
  expect([credit, free, monthly].map(payLabel)).toEqual(['Pay $50.00', 'Complete your order', 'Pay $0.00 now'])
  expect(payLabel({ ...monthly, pay: credit.pay })).toBe('Pay $50.00 every month')
})

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
