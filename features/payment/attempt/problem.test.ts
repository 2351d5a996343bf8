import { describe, expect, it } from 'vitest'
import { declineMessage } from './problem.ts'
import type { Method } from './attempt.ts'

const typed: Method = { kind: 'newCard' }
const saved: Method = { kind: 'savedCard', id: 'pm_visa' }
const wallet: Method = { kind: 'wallet' }

it.each(['stolen_card', 'lost_card', 'pickup_card', 'fraudulent', 'toString', ''])(
  'CHK-04 does not say why a card is not trusted: %j',
  (code) => {
    for (const method of [typed, saved, wallet])
      expect(declineMessage(method, code)).toBe('Your card was declined. Please try another one.')
  },
)

describe('CHK-04 what can be done about a card', () => {
  it.each([
    ['incorrect_cvc', 'The security code is not right. Please check it.'],
    ['invalid_cvc', 'The security code is not right. Please check it.'],
    ['incorrect_number', 'The card number is not right. Please check it.'],
    ['invalid_number', 'The card number is not right. Please check it.'],
    ['invalid_expiry_month', 'The expiration date is not right. Please check it.'],
    ['invalid_expiry_year', 'The expiration date is not right. Please check it.'],
  ])('%s is checked where the card is typed, and nowhere else: there is nothing to check', (code, message) => {
    expect(declineMessage(typed, code)).toBe(message)
    for (const method of [saved, wallet])
      expect(declineMessage(method, code)).toBe('Your bank did not accept the details of this card. Please try another one.')
  })

  it('is the same for every method otherwise', () => {
    for (const method of [typed, saved, wallet]) {
      expect(declineMessage(method, 'expired_card')).toBe('This card has expired. Please try another one.')
      expect(declineMessage(method, 'issuer_not_available')).toBe(declineMessage(method, 'processing_error'))
    }
  })
})
