import { expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { order } from './testing/states.ts'
import { isFree, payLabel } from './total.ts'

const free = { ...order, pay: cents(0) }
const monthly = { ...free, billing: { interval: 'monthly', monthlyDay: 3, nextCharge: '2026-12-03', cancelTerms: 'Any time.' } } as const

it('CHK-04 an order with nothing to pay, now or later, needs no card; its button has no price', () => {
  expect([order, free, monthly].map(isFree)).toEqual([false, true, false])
  expect([order, free, monthly].map(payLabel)).toEqual(['Pay $45.00', 'Complete your order', 'Pay $0.00'])
})
