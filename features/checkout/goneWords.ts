import type { Account } from './account.ts'

/** Of a chosen card that is gone, by what is known of whose it was: none takes its place that nobody has chosen. */
export const goneWords: Record<Account['kind'], string> = {
  member: 'The card that you chose is no longer kept. Please choose another one, or type it.',
  none: 'You are no longer signed in, so the card that you chose cannot pay. Please type a card, or sign in again.',
  awaited: 'We could not read your saved cards. Please type a card, or load this page again.',
}
