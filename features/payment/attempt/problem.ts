import { failureText } from '../../shared/api/answers/failureText.ts'
import { type Cents, type Currency, formatMoney } from '../../shared/money/money.ts'
import type { Method, NoCard, Uncharged } from './attempt.ts'

/** The reason why a payment failed. The message is on the card's field or on the page. */
export type Problem = {
  readonly on: 'card' | 'page'
  readonly message: string
  /** The page does not let it be paid yet: it is over once the page does. */
  readonly isBlocked?: true
}

/** An error of the card is on its field. Any other error has no field, so it is on the page. */
export const createProblem = ({ kind }: Method | NoCard, message: string): Problem => ({
  on: kind === 'newCard' || kind === 'savedCard' ? 'card' : 'page',
  message,
})

const declined = 'Your card was declined. Please try another one.'
const noAnswer = 'The bank could not answer right now. Please try again in a moment.'

/** The message for each decline code of the payment gateway. It never accuses a card. */
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

/** The payer's message. Unknown codes, and codes that must stay secret, get the general message. */
export function declineMessage({ kind }: Pick<Method | NoCard, 'kind'>, code: string): string {
  const mistake = mistakes.get(code)
  if (mistake !== undefined) return kind === 'newCard' ? mistake : nothingToCheck
  return declineMessages.get(code) ?? declined
}

const givenUp = 'That payment was canceled, and nothing was charged. Please pay again.'

/** The payer's message after an attempt that did not charge; null if they gave it up themselves. */
export function unchargedProblem(method: Method | NoCard, why: Uncharged): Problem | null {
  switch (why.outcome) {
    case 'declined':
      return createProblem(method, declineMessage(method, why.code))
    case 'notConfirmed':
      return createProblem(method, failureText(why.failure))
    case 'refused':
      return { on: 'page', message: why.refusal.message ?? 'Payment failed. Please try again.' }
    case 'givenUp':
    case 'reversed':
      return null
    case 'closed':
      return { on: 'page', message: givenUp }
  }
}

/** `$5.00 was charged, not $97.88.` */
export const otherChargeText = (charged: Cents, agreed: Cents, currency: Currency): string =>
  `${formatMoney(charged, currency)} was charged, not ${formatMoney(agreed, currency)}.`
