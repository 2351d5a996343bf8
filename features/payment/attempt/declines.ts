import type { Method, NoCard } from '../gate/method.ts'

const declined = 'Your card was declined. Please try another one.'
const noAnswer = 'The bank could not answer right now. Please try again in a moment.'

/** The message for each decline code of the payment gateway. It never says that a card is not trusted. */
const declineMessages: ReadonlyMap<string, string> = new Map([
  ['insufficient_funds', 'There is not enough money on this card. Please try another one.'],
  ['expired_card', 'This card has expired. Please try another one.'],
  ['processing_error', noAnswer],
  ['issuer_not_available', noAnswer],
  ['card_velocity_exceeded', 'This card has reached its limit for now. Please try another one.'],
  ['currency_not_supported', 'This card cannot pay in this currency. Please try another one.'],
  ['authentication_required', 'Your bank did not confirm the payment. Please try again, or with another card.'],
])

const wrongNumber = 'The card number is not right. Please check it.'
const wrongCode = 'The security code is not right. Please check it.'
const wrongDate = 'The expiration date is not right. Please check it.'

/** The mistakes that a payer can correct in the card's field. */
const mistakes: ReadonlyMap<string, string> = new Map([
  ['incorrect_number', wrongNumber],
  ['invalid_number', wrongNumber],
  ['incorrect_cvc', wrongCode],
  ['invalid_cvc', wrongCode],
  ['invalid_expiry_month', wrongDate],
  ['invalid_expiry_year', wrongDate],
])

/** A saved card and a wallet show no number, date or code that could be checked. */
const nothingToCheck = 'Your bank did not accept the details of this card. Please try another one.'

/** What the payer reads. Unknown codes, and codes that must stay secret, get the general message. */
export function declineMessage({ kind }: Method | NoCard, code: string): string {
  const mistake = mistakes.get(code)
  if (mistake !== undefined) return kind === 'newCard' ? mistake : nothingToCheck
  return declineMessages.get(code) ?? declined
}
