import type { Answer } from '../../../features/shared/api/answer.ts'
import { attemptAfter } from './nextAttempt.ts'
import { sendingLock, whileHeld } from './tabLocks.ts'

/**
 * Looks an attempt up, or closes it. If it charged nothing and a copy of the tab has made another one, the same is asked of
 * that one: nothing may be paid again before its outcome is known.
 */
export async function withCopies<Result extends { readonly outcome: string }>(
  key: string,
  ask: (key: string) => Promise<Answer<Result>>,
  before: readonly string[] = [],
): Promise<Answer<Result>> {
  // Another tab may still wait for the answer of its request.
  await whileHeld(sendingLock(key))
  const answer = await ask(key)
  if (!answer.ok || !chargedNothing(answer.value)) return answer
  const asked = [...before, key]
  const next = attemptAfter(key)
  // The records of several tabs may form a circle.
  return next === null || asked.includes(next) ? answer : withCopies(next, ask, asked)
}

const chargedNothing = ({ outcome }: { readonly outcome: string }) => outcome === 'closed' || outcome === 'declined'
