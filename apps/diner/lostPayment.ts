import type { LookedUp } from '../../features/payment/attempt/attempt.ts'
import type { Answer } from '../../features/shared/api/answers/answer.ts'
import { type Entry, entries, isPaid } from '../runtime/payments/records/entries.ts'
import { isGone } from '../runtime/session/receiptRight.ts'
import { type Check, paymentOf } from './paidCheck.ts'

/** The check of this tab's own payment at the address: of a table that has ended, the last one that it has paid in the restaurant. Null without one. */
export function ownCheck(at: Check): string | null {
  if (at.ticket !== '') return paymentOf(at) === null ? null : at.ticket
  const isHere = ([pos, location]: Entry['at']) => pos === at.pos && location === at.location
  return entries.all().findLast((each) => isPaid(each) && each.channel === 'diner' && isHere(each.at) && !isGone(each.key))?.at[2] ?? null
}

/** The attempt to show for a check that the till no longer lists: one that has paid it, one without an answer, or none. */
export async function attemptToShow(
  attempts: readonly { readonly key: string }[],
  lookUp: (key: string) => Promise<Answer<LookedUp<unknown>>>,
): Promise<string | null> {
  const found = await Promise.all(attempts.map(async ({ key }) => ({ key, answer: await lookUp(key) })))
  const paid = found.find(({ answer }) => answer.ok && answer.value.outcome === 'paid')
  return (paid ?? found.find(({ answer }) => !answer.ok))?.key ?? null
}
