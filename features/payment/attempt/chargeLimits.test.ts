import { expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { type LunchPayment, lunch } from '../examples.ts'
import { type Thing, things } from '../thing.ts'
import { usualLimits, withinLimits } from './chargeLimits.ts'
import { decidePayment, reasonShown, sumShown } from './gate.ts'

const payingOf = (amount: number, thing: Thing = lunch.thing, currency: 'USD' | 'NZD' = 'USD') =>
  withinLimits<LunchPayment>({ what: { ...lunch, thing, currency, amount: cents(amount) }, details: null, asks: [] }, usualLimits)

it.each([
  [0, true],
  [1, false],
  [49, false],
  [50, true],
  [999_999_99, true],
  [1_000_000_00, false],
])('CHK-04 a card can pay %i cents: %s', (amount, isPaid) => {
  const paying = payingOf(amount)
  expect(decidePayment(paying).is).toBe(isPaid ? 'open' : 'closed')
  expect([reasonShown(paying) === null, sumShown(paying)?.amount]).toEqual([isPaid, amount])
})

const bill = things.bill({ location: '700', check: '1042' })

it.each([
  [bill, 30, 'NZD', 'A card can pay NZ$0.50 or more. Use less credit, add a tip, or pay another part.'],
  [bill, 1_000_000_00, 'USD', 'A card can pay $999,999.99 or less. Pay a part of the bill.'],
  [things.order('draft'), 1_000_000_00, 'USD', 'A card can pay $999,999.99 or less. Send your gifts in several orders.'],
  [things.credit({ location: '700', option: '5' }), 30, 'USD', 'A card can pay $0.50 or more. Choose another amount.'],
  // A refund charges no card.
  [things.refund('payment-1'), 30, 'USD', null],
] as const)('CHK-04 the reason for %s of %i cents names a way on', (thing, amount, currency, reason) => {
  expect(reasonShown(payingOf(amount, thing, currency))).toBe(reason)
})
