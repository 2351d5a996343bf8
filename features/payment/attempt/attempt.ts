import type { Failure, Refused } from '../../shared/api/answers/answer.ts'
import type { Cents, Currency } from '../../shared/money/money.ts'
import type { Rest } from '../rest.ts'
import type { Thing } from '../thing.ts'

// An attempt to pay: the thing that it pays, the payer, the method, and the outcome.

/** The thing that is paid, and the sum. It is recorded, so it names nothing of the payer. */
export type Payable = {
  readonly thing: Thing
  /** The payer's words for it: "check 1042 at Harbor & Rye"; null for none. */
  readonly name: string | null
  /** The charge to the card. */
  readonly amount: Cents
  readonly currency: Currency
  /** The sum that the payer recognizes, where credit pays all of it. @default amount */
  readonly shown?: Cents | undefined
  /** The sum that this payer was asked for before this payment, and what it leaves. */
  readonly due?: Cents | undefined
  readonly rest?: Rest | undefined
}

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

/** The attempt's idempotency key: one intention, and the same for every request of the attempt. */
export type Keyed = { readonly key: string }

/**
 * An attempt to pay without a known outcome: enough to look it up and to name it, and nothing of the payer. It outlives a reload,
 * the tab and a deployment. `startedAt`: milliseconds since 1970, where the record has it.
 */
export type Recorded<What> = Keyed & What & { readonly startedAt?: number }

/** An attempt that another surface has sent: this one reads of it only what every record has. `isLeft`: its payer has signed out. */
export type ForeignAttempt = Recorded<Payable> & { readonly isForeign: true; readonly isLeft: boolean }
export type ListedAttempt<What> = Recorded<What> | ForeignAttempt

export const isForeign = <What extends Payable>(attempt: ListedAttempt<What>): attempt is ForeignAttempt => 'isForeign' in attempt

/** The attempts of this device without a known outcome, the oldest first. */
export type RecordedAttempts<What> = readonly [ListedAttempt<What>, ...ListedAttempt<What>[]] | readonly []

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

/** The part of a payment that every page can show. `charged`: null as agreed. */
export type Made = { readonly charged: Cents | null; readonly posInformed: boolean }

/** Another surface's attempt was charged: its receipt is not this one's. */
export type ForeignPaid = Made & { readonly outcome: 'foreignPaid' }

export type Some<T> = readonly [T, ...T[]]

/** Nothing was sent: this device has other attempts to pay for the same, without a known outcome. */
export type EarlierFirst<What> = { readonly outcome: 'earlierFirst'; readonly attempts: Some<ListedAttempt<What>> }

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
