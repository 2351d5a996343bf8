import type { Country } from '../../../themes/enterprise.ts'
import type { StateWith as S } from '../../shared/flow/flow.ts'
import { type Submission, idle } from '../../shared/api/submission.ts'
import type { Failure } from '../../shared/api/answer.ts'
import type { Cents } from '../../shared/money/money.ts'

/** What a gift's code is still worth. */
export type GiftBalance = {
  readonly left: Cents
  /** What it was worth at first; null where the server does not say. */
  readonly amount: Cents | null
  /** Whose currency it is in; null for the enterprise's own. */
  readonly country: Country | null
  readonly state: 'open' | 'claimed' | 'expired' | 'cancelled'
  /** The last day, `YYYY-MM-DD`; null for none. */
  readonly expiresOn: string | null
}

/** What the form for a balance shows. */
export type BalanceView =
  | S<'asking', { submission: Submission }>
  /** The server takes no code for a while. `message` is why. */
  | S<'resting', { message: string; seconds: number }>
  | S<'known', { code: string; balance: GiftBalance }>

/** A refusal for a while. `until` is milliseconds since 1970. */
export type Rest = { readonly message: string; readonly until: number }

type Asked = {
  readonly submission: Submission
  /** The last answer; null without one. */
  readonly known: Extract<BalanceView, { readonly status: 'known' }> | null
  readonly rest: Rest | null
}

/** What the form shows. `now` is milliseconds since 1970. */
export function balanceViewOf({ submission, known, rest }: Asked, now: number): BalanceView {
  if (rest !== null && now < rest.until) return { status: 'resting', message: rest.message, seconds: Math.ceil((rest.until - now) / 1_000) }
  if (known !== null && submission.phase === 'idle') return known
  const isOver = rest !== null && submission.phase === 'refused' && submission.status === 429
  return { status: 'asking', submission: isOver ? idle : submission }
}

/** The refusal for a while in the answer; null for any other. */
export const restOf = (failure: Failure, now: number): Rest | null =>
  failure.kind === 'refused' && failure.retryAfter !== undefined
    ? { message: failure.message || 'There were too many tries.', until: now + failure.retryAfter * 1_000 }
    : null
