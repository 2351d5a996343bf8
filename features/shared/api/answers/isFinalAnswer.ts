import type { Failure, Refused } from './answer.ts'

/** Refusals that leave the outcome unknown: another request for the same may still be running. */
const undecided: ReadonlySet<number> = new Set([408, 409, 425, 429])

/** Whether the refusal is final; otherwise the server may have acted, or may still act. */
export const isFinalAnswer = (failure: Failure): failure is Refused => failure.kind === 'refused' && !undecided.has(failure.status)

/** Whether money cannot have moved. A 2xx with errors is contradictory: a payment, a refund or a credit is then looked up. */
export const movedNoMoney = (failure: Failure): failure is Refused => isFinalAnswer(failure) && failure.status >= 400

/** Whether the item may be deleted already: the answer was lost, or the server does not find it. */
export const mayBeGone = (failure: Failure): boolean => failure.kind !== 'refused' || failure.status === 404
