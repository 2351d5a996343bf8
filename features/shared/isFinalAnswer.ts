import type { Failure, Refused } from './answer.ts'

/** Refusals that say nothing of what was asked: another request for it may be under way still. */
const undecided: ReadonlySet<number> = new Set([408, 409, 425, 429])

/** Whether the server refused for good; else it may have done what it was asked, or may yet do it (NET-08). */
export const isFinalAnswer = (failure: Failure): failure is Refused => failure.kind === 'refused' && !undecided.has(failure.status)
