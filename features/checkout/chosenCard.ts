import type { CardMethod, Visit } from './checkout.ts'

/** The card that the buyer has chosen; else the first that paid before, or one that is yet to be typed. */
export function chosenCard({ method, member }: Visit): CardMethod {
  const first = member?.cards[0]
  return method ?? (first ? { kind: 'savedCard', id: first.id } : { kind: 'newCard' })
}
