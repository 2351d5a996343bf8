import type { Answer } from '../../features/shared/answer.ts'
import { isFinalAnswer } from '../../features/shared/isFinalAnswer.ts'
import { settleAttempt } from './identifiers.ts'

/** Settles an attempt after a final answer. Without one, the next try is the same attempt (NET-08). */
export function settleByAnswer(attempt: string, answer: Answer<unknown>): void {
  if (answer.ok || isFinalAnswer(answer.failure)) settleAttempt(attempt)
}
