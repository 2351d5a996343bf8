import { describe, expect, it } from 'vitest'
import { answered, refused } from '../shared/api/answer.ts'
import { cents } from '../shared/money/money.ts'
import { checkoutWith, details, pay } from './testing/examples.ts'
import { order, states } from './testing/states.ts'
import { payLabel } from './total.ts'
import { transition } from './transition.ts'
import { after } from './testing/events.ts'

const free = { ...order, pay: cents(0) }
const monthly = { ...free, billing: { interval: 'monthly', monthlyDay: 3, nextCharge: '2026-12-03', cancelTerms: 'Any time.' } } as const

describe('CHK-04 an order with nothing to pay', () => {
  it('has a button without a price, unless it is charged later', () => {
    expect([order, free, monthly].map(payLabel)).toEqual(['Pay $45.00', 'Complete your order', 'Pay $0.00'])
  })

  it('asks for no card and no payment gateway', () => {
    const [paying, ...commands] = transition(after(checkoutWith(free), details), pay)
    expect(paying).toMatchObject({ status: 'paying', phase: 'charging' })
    expect(commands).toMatchObject([{ type: 'sendPayment', request: { agreed: 0, paymentMethodId: null } }])
    expect(after(paying, { type: 'sendPaymentAnswered', answer: refused('Sold out.') })).toMatchObject({
      status: 'payment',
      problem: { on: 'page', message: 'Sold out.' },
    })
    expect(transition(after(checkoutWith(monthly), details), pay)[1]).toMatchObject({ type: 'makePaymentMethod' })
  })

  it('can be completed after the member’s token has ended', () => {
    const reading = after(states.payment, { type: 'reloaded' }, { type: 'loadOrderAnswered', answer: answered(free) })
    expect(after(reading, { type: 'loadMemberAnswered', answer: refused(null, 401) })).toMatchObject({
      status: 'payment',
      visit: { account: { kind: 'none' } },
    })
    expect(transition(reading, { ...pay, key: 'attempt-2' })[1]).toMatchObject({
      type: 'sendPayment',
      request: { key: 'attempt-2', paymentMethodId: null },
    })
  })
})
