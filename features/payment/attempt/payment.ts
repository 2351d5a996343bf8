import type { Refused } from '../../shared/api/answers/answer.ts'
import type { AnsweredBy, CommandOf, EventsNamed, StateWith as S, Step } from '../../shared/flow/flow.ts'
import type { LookUp } from '../../shared/flow/lookUp.ts'
import type { Cents } from '../../shared/money/money.ts'
import type {
  CardMethod,
  Charge,
  ClosedOr,
  EarlierFirst,
  Ending,
  Found,
  Keyed,
  LookedUp,
  Made,
  Method,
  Pays,
  MethodToMake,
  NoCard,
  Payer,
  PaymentRequest,
  PaymentTypes,
  Recorded,
  Some,
  Uncharged,
} from './attempt.ts'
import type { Problem } from './problem.ts'
import type { Paying, Question } from './gate.ts'

// One whole payment: earlier attempts of this device first, then a card, then the attempt. It is a child of its page's flow
// (`withPayment.ts`), which receives its outcome.

/** The way to pay, and the card to go back to. */
export type By = { readonly method: Method | NoCard; readonly card: CardMethod | null }

/**
 * An attempt that was sent. `isUnclear`: the server has answered, but without its outcome. `notPaid`: what the page shows once it is
 * closed, because what is paid has changed, or is paid already; null where neither is so. `bankAsked`: the bank has been asked since
 * the payer's last press. It is asked once for each press: a server and a bank that disagree would otherwise never come to an end.
 */
export type Sent<P extends PaymentTypes> = By & {
  readonly request: PaymentRequest<P>
  readonly isUnclear: boolean
  readonly notPaid: P['reason'] | null
  readonly bankAsked: boolean
}

/**
 * Attempts without a known outcome. They are looked up one after the other before anything else is sent or paid. `sent`: the only one
 * is this page's; null where they are of an earlier visit, or of another tab. `why`: the reason to close it, while it is closed.
 */
export type UnknownPayment<P extends PaymentTypes> = S<
  'paymentUnknown',
  { attempts: Some<Found<P['what']>>; sent: Sent<P> | null; lookUp: LookUp; why: Uncharged | null }
>

export type PaymentState<P extends PaymentTypes> =
  /** `card`: null before the payer has chosen one. `confirmed`: the questions that they have confirmed. */
  | S<'choosing', { card: CardMethod | null; problem: Problem | null; confirmed?: readonly string[] }>
  /** The payer has pressed a way to pay, and is asked first. A yes pays this `amount`, or nothing. */
  | S<'asking', { amount: Cents; card: CardMethod | null; question: Question; by: Method | NoCard; confirmed: readonly string[] }>
  /** The payment gateway makes a payment method. No charge has been requested. `then` is null where the card is only saved. */
  | (S<'preparing', { method: MethodToMake; then: Intent<P> | null }> & By)
  /** The surface reads again what is paid. `isAgain`: an earlier request of the attempt may still arrive. */
  | S<'verifying', { sent: Sent<P>; isAgain: boolean }>
  /** In the phase `charging` this is the attempt's first request; in the others an earlier one may still arrive. */
  | S<'paying', { sent: Sent<P>; phase: 'charging' | 'chargingAgain' | 'completing' }>
  /** The bank asks the payer to confirm (3-D Secure). */
  | S<'authenticating', { sent: Sent<P>; clientSecret: string }>
  | UnknownPayment<P>
  /** `isEarlier`: by an attempt of an earlier visit, or of another tab. `isAsking`: it is looked up again. */
  | S<'paid', { receipt: P['receipt']; attempt: Recorded<P['what']>; isEarlier: boolean; isAsking?: true; card: CardMethod | null }>
  /** The page's flow receives it, and the next payment starts. */
  | S<'notPaid', { reason: P['reason']; card: CardMethod | null }>
  /** An attempt to pay for something else, or by another channel, was charged. */
  | S<'earlierPaid', { attempts: Some<Found<P['what']>>; made: Made }>

export type PaymentStatus = PaymentState<PaymentTypes>['status']

/** The payer's agreement, with the idempotency key of a new attempt. Only the gate makes one. */
export type Intent<P extends PaymentTypes> = { readonly key: string; readonly what: P['what']; readonly details: P['details'] }

