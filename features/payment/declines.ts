/** The message for each decline code of the payment gateway. It never says that a card is not trusted. */
export const declineMessages = {
  card_declined: 'Your card was declined. Please try another one.',
  insufficient_funds: 'There is not enough money on this card. Please try another one.',
  expired_card: 'This card has expired. Please try another one.',
  incorrect_number: 'The card number is not right. Please check it.',
  incorrect_cvc: 'The security code is not right. Please check it.',
  processing_error: 'The bank could not answer right now. Please try again in a moment.',
  card_velocity_exceeded: 'This card has reached its limit for now. Please try another one.',
  currency_not_supported: 'This card cannot pay in this currency. Please try another one.',
  authentication_required: 'Your bank did not confirm the payment. Please try again, or with another card.',
} as const satisfies Readonly<Record<string, string>>
export type DeclineCode = keyof typeof declineMessages

const isKnown = (code: string): code is DeclineCode => Object.hasOwn(declineMessages, code)

/** The message on the card's field. Unknown codes, and codes that must stay secret, get the general message. */
export const declineMessage = (code: string): string => declineMessages[isKnown(code) ? code : 'card_declined']
