/** A test card: its number, and the provider's name for its payment method. */
type TestCard = { readonly number: string; readonly title: string; readonly method: string }

/** The provider's own test numbers, with their outcomes. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', title: 'pays', method: 'pm_ok' },
  { number: '4000002500003155', title: 'the bank asks the buyer', method: 'pm_authenticate' },
  { number: '4000000000000002', title: 'declined', method: 'pm_declined_card_declined' },
  { number: '4000000000009995', title: 'not enough money', method: 'pm_declined_insufficient_funds' },
  { number: '4000000000000069', title: 'expired', method: 'pm_declined_expired_card' },
  { number: '4000000000000127', title: 'wrong security code', method: 'pm_declined_incorrect_cvc' },
  { number: '4000000000000119', title: 'the bank cannot answer', method: 'pm_declined_processing_error' },
  { number: '4000000000006975', title: 'over its limit', method: 'pm_declined_card_velocity_exceeded' },
  { number: '4000000000009979', title: 'stolen (never shown to the buyer)', method: 'pm_declined_stolen_card' },
]

/** The error of a typed card in the provider's words, or null. */
export function mistakeIn({ number, expiry, cvc }: { number: string; expiry: string; cvc: string }): string | null {
  if (number === '') return 'Your card number is incomplete.'
  if (!/^\d{16}$/.test(number) || !passesLuhn(number)) return 'Your card number is invalid.'
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry)) return 'Your card’s expiration date is incomplete.'
  return /^\d{3}$/.test(cvc) ? null : 'Your card’s security code is incomplete.'
}

function passesLuhn(number: string): boolean {
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** The payment method of a number; a number that is no test card pays. */
export const methodFromNumber = (number: string): string => testCards.find((card) => card.number === number)?.method ?? 'pm_ok'
