import { isAtHand } from '../../payment/attempt/running.ts'
import type { CardMethod } from '../../payment/attempt/attempt.ts'
import { type Account, cardsOf } from '../account.ts'

const goneMessages: Record<Exclude<Account['kind'], 'awaited'>, string> = {
  member: 'The card you chose is no longer saved. Please choose another one, or type it.',
  none: 'You are no longer signed in, so the card that you chose cannot pay. Please type a card, or sign in again.',
  notRead: 'We could not read your saved cards. Please type a card, or load this page again.',
}

/** Says why the chosen card is gone; null if it is not. Another saved card never replaces it. */
export const goneMessage = (card: CardMethod | null, account: Account): string | null =>
  card === null || account.kind === 'awaited' || isAtHand(card, cardsOf(account)) ? null : goneMessages[account.kind]
