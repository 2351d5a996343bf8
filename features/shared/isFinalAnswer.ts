import type { Failure, Refused } from './answer.ts'

/** Refusals that leave the outcome unknown: another request for the same may still be running. */
const undecided: ReadonlySet<number> = new Set([408, 409, 425, 429])

/** Whether the refusal is final; otherwise the server may have acted, or may still act (NET-08). */
export const isFinalAnswer = (failure: Failure): failure is Refused => failure.kind === 'refused' && !undecided.has(failure.status)
