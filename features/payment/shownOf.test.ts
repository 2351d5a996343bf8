import { expect, it } from 'vitest'
import { shownOf } from './payment.ts'
import { type LunchPayment, paymentStates } from './testing/examples.ts'

const { choosing, paid, earlierPaid } = paymentStates

it('POS-15 NET-08 a payment of which the till was not informed stays on record, also where another check’s page has shown it', () => {
  const never = () => false
  for (const state of [paid, earlierPaid]) {
    expect(shownOf<LunchPayment>(state, never)).toEqual({ isPaid: true, isSettled: false })
    expect(shownOf<LunchPayment>(state, () => true)).toEqual({ isPaid: true, isSettled: true })
  }
  expect(shownOf<LunchPayment>(choosing, never)).toEqual({ isPaid: false, isSettled: true })
})
