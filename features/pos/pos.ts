import type { Totals } from '../bill/breakdown.ts'
import type { BillChange } from '../bill/changedBill.ts'
import type { Ticket } from '../bill/ticket.ts'
import type { ChosenTip } from '../bill/tip.ts'
import type { TipHabit } from '../bill/tipHabit.ts'
import type { SavedCard } from '../payment/method.ts'
import type { Payable, Recorded } from '../payment/payable.ts'
import type { RunningPayment } from '../payment/running.ts'
import type { Email } from '../shared/contact/email.ts'
import type * as flow from '../shared/flow/flow.ts'
import type { AnswerTo, AnsweredBy, CommandOf, EventsNamed, Rules, Step } from '../shared/flow/flow.ts'
import type { Cents } from '../shared/money/money.ts'
import type { EndingState } from './transitions/ending.ts'
import type { OpeningState } from './transitions/opening.ts'
import type { SigningInState } from './transitions/signingIn.ts'
import type { StageState } from './transitions/stages.ts'
import type { OrderLink, ReadVenue, Visit } from './visit.ts'

/** What the server says of a payment. */
export type PosReceipt = {
  /** Whether the restaurant's till knows of the payment (`pos_success`). */
  readonly posInformed: boolean
  /** The checked `return_url_override`. */
  readonly returnUrl: string | null
  /** What the card was charged; null: as the diner agreed to it. */
  readonly charged: Cents | null
  readonly reference: string | null
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What is paid: the bill, or credit at the table. An earlier build recorded only the first two fields, and the amount. */
export type PosPayable = Payable & {
  readonly kind: 'bill' | 'credit'
  readonly ticket: string
  readonly posSlug?: string | undefined
  readonly location?: string | undefined
  /** Where it is paid, by its name. */
  readonly restaurant?: string | undefined
  /** The restaurant's: `America/New_York`. */
  readonly timeZone?: string | undefined
  /** Of credit. */
  readonly optionId?: string | undefined
  /** What the bill's payment comes to. */
  readonly totals?: Totals | undefined
}
export type RecordedPayment = Recorded<PosPayable>

/** Why nothing was paid, where the diner is led elsewhere. */
export type NotPaid =
  /** What is due, or how it would be paid, is not what the diner saw. */
  | { readonly kind: 'changed'; readonly visit: Visit; readonly change: BillChange }
  | { readonly kind: 'alreadyPaid' | 'sessionEnded' | 'takenBack' }
  | { readonly kind: 'failed'; readonly message: string | null }

/** The payments of an order. `details`: the bill as the diner agreed to it, or the credit. */
export type PosPayment = {
  what: PosPayable
  details: { readonly kind: 'bill'; readonly visit: Visit } | { readonly kind: 'credit'; readonly optionId: string }
  receipt: PosReceipt
  because: NotPaid
}

/** A payment on the page. */
export type PaymentOnPage = RunningPayment<PosPayment> & {
  /** Saves the typed card, and goes on. */
  readonly onSaveCard: () => void
}

/** Every state of the hosted checkout. Each file of `transitions/` declares its own. */
export type PosState = SigningInState | OpeningState | StageState | EndingState

export type PosStatus = PosState['status']
export type StateOf<Status extends PosStatus> = flow.StateOf<PosState, Status>

/** The link of the order that a state is about. */
export const linkOf = (state: PosState): OrderLink =>
  'visit' in state ? state.visit.link : 'opening' in state ? state.opening.link : state.link

export type Calls = {
  signIn: [{ email: Email; password: string }, unknown]
  /** `habit`: how the diner tips, if it is known; it is read with the venue otherwise. */
  loadVenue: [{ link: OrderLink; habit: TipHabit | null }, ReadVenue]
  loadTicket: [{ link: OrderLink; projectId: string; locationId: string | null }, Ticket]
}
export type CallAnswer<C extends keyof Calls> = AnswerTo<Calls, C>

type Events = {
  signInSubmitted: { email: Email; password: string }
  /** To a new password and back, with the address as it is typed. */
  forgotChosen: { email: string }
  forgotLeft: { email: string }
  signOutChosen: unknown
  /** The diner has signed out, or their session has ended, in any tab. */
  signedOut: unknown
  tipChosen: { tip: ChosenTip | null }
  /** On from the tip, or from Add Credit without a purchase. */
  nextChosen: unknown
  /** Back to the tip, from the review. */
  tipChangeChosen: unknown
  /** To the purchase of credit, which is never reached by itself. */
  addCreditChosen: unknown
  offerChosen: { claimId: string | null }
  creditOptionChosen: { optionId: string | null }
  /** A card was added: these are all of them. */
  cardsRead: { cards: readonly SavedCard[] }
  paid: { receipt: PosReceipt; attempt: RecordedPayment }
  notPaid: { because: NotPaid }
  retry: unknown
  reloaded: unknown
  back: unknown
  /** The wait before the return is over. */
  returnDue: unknown
  /** The way back has not opened by itself. */
  returnOffered: unknown
  /** The payment that the till does not know was of another bill than this one. */
  anotherBillChosen: unknown
}
export type PosEvent = AnsweredBy<Calls> | EventsNamed<Events>

export type PosCommand =
  | CommandOf<Calls>
  | { readonly type: 'signOut' }
  /** The server refuses the session: it ends, and the device's identifier with it. */
  | { readonly type: 'endSession' }
  | { readonly type: 'leave'; readonly href: string }
  | flow.Wait<PosEvent>

export type PosStep = Step<PosState, PosCommand>
/** The event handlers of these states. They ignore all other events. */
export type RulesOf<State extends PosState> = Pick<Rules<PosState, PosEvent, PosCommand>, State['status']>
