import type { CardMethod, Visit } from './checkout.ts'

/** Can this card be charged, and seen? One that paid before only while its member is known, who holds it still. */
export const isAtHand = (card: CardMethod, { member }: Pick<Visit, 'member'>): boolean =>
  card.kind === 'newCard' || (member?.cards.some(({ id }) => id === card.id) ?? false)

/** The card that the buyer has chosen, if it is at hand; else the first that paid before, or one that is yet to be typed. */
export function chosenCard(visit: Pick<Visit, 'method' | 'member'>): CardMethod {
  const { method, member } = visit
  if (method && isAtHand(method, visit)) return method
  const first = member?.cards[0]
  return first ? { kind: 'savedCard', id: first.id } : { kind: 'newCard' }
}
