import { expect, it } from 'vitest'
import { declineMessage } from './declines.ts'

it.each(['stolen_card', 'fraudulent', 'toString', ''])('CHK-04 does not say why a card is not trusted: %j', (code) => {
  expect(declineMessage(code)).toBe('Your card was declined. Please try another one.')
})

it('CHK-04 says what can be done about a card', () => {
  expect(declineMessage('incorrect_cvc')).toBe('The security code is not right. Please check it.')
})
