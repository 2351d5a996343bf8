import type { Failure, Refused } from '../../shared/api/answers/answer.ts'

/** The result of an attempt to pay. `Receipt` is what the surface reads of a payment. */
export type Charge<Receipt> =
  | { readonly outcome: 'paid'; readonly receipt: Receipt }
  /** The bank asks the payer to confirm (3-D Secure). */
  | { readonly outcome: 'requiresAction'; readonly clientSecret: string }
  | { readonly outcome: 'declined'; readonly code: string }

/** The attempt was given up: its key has charged nothing and never will. */
export type Closed = { readonly outcome: 'closed' }

/** The server has refused the attempt, and says so again. */
export type RefusedAttempt = { readonly outcome: 'refused'; readonly refusal: Refused }

/** The result of a close: the attempt's final result, if it has one, or its end. */
export type ClosedOr<Receipt> = Charge<Receipt> | Closed | RefusedAttempt

/** The result of a look-up. `unknown`: the server has not received the attempt so far. */
export type LookedUp<Receipt> = ClosedOr<Receipt> | { readonly outcome: 'unknown' }

export type Some<T> = readonly [T, ...T[]]

/** Nothing was sent: this device has other attempts to pay for the same, without a known outcome. */
export type EarlierFirst<Recorded> = { readonly outcome: 'earlierFirst'; readonly attempts: Some<Recorded> }

/** Why an attempt charged nothing and never will. */
export type Uncharged =
  | { readonly outcome: 'declined'; readonly code: string }
  | RefusedAttempt
  /** The bank did not confirm the payment (3-D Secure). */
  | { readonly outcome: 'notConfirmed'; readonly failure: Failure }
  /** The payer gave the attempt up, to pay in another way. */
  | { readonly outcome: 'givenUp' }
  /** It was given up in another tab, or the payer did not see it. */
  | Closed
