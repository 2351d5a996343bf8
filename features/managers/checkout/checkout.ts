import type { Ticket } from '../../bill/ticket.ts'
import type { AttemptActions, AttemptCalls, OpenAttempt } from '../../payment/attempt.ts'
import type { EarlierAttempts, RecordedAttempts } from '../../payment/earlierAttempts.ts'
import type * as flow from '../../shared/flow/flow.ts'
import type { AnsweredBy, CommandOf, EventsNamed, Rules, StateWith as S, Step } from '../../shared/flow/flow.ts'
import type { Cents } from '../../shared/money/money.ts'
import type { EnteredBill } from '../check/checkForm.ts'
import type { Choices, Expense } from './choices.ts'
import type { Receipt } from './receipt.ts'
import type { Agreed, PaymentRequest, RecordedPayment } from './request.ts'

/** The bill, and what was chosen for it. Every step carries it, so that going back loses nothing. */
export type Visit = { readonly bill: EnteredBill; readonly choices: Choices }

/** Where the checkout opens, at first or after a reload. */
export type Opening = Visit & {
  readonly step: 'bill' | 'payment'
  /** The payment that was sent before the reload, to show its success if it was charged. */
  readonly sent: { readonly key: string; readonly agreed: Agreed } | null
}

/** A visit whose bill has been read. */
type Open = { readonly visit: Visit; readonly ticket: Ticket }

/** Adds to a payment step the tip that the manager has confirmed although it is high; null for none (MGR-18). */
type Paying = Open & { readonly confirmedTip: Cents | null }

/** A payment that was sent. This API never asks the guest's bank, as the guest is not at the device. */
export type OpenPayment = Paying &
  Exclude<OpenAttempt<PaymentRequest>, { readonly status: 'authenticating' }> & {
    /** The server's answer did not say that the restaurant's POS accepted the payment. */
    readonly isUnclear: boolean
  }

/** The managers' checkout (B §4.4). */
export type CheckoutState =
  | S<'loading', { opening: Opening }>
  | S<'ticketFailed', { opening: Opening; message: string }>
  /** Nothing is left to pay. */
  | S<'nothingDue', { visit: Visit }>
  /** `explaining`: what a business expense is, at the first switch to it. */
  | S<'bill', Open & { explaining: boolean }>
  | S<'payment', Paying & { problem: string | null }>
  /** The manager is asked whether the tip is right (MGR-18). */
  | S<'confirmingTip', Paying & { request: PaymentRequest }>
  /** The ticket is read again, because others may have paid or ordered meanwhile. */
  | S<'checking', Paying & { request: PaymentRequest }>
  /** The bill is not the one that the manager saw. Nothing was charged. */
  | S<'billChanged', Open & { before: Cents }>
  | OpenPayment
  /** This device has attempts to pay the same bill. They are looked up before anything else is paid (NET-08). */
  | S<'unresolvedPayment', EarlierAttempts<RecordedPayment> & { opening: Opening }>
  | S<'earlierPaid', { attempts: EarlierAttempts<RecordedPayment>['attempts']; opening: Opening }>
  | S<'success', { bill: EnteredBill; agreed: Agreed; receipt: Receipt }>

export type CheckoutStatus = CheckoutState['status']
export type StateOf<Status extends CheckoutStatus> = flow.StateOf<CheckoutState, Status>

type Calls = Omit<AttemptCalls<PaymentRequest, Receipt, RecordedPayment>, 'completePayment' | 'authenticate'> & {
  readTicket: [{ number: string }, Ticket]
}
export type ServerCommand = CommandOf<Calls>
export type CheckoutCommand = ServerCommand | { readonly type: 'rememberExplained' }

type Unresolved = { readonly unresolved: RecordedAttempts<RecordedPayment> }

type Events = Omit<AttemptActions, 'reloaded'> & {
  /** With this device's attempts to pay the same bill. */
  reloaded: Unresolved
  chosen: { choices: Partial<Omit<Choices, 'expense'>> }
  /** `isExplained`: this device has explained a business expense before. */
  expenseSwitched: { expense: Expense; isExplained: boolean }
  explained: unknown
  /** 'Continue to savings', with choices that can be paid. */
  continued: unknown
  back: unknown
  problemClosed: unknown
  paySubmitted: Unresolved & { request: PaymentRequest }
  tipConfirmed: unknown
  /** The confirmed tip is not right: back to the bill, where it is chosen. */
  tipChangeChosen: unknown
  /** The manager agrees to pay the changed bill. */
  changeAgreed: unknown
  /** After a part payment: what remains is paid, with choices of its own (MGR-15). */
  restChosen: { choices: Choices }
}
export type AnswerEvent = AnsweredBy<Calls>
export type CheckoutEvent = AnswerEvent | EventsNamed<Events>

export type CheckoutStep = Step<CheckoutState, CheckoutCommand>
export type CheckoutRules = Rules<CheckoutState, CheckoutEvent, CheckoutCommand>
