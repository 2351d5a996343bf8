import { type Account, memberOf } from './account.ts'
import type { CardMethod, Visit } from './checkout.ts'

/** Can this card be charged, and seen? One that paid before only while its member is known, who holds it still. */
export const isAtHand = (card: CardMethod, account: Account): boolean =>
  card.kind === 'newCard' || (memberOf(account)?.cards.some(({ id }) => id === card.id) ?? false)

/**
 * With which card it is paid: the one that the buyer has chosen, also while its member is yet to be read. Where that is
 * gone, one that is yet to be typed: no other one is charged that they have not chosen. Who has not chosen finds the
 * first that paid before.
 */
export function chosenCard({ method, account }: Pick<Visit, 'method' | 'account'>): CardMethod {
  if (method) return account.kind === 'awaited' || isAtHand(method, account) ? method : { kind: 'newCard' }
  const first = memberOf(account)?.cards[0]
  return first ? { kind: 'savedCard', id: first.id } : { kind: 'newCard' }
}
