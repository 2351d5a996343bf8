import type { Totals } from '../bill/breakdown.ts'
import type { BillChange } from '../bill/changedBill.ts'
import type { Ticket } from '../bill/ticket.ts'
import type { ChosenTip } from '../bill/tip.ts'
import type { TipHabit } from '../bill/tipHabit.ts'
import type { Venue } from '../bill/venue.ts'
import type { AttemptActions, AttemptCalls, OpenAttempt } from '../payment/attempt.ts'
import type { EarlierLookUp, RecordedAttempt, RecordedAttempts } from '../payment/earlierAttempts.ts'
import type { CardMethod, Problem, SavedCard } from '../payment/method.ts'
import type { Email } from '../shared/contact/email.ts'
import type * as flow from '../shared/flow/flow.ts'
import type { AnswerTo, AnsweredBy, CommandOf, EventsNamed, Rules, StateWith as S, Step } from '../shared/flow/flow.ts'
import type { Cents } from '../shared/money/money.ts'
import type { Submission } from '../shared/api/submission.ts'

/** What the address of an order names. The return address is checked already: null if it leads where nobody may be sent (POS-13). */
export type OrderLink = {
  readonly posSlug: string
  readonly location: string
  readonly ticket: string
  readonly payAmount: string | null
  readonly returnUrl: string | null
}

/** What the diner has chosen. Every step carries it, so that going back loses nothing. */
export type Choices = {
  /** Null before the diner changes the suggested one. */
  readonly tip: ChosenTip | null
  /** The claim of the chosen offer; null for none. */
  readonly claimId: string | null
  /** Null before a choice: then the first saved card. One card pays the bill and the tip: one charge, and no doubt about it. */
  readonly card: CardMethod | null
  /** The credit to buy; null for 'Just cover my bill today'. */
  readonly creditOptionId: string | null
  /** The diner has left the tip step. */
  readonly hasTipped: boolean
}

/** The stages between which the diner goes back and forth. */
export type Stage = 'redeemCredit' | 'addCredit' | 'review'

/** What a reload and a new sign-in keep. */
export type Keep = { readonly choices: Choices; readonly stage: Stage | null }

/** The venue, and when it was read (milliseconds since 1970): offers expire by that clock. */
export type VenueRead = Venue & { readonly projectId: string; readonly readAt: number }

export type Visit = { readonly link: OrderLink; readonly venue: VenueRead; readonly ticket: Ticket; readonly choices: Choices }

/** A read of the bill: what was kept, and what the diner is told afterwards. */
export type Opening = { readonly link: OrderLink; readonly keep: Keep | null; readonly notice: string | null }

/** What one payment takes from whom, as the diner agreed to it. */
export type BillRequest = {
  readonly kind: 'bill'
  readonly key: string
  readonly link: OrderLink
  readonly project: string
  readonly locationId: string | null
  /** What the payment takes off the bill. */
  readonly amount: Cents
  readonly isPartial: boolean
  readonly claimId: string | null
  /** Null if no card is charged. */
  readonly cardId: string | null
  readonly tip: Cents
  /** What the card is charged, the tip included. */
  readonly charged: Cents
}
/** A purchase of credit at the table. */
export type CreditRequest = {
  readonly kind: 'credit'
  readonly key: string
  readonly link: OrderLink
  readonly optionId: string
  readonly cardId: string
  readonly pay: Cents
}
export type PosRequest = BillRequest | CreditRequest

/** What the server says of a payment. */
export type PosReceipt = {
  /** Whether the restaurant's till knows of the payment (`pos_success`). */
  readonly isTold: boolean
  /** The checked `return_url_override`. */
  readonly returnUrl: string | null
  /** What the card was charged; null: as the diner agreed to it. */
  readonly charged: Cents | null
  readonly reference: string | null
  /** Milliseconds since 1970. */
  readonly at: number
}

/** An attempt as this device records it: the bill or the credit that it pays. An earlier build recorded only the first two fields. */
export type RecordedPayment = RecordedAttempt & {
  readonly kind: PosRequest['kind']
  readonly ticket: string
  readonly posSlug?: string | undefined
  readonly location?: string | undefined
  /** Of credit. */
  readonly optionId?: string | undefined
  /** What the bill's payment comes to. */
  readonly totals?: Totals | undefined
}

/** A payment as the diner sees it at last (POS-15, POS-16). */
export type Paid = Totals & {
  readonly check: string
  readonly at: number
  readonly reference: string | null
  readonly returnUrl: string | null
}

type Some<T> = readonly [T, ...T[]]

