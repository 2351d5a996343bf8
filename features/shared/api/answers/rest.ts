import type { Failure } from './answer.ts'

/** A time in which the server takes no more. `since` and `until` are milliseconds since 1970. */
export type Rest = { readonly message: string; readonly since: number; readonly until: number }

/** A rest that is not over. */
export type Resting = { readonly message: string; readonly seconds: number }

/** The refusal for a while in the answer; null for any other. */
export const getRest = (failure: Failure, now: number): Rest | null =>
  failure.kind === 'refused' && failure.retryAfter !== undefined
    ? { message: failure.message || 'There were too many tries.', since: now, until: now + failure.retryAfter * 1_000 }
    : null

/** The time that is left of a rest; null once it is over. On a clock that was set back, it would last until it is that late again. */
export const restAt = (rest: Rest | null, now: number): Resting | null =>
  rest !== null && now >= rest.since && now < rest.until ? { message: rest.message, seconds: Math.ceil((rest.until - now) / 1_000) } : null