type Calls<P extends PaymentTypes> = {
  /** `isSaved`: the server keeps the card, so that it is one of the payer's from now on. */
  makePaymentMethod: [{ method: MethodToMake; payer: Payer | null }, { readonly id: string; readonly isSaved: boolean }]
  /** Null if it can be paid as the payer has agreed to it. */
  verifyPayment: [{ request: PaymentRequest<P> }, P['reason'] | null]
  sendPayment: [{ request: PaymentRequest<P> }, Charge<P['receipt']> | EarlierFirst<P['what']>]
  completePayment: [{ request: PaymentRequest<P> }, Charge<P['receipt']>]
  lookUpPayment: [{ request: Keyed }, LookedUp<P['receipt']>]
  closePayment: [{ request: Keyed }, ClosedOr<P['receipt']>]
  /** Answered by the payment gateway. */
  authenticate: [{ clientSecret: string }, unknown]
}

export type PaymentCommand<P extends PaymentTypes> =
  | CommandOf<Calls<P>>
  /** The page's flow receives it: the typed card is one of the payer's now. */
  | { readonly type: 'reportCardSaved' }
  /** Records the attempt before it is sent; null: nothing is sent. */
  | { readonly type: 'recordAttempt'; readonly attempt: Found<P['what']> | null }
  /** The payer has seen how an attempt ended. */
  | { readonly type: 'endAttempt'; readonly attempt: Found<P['what']>; readonly ending: Ending }

/** A press that pays what the page lets it pay. `key` is of a new attempt; `payer` is null where nobody is signed in. */
type PayIntent<P extends PaymentTypes> = { readonly key: string; readonly paying: Paying<P> | null; readonly payer: Payer | null }

type Events<P extends PaymentTypes> = {
  methodChosen: { method: CardMethod }
  /** The card's field has changed, so an error on it no longer applies. */
  cardChanged: unknown
  /** Saves the typed card before anything is paid. */
  cardSubmitted: { payer: Payer | null }
  paySubmitted: PayIntent<P> & { card: CardMethod | NoCard }
  /** Before a wallet's sheet opens. */
  walletPressed: { paying: Paying<P> | null }
  /** The payer has confirmed this amount in a wallet's sheet. */
  walletConfirmed: PayIntent<P> & { amount: Cents }
  questionConfirmed: PayIntent<P>
  questionDeclined: unknown
  /** The payer gives the attempt up, to pay in another way. */
  paymentGivenUp: unknown
  /** The payer goes on without an outcome that cannot be known, or knowing that an earlier attempt was charged. */
  unresolvedLeft: unknown
  retry: unknown
  /** The payer has signed out: nothing more is paid in their name, and an attempt is looked up by its key alone. */
  payerLeft: unknown
  /** The surface has taken over, and may be paid for something else. */
  nextStarted: unknown
}
export type PaymentEvent<P extends PaymentTypes> = AnsweredBy<Calls<P>> | EventsNamed<Events<P>>

export type PaymentStep<P extends PaymentTypes> = Step<PaymentState<P>, PaymentCommand<P>>

/** A surface's decisions about its payments. */
export type PaymentRules<P extends PaymentTypes> = {
  /** The thing that this page is about: its payments are this page's. `any`: it shows every payment of its channel. Null: not known yet. */
  readonly pays: () => Pays
  /** Whether the payer of an attempt has signed out since: its payment is nobody's. By default nobody has. */
  readonly isGone?: (key: string) => boolean
  /**
   * Data for the page after a payment that was not made. By default, and for null, the page shows the card with the reason. `request`:
   * null for an attempt of an earlier visit.
   */
  readonly notPaid?: (why: Uncharged, request: PaymentRequest<P> | null) => P['reason'] | null
  /**
   * The same after an earlier attempt of its own was looked up, and had charged nothing. By default the page goes on without a word: it
   * has not asked for it.
   */
  readonly earlierNotPaid?: (why: Uncharged, attempt: Found<P['what']>) => P['reason']
  /** Whether an attempt that has not arrived is closed at once. By default the payer decides: it may be sent again. */
  readonly closesUnarrived?: boolean
  /**
   * Whether a refusal, with any status, says that it is paid already: `notPaid` then has what the page shows. An attempt that may have
   * paid it is looked up first.
   */
  readonly isPaidAlready?: (refusal: Refused) => boolean
  /** Whether what is paid is read again before each attempt. */
  readonly verifies?: boolean
}
