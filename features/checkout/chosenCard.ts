import { type Account, memberOf } from './account.ts'
import type { CardMethod, Visit } from './checkout.ts'

/** A saved card can be charged only while its member is read and still has it: the buyer must see the card. */
export const isAtHand = (card: CardMethod, account: Account): boolean =>
  card.kind === 'newCard' || (memberOf(account)?.cards.some(({ id }) => id === card.id) ?? false)

/**
 * The card that the buyer has chosen, also while their member is being read. If it is gone, a new card: no saved card is
 * charged that they did not choose. Without a choice, the member's first saved card.
 */
export function chosenCard({ method, account }: Pick<Visit, 'method' | 'account'>): CardMethod {
  if (method) return account.kind === 'awaited' || isAtHand(method, account) ? method : { kind: 'newCard' }
  const first = memberOf(account)?.cards[0]
  return first ? { kind: 'savedCard', id: first.id } : { kind: 'newCard' }
}
