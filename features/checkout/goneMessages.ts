import type { Account } from './account.ts'

/** Says why the chosen card is gone. Another saved card never replaces it. */
export const goneMessages: Record<Account['kind'], string> = {
  member: 'The card that you chose is no longer kept. Please choose another one, or type it.',
  none: 'You are no longer signed in, so the card that you chose cannot pay. Please type a card, or sign in again.',
  awaited: 'We could not read your saved cards. Please type a card, or load this page again.',
}
