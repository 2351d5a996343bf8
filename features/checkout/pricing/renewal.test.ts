import { expect, it } from 'vitest'
import { answered } from '../../shared/api/answers/answer.ts'
import { cents } from '../../shared/money/money.ts'
import { after, notPaid } from '../examples/events.ts'
import { checkoutWith, details, subscriptionFor } from '../examples/examples.ts'
import type { Order } from '../order.ts'
import { renewalConsent, renewalText, rhythmOfSum } from './renewal.ts'
import { renewalFacts } from '../screens/RenewalTerms.tsx'

const order = subscriptionFor('credit')
const consent = renewalConsent(order)
const agreed = after(checkoutWith(order), details, { type: 'renewalAgreed', agreedTo: consent })
const read = (other: Order) => ({ type: 'loadOrderAnswered', answer: answered(other) }) as const
const repriced = notPaid({ kind: 'repriced', reason: 'The price has changed.', promoCode: null })

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
  const facts = (monthlyDay: number) =>
    renewalFacts(order, { billing: { interval: 'monthly', monthlyDay } })?.map(({ term, detail }) => `${term}: ${detail}`)
  const [amount, cancel] = ['Amount: $50.00', 'To cancel: Cancel at any time.']
  expect(facts(21)).toEqual([amount, 'Charged: On the 21st of each month', 'Next charge: December 21, 2026', cancel])
  expect(facts(3)).toEqual([amount, 'Charged: On the 3rd of each month', cancel])
  const once = { billing: { interval: 'once' } } as const
  expect([renewalFacts({ ...order, ...once }, order), renewalFacts(order, once)]).toEqual([null, null])
})

it('SUB-01 the price says how often it is charged, and what later charges are where they differ', () => {
  const yearly = { interval: 'yearly', nextCharge: '2027-11-21', cancelTerms: '' } as const
  const once = { ...order, billing: { interval: 'once' } } as const
  expect([order, { ...order, billing: yearly }, { ...order, pay: cents(0) }, once].map(rhythmOfSum)).toEqual([
    'every month',
    'every year',
    'then $50.00 every month',
    null,
  ])
  expect([order, { ...order, billing: yearly }, once].map(renewalText)).toEqual([
    'Then $50.00 on the 21st of each month until you cancel, next on December 21, 2026. Cancel at any time.',
    'Then $50.00 once a year until you cancel, next on November 21, 2027.',
    null,
  ])
})

it('SUB-04 the day by which to cancel is said before the consent and with it, where the server names it', () => {
  if (order.billing.interval === 'once') throw new Error('It renews.')
  const withDay: Order = { ...order, billing: { ...order.billing, cancelBy: '2026-12-20' } }
  expect(renewalText(withDay)).toBe(
    'Then $50.00 on the 21st of each month until you cancel, next on December 21, 2026. Cancel by December 20, 2026 to avoid it. Cancel at any time.',
  )
  expect(renewalFacts(withDay, withDay)).toContainEqual({ term: 'Cancel by', detail: 'December 20, 2026 to avoid it' })
})
