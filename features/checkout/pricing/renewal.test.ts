import { expect, it } from 'vitest'
import { answered } from '../../shared/api/answers/answer.ts'
import { cents } from '../../shared/money/money.ts'
import { after, notPaid } from '../examples/events.ts'
import { checkoutWith, details, subscriptionFor } from '../examples/examples.ts'
import type { Order } from '../order.ts'
import { renewalConsent } from './renewal.ts'
import { renewalFacts } from './renewalFacts.ts'

const order = subscriptionFor('credit')
const consent = renewalConsent(order)
const agreed = after(checkoutWith(order), details, { type: 'renewalAgreed', agreedTo: consent })
const read = (other: Order) => ({ type: 'loadOrderAnswered', answer: answered(other) }) as const
const repriced = notPaid({ kind: 'repriced', because: 'The price has changed.', promoCode: null })

it('SUB-01 the box names every sum and the next day, and a single payment has none', () => {
  expect(consent).toBe(
    'I agree to pay $50.00 on the 21st of each month with the card or wallet that I pay with now, next on December 21, 2026, until I cancel.',
  )
  expect(renewalConsent({ ...order, pay: cents(0) })).toBe(
    'I agree to pay $0.00 now and $50.00 on the 21st of each month with the card or wallet that I pay with now, next on December 21, 2026, until I cancel.',
  )
  expect(renewalConsent({ ...order, billing: { interval: 'once' } })).toBeNull()
})

it('SUB-01 the box is not ticked at first, is ticked by the buyer alone, and can be unticked', () => {
  expect(after(checkoutWith(order), details)).toMatchObject({ status: 'payment', agreedTo: null })
  expect(agreed).toMatchObject({ status: 'payment', agreedTo: consent })
  expect(after(agreed, { type: 'renewalAgreed', agreedTo: null })).toMatchObject({ agreedTo: null })
})

it('SUB-01 consent stays after a decline, and ends with the visit or a new price', () => {
  expect(after(agreed, { type: 'paymentBegun' })).toMatchObject({ agreedTo: consent })
  expect(after(agreed, repriced, read({ ...order, pay: cents(60_00) }))).toMatchObject({ status: 'payment', agreedTo: null })
  expect(after(agreed, { type: 'back' }, details)).toMatchObject({ status: 'payment', agreedTo: null })
  expect(after(agreed, { type: 'reloaded' }, read(order))).toMatchObject({ status: 'payment', agreedTo: null })
})

it('SUB-02 the acknowledgment has the purchase’s rhythm, and the next day only where it is the ordered one', () => {
  const facts = (monthlyDay: number) => renewalFacts(order, { billing: { interval: 'monthly', monthlyDay } })?.map(({ detail }) => detail)
  expect(facts(21)).toEqual(['$50.00', 'On the 21st of each month', 'December 21, 2026', 'Cancel at any time.'])
  expect(facts(3)).toEqual(['$50.00', 'On the 3rd of each month', 'Cancel at any time.'])
  expect(renewalFacts({ ...order, billing: { interval: 'once' } }, { billing: { interval: 'once' } })).toBeNull()
})
