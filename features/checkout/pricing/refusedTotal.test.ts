import { expect, it } from 'vitest'
import type { Refused } from '../../shared/api/answers/answer.ts'
import { repricingAfter } from './refusedTotal.ts'

const after = (promoCode: string | null, refusal: Partial<Refused>) =>
  repricingAfter({ kind: 'refused', status: 422, message: null, ...refusal }, promoCode)

it.each([
  ['EAT', 'Please repeat your details.'],
  ['EAT', 'There was a great deal of traffic. Please try again.'],
  ['PAY', 'This payment was refused by the bank.'],
  ['PAY', 'The bank did not pay.'],
  ['10', 'At most 10 payments a day are possible.'],
  ['SPRING10', 'Order SPRING10-7 was refused.'],
  ['(CARD', 'Your card was refused.'],
  ['SPRING10', 'Your card’s security code is wrong.'],
  ['SPRING10', 'The verification code is wrong.'],
  ['SPRING10', 'The zip code does not match.'],
  ['SPRING10', 'The postal code does not match.'],
  ['SPRING10', 'Not here.'],
  ['SPRING10', 'Your bank refused the card (code 51).'],
  ['SPRING10', 'Incorrect CVC code.'],
  ['SPRING10', 'Error code: E17'],
  ['SPRING10', 'Response code 05: do not honor.'],
  ['SPRING10', 'Wrong PIN code'],
  [null, 'This promo code is no longer valid.'],
])('CHK-03 the code %s stays if the refusal is about something else: %s', (code, message) => {
  expect(after(code, { message })).toBeNull()
})

it.each<[string, Partial<Refused>]>([
  ['PAY', { message: 'The offer PAY has ended.' }],
  ['SPRING10', { message: 'Spring10 has ended.' }],
  ['(CARD10', { message: 'Sorry, (CARD10 is over.' }],
  ['EAT', { message: 'Not here.', code: 'promo_code_expired' }],
  ['EAT', { message: null, code: 'invalid_coupon' }],
  ['SPRING10', { message: 'This promotion has ended.' }],
  ['SPRING10', { message: 'Your coupon was used before.' }],
  ['SPRING10', { message: 'The discount is no longer to be had.' }],
  ['SPRING10', { message: 'Sorry, that code has ended.' }],
  ['SPRING10', { message: 'SPRING10: used up' }],
  ['SPRING10', { message: 'Code spring10 is over.' }],
])('CHK-03 the code %s is left out if the refusal is about it: %j', (code, refusal) => {
  expect(after(code, refusal)).toEqual({ reason: refusal.message ?? 'This promo code is no longer valid.', promoCode: null })
})
