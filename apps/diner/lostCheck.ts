import { isSameCheck } from '../../features/diner/checkToPay.ts'
import type { LookedUp } from '../../features/payment/attempt/attempt.ts'
import type { Answer } from '../../features/shared/api/answers/answer.ts'

type Check = Parameters<typeof isSameCheck>[1]

/** This device's attempts to pay a check, whoever made them: another check of the same restaurant may be unresolved as well. */
export const attemptsToPay = <Attempt extends Check>(check: Check, attempts: readonly Attempt[]): readonly Attempt[] =>
  attempts.filter((attempt) => isSameCheck(attempt, check))

/**
 * Which of this device's attempts to show for a check that the till no longer lists: the one that has paid it, or else one of
 * which the server says nothing. Null if none of them has charged anything: then there is only no check.
 */
export async function attemptToShow(
  attempts: readonly { readonly key: string }[],
  lookUp: (key: string) => Promise<Answer<LookedUp<unknown>>>,
): Promise<string | null> {
  const found = await Promise.all(attempts.map(async ({ key }) => ({ key, answer: await lookUp(key) })))
  const paid = found.find(({ answer }) => answer.ok && answer.value.outcome === 'paid')
  return (paid ?? found.find(({ answer }) => !answer.ok))?.key ?? null
}