export type PosState =
  | S<'login', { link: OrderLink; keep: Keep | null; email: string; submission: Submission; hasExpired: boolean }>
  | S<'forgotPassword', { link: OrderLink; keep: Keep | null; email: string }>
  /** The venue is read first, then the bill. */
  | S<'loading', Opening & { venue: VenueRead | null }>
  /** The bill could not be read: back to the order after a moment (POS-05). */
  | S<'ticketError', { link: OrderLink }>
  | S<'redeemCredit', { visit: Visit; tipProblem: string | null; problem: Problem | null; notice: string | null }>
  | S<'addCredit', { visit: Visit; problem: Problem | null }>
  | S<'review', { visit: Visit; problem: Problem | null; change: BillChange | null; notice: string | null }>
  /** The provider makes a token of the card, then the server saves it. Nothing is charged. */
  | S<'addingCard', { visit: Visit; stage: Stage; key: string; lastFour: string | null }>
  /** The bill is read again before it is paid (POS-14). */
  | S<'checking', { visit: Visit; key: string; venue: VenueRead | null; ticket: Ticket | null }>
  | ({ readonly visit: Visit } & OpenAttempt<PosRequest>)
  /** This device has attempts of an earlier visit. They are looked up before anything else is paid (NET-08). */
  | S<'unresolvedPayment', { attempts: Some<RecordedPayment>; lookUp: EarlierLookUp; opening: Opening; isSignedIn: boolean }>
  | S<'earlierPaid', { attempts: Some<RecordedPayment>; amount: Cents; opening: Opening; isSignedIn: boolean }>
  | S<'success', { link: OrderLink; paid: Paid; canReturn: boolean }>
  /** The payment went through, and the restaurant's till was not told: nothing can be paid again (POS-15). */
  | S<'tillNotTold', { link: OrderLink; paid: Paid; attempt: RecordedPayment; isAsking: boolean }>
  | S<'alreadyPaid', { link: OrderLink }>
  | S<'failed', { visit: Visit; message: string | null }>
  | S<'error', { opening: Opening; message: string; canRetry: boolean }>
  /** Nothing is left to do here. Without a return address the page ends (POS-13). */
  | S<'returning', { link: OrderLink }>

export type PosStatus = PosState['status']
export type StateOf<Status extends PosStatus> = flow.StateOf<PosState, Status>
export type OpenPayment = Extract<PosState, { readonly request: PosRequest }>

export type Calls = AttemptCalls<PosRequest, PosReceipt, RecordedPayment> & {
  signIn: [{ email: Email; password: string }, unknown]
  /** `habit`: how the diner tips, if it is known; it is read with the venue otherwise. */
  loadVenue: [{ link: OrderLink; habit: TipHabit | null }, Venue & { readonly readAt: number }]
  loadTicket: [{ link: OrderLink; projectId: string; locationId: string | null }, Ticket]
  /** Answered by the payment provider. */
  makeCardToken: [unknown, { readonly token: string; readonly lastFour: string | null }]
  addCard: [{ token: string }, readonly SavedCard[]]
}
export type CallAnswer<C extends keyof Calls> = AnswerTo<Calls, C>

type Events = AttemptActions & {
  signInSubmitted: { email: Email; password: string }
  /** To a new password and back, with the address as it is typed. */
  forgotChosen: { email: string }
  forgotLeft: { email: string }
  signOutChosen: unknown
  /** The diner has signed out, or their session has ended, in any tab. */
  signedOut: unknown
  tipChosen: { tip: ChosenTip | null }
  /** On to the review. With a key, in case a new card is saved first. */
  tipSubmitted: { key: string }
  /** Back to the tip, from the review. */
  tipChangeChosen: unknown
  /** To the purchase of credit, which is never reached by itself. */
  addCreditChosen: unknown
  offerChosen: { claimId: string | null }
  methodChosen: { method: CardMethod }
  /** The card's field has changed, so an error on it no longer applies. */
  cardChanged: unknown
  creditOptionChosen: { optionId: string | null }
  creditSubmitted: { key: string }
  /** With the idempotency key of a new attempt. */
  paySubmitted: { key: string }
  back: unknown
  /** The wait before the return is over. */
  returnDue: unknown
  /** The way back has not opened by itself. */
  returnOffered: unknown
}
export type PosEvent = AnsweredBy<Calls> | EventsNamed<Events>

export type PosCommand =
  | CommandOf<Calls>
  | { readonly type: 'signOut' }
  /** The server refuses the session: it ends, and the device's identifier with it (NET-04). */
  | { readonly type: 'endSession' }
  | { readonly type: 'leave'; readonly href: string }
  | flow.Wait<PosEvent>

export type PosStep = Step<PosState, PosCommand>
export type PosRules = Rules<PosState, PosEvent, PosCommand>
export type Earlier = RecordedAttempts<RecordedPayment>
