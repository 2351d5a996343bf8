import type { CardMethod, SavedCards } from './method.ts'

/** A saved card can be charged only while the cards are read and include it: the payer must see the card. */
export const isAtHand = (card: CardMethod, cards: SavedCards): boolean =>
  card.kind === 'newCard' || (cards !== 'loading' && cards.some(({ id }) => id === card.id))

/**
 * The card that the payer has chosen, also while their cards are being read. If it is gone, a new card: no saved card is
 * charged that they did not choose. Without a choice, their first saved card; while it is being read, none is at hand.
 */
export function chosenCard(chosen: CardMethod | null, cards: SavedCards): CardMethod {
  if (chosen) return cards === 'loading' || isAtHand(chosen, cards) ? chosen : { kind: 'newCard' }
  if (cards === 'loading') return { kind: 'savedCard', id: '' }
  const [first] = cards
  return first ? { kind: 'savedCard', id: first.id } : { kind: 'newCard' }
}
