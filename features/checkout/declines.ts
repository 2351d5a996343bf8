/** What a buyer reads where the bank says no, by the provider's code. Why a card is not trusted is never told. */
export const declineMessages = {
  card_declined: 'Your card was declined. Please try another one.',
  insufficient_funds: 'There is not enough money on this card. Please try another one.',
  expired_card: 'This card has expired. Please try another one.',
  incorrect_number: 'The card number is not right. Please check it.',
  incorrect_cvc: 'The security code is not right. Please check it.',
  processing_error: 'The bank could not answer just now. Please try again in a moment.',
  card_velocity_exceeded: 'This card has reached its limit for now. Please try another one.',
  currency_not_supported: 'This card cannot pay in this currency. Please try another one.',
  authentication_required: 'Your bank did not confirm the payment. Please try again, or with another card.',
} as const satisfies Readonly<Record<string, string>>
export type DeclineCode = keyof typeof declineMessages

const isKnown = (code: string): code is DeclineCode => Object.hasOwn(declineMessages, code)

/** The message on the card's field (CHK-04). A code that nobody knows, or that must not be told, says no more than no. */
export const declineMessage = (code: string): string => declineMessages[isKnown(code) ? code : 'card_declined']
