import type { Failure, Refused } from '../../shared/api/answers/answer.ts'
import type { Cents } from '../../shared/money/money.ts'
import type { Agreement } from '../agreement.ts'
import type { Thing } from '../thing.ts'

// An attempt to pay: the thing that it pays, the payer, the method, and the outcome.

/** The subject of a payment. `terms`: the channel's own part of the agreement, which is recorded and compared with it. */
export type Payable = Agreement & { readonly terms: unknown }

/** The truth of a server about a payment. `charged`: null as agreed. `isSettled`: the till knows of it too. */
export type Made = { readonly charged: Cents | null; readonly isSettled: boolean }

export type PaymentTypes = {
  what: Payable
  /** The further data of a request: never recorded. */
  details: unknown
  /**
   * The surface's data of a payment. `charged`: by default as it was agreed. `posInformed`: whether the till knows of it; by
   * default it does.
   */
  receipt: object & { readonly charged?: Cents | null; readonly posInformed?: boolean }
  /** Data for the page after a payment that was not made. */
  reason: unknown
}

export const madeOf = ({ charged = null, posInformed = true }: PaymentTypes['receipt']): Made => ({ charged, isSettled: posInformed })

/** The attempt's idempotency key: one intention, and the same for every request of the attempt. */
export type Keyed = { readonly key: string }

/**
 * An attempt to pay without a known outcome: enough to look it up and to name it, and nothing of the payer. It outlives a reload,
 * the tab and a deployment. `startedAt`: milliseconds since 1970, once it is recorded.
 */
export type Recorded<What> = Keyed & What & { readonly startedAt?: number }

/** The same as it is found: without the terms of another channel, or of another build. */
export type Found<What extends Payable> = Recorded<Agreement & { readonly terms: What['terms'] | null }> & {
  /** Its payer has signed out. */
  readonly isGone?: boolean
}

export const isReadable = <What extends Payable>(attempt: Found<What>): attempt is Recorded<What> & Found<What> => attempt.terms !== null

/** The things that a page is about: one, all that its channel pays, or none that it knows. */
export type Pays = Thing | 'any' | null

/** Whether its payment is of a page that is about this: it pays the same thing, the page's channel has sent it, and its payer is here. */
export const isPaymentOf = <What extends Payable>(attempt: Found<What>, pays: Pays): attempt is Recorded<What> & Found<What> =>
  isReadable<What>(attempt) && (pays === 'any' || pays === attempt.thing)

/** The attempts of this device that come first, the oldest first. */
export type FoundAttempts<What extends Payable> = readonly [Found<What>, ...Found<What>[]] | readonly []

/**
 * The end of an attempt on this page. `uncharged`: it charged nothing and never will. `left`: the payer has gone on without its outcome. A
 * payment: the payer has seen it; unless it is settled, or they say that it is done with, it stays.
 */
export type Ending = 'uncharged' | 'left' | (Made & { readonly isDone?: boolean })

export type PaymentRequest<P extends PaymentTypes> = Keyed & {
  readonly what: P['what']
  readonly details: P['details']
  /** The payment gateway's id of the card or wallet; null if no card is charged. */
  readonly paymentMethodId: string | null
}

export type SavedCard = {
  readonly id: string
  readonly brand: string
  readonly lastFour: string
  /** Month 1 to 12, and the full year. */
  readonly expires: { readonly month: number; readonly year: number }
}

/** The payer's saved cards; `loading` while they are being read. */
export type SavedCards = readonly SavedCard[] | 'loading'

export type CardMethod = { readonly kind: 'newCard' } | { readonly kind: 'savedCard'; readonly id: string }
/** The browser's wallet: the payer confirms it in its own sheet. */
export type Wallet = { readonly kind: 'wallet' }
export type Method = CardMethod | Wallet
/** Rewards and balance pay everything, so that no card is charged. */
export type NoCard = { readonly kind: 'noCard' }
export type MethodToMake = Exclude<Method, { readonly kind: 'savedCard' }>

/** The payer, for the payment gateway. */
export type Payer = { readonly email: string; readonly firstName: string; readonly lastName: string }

/** `Receipt` is what the surface reads of a payment. */
export type Charge<Receipt> =
  | { readonly outcome: 'paid'; readonly receipt: Receipt }
  /** The bank asks the payer to confirm (3-D Secure). */
  | { readonly outcome: 'requiresAction'; readonly clientSecret: string }
  | { readonly outcome: 'declined'; readonly code: string }

/** The attempt was given up: its key has charged nothing and never will. */
export type Closed = { readonly outcome: 'closed' }

/** The server has refused the attempt, and repeats the refusal. */
export type RefusedAttempt = { readonly outcome: 'refused'; readonly refusal: Refused }

/** The result of a close: the attempt's final result, if it has one, or its end. */
export type ClosedOr<Receipt> = Charge<Receipt> | Closed | RefusedAttempt

/** The result of a look-up. `unknown`: the server has not received the attempt so far. */
export type LookedUp<Receipt> = ClosedOr<Receipt> | { readonly outcome: 'unknown' }

export type Some<T> = readonly [T, ...T[]]

/** Nothing was sent: this device has other attempts to pay for the same, without a known outcome. */
export type EarlierFirst<What extends Payable> = { readonly outcome: 'earlierFirst'; readonly attempts: Some<Found<What>> }

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
  /** The page has shown it as paid, and it turns out not to have been taken. */
  | { readonly outcome: 'reversed' }
