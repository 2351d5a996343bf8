import { expect, it } from 'vitest'
import type { Refused } from '../../shared/api/answer.ts'
import { charging, checkoutWith, orderFor } from '../testing/examples.ts'
import { after } from '../testing/events.ts'

const order = orderFor('credit')

/** The state that follows a refused payment with this code. */
function afterRefusal(promoCode: string, refusal: Partial<Refused>) {
  const opened = checkoutWith({ ...order, promoCode })
  const failure = { kind: 'refused', status: 422, message: null, ...refusal } as const
  return after(opened, ...charging, { type: 'sendPaymentAnswered', answer: { ok: false, failure } })
}

it.each([
  ['EAT', 'Please repeat your details.'],
  ['EAT', 'There was a great deal of traffic. Please try again.'],
  ['PAY', 'This payment was refused by the bank.'],
  ['PAY', 'The bank did not pay.'],
  ['10', 'At most 10 payments a day are possible.'],
  ['SPRING10', 'Order SPRING10-7 was refused.'],
  ['(CARD', 'Your card was refused.'],
])('CHK-03 the code %s stays if the refusal is about something else: %s', (code, message) => {
  expect(afterRefusal(code, { message })).toMatchObject({ status: 'payment', problem: { message } })
})

it.each<[string, Partial<Refused>]>([
  ['PAY', { message: 'The offer PAY has ended.' }],
  ['SPRING10', { message: 'Spring10 has ended.' }],
  ['(CARD10', { message: 'Sorry, (CARD10 is over.' }],
  ['EAT', { message: 'Not here.', code: 'promo_code_expired' }],
  ['EAT', { message: null, code: 'invalid_coupon' }],
])('CHK-03 the code %s is left out if the refusal is about it: %j', (code, refusal) => {
  expect(afterRefusal(code, refusal)).toMatchObject({
    status: 'repricing',
    because: refusal.message ?? 'This promo code is no longer valid.',
  })
})
