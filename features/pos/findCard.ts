import type { SavedCard } from '../payment/method.ts'

/** The card that was just saved: the one with its digits, and of several the one that was not there before. */
export function findCard(cards: readonly SavedCard[], before: readonly SavedCard[], lastFour: string | null): SavedCard | undefined {
  const fresh = cards.filter(({ id }) => before.every((card) => card.id !== id))
  const matches = (list: readonly SavedCard[]) => list.findLast((card) => card.lastFour === lastFour)
  return matches(fresh) ?? matches(cards)
}
