import type { PaymentControl } from '../../payment/attempt/withPayment.ts'
import type { AgreedBill } from '../../bill/paying/agreedBill.ts'
import type { SeenPayment } from '../../bill/paying/changedBill.ts'
import type { Ticket } from '../../bill/ticket.ts'
import type * as flow from '../../shared/flow/flow.ts'
import type { AnsweredBy, CommandOf, EventsNamed, StateWith as S, Step } from '../../shared/flow/flow.ts'
import type { Currency } from '../../shared/money/money.ts'
import type { EnteredBill } from '../check/checkForm.ts'
import type { Choices, Expense } from './choices.ts'
import type { Receipt } from './receipt.ts'
import type { NotPaid, Reread } from './request.ts'

/** The bill, in the currency of its restaurant, and the choices for it. Every step has it, so that going back loses nothing. */
export type ChosenBill = { readonly currency: Currency; readonly bill: EnteredBill; readonly choices: Choices }

export type Opening = ChosenBill & { readonly step: 'bill' | 'payment' }

type Open = { readonly chosenBill: ChosenBill; readonly ticket: Ticket }

/** The managers' checkout (B §4.4). */
export type CheckoutState =
  | S<'loading', { opening: Opening }>
  | S<'ticketFailed', { opening: Opening; message: string }>
  | S<'nothingDue', { chosenBill: ChosenBill }>
  /** `explaining`: the text about a business expense, at the first switch to it. */
  | S<'bill', Open & { explaining: boolean }>
  /** Money may move. `problem`: why the last payment was not made. */
  | S<'payment', Open & { problem: string | null }>
  /** The bill, or the money that pays it, is not what the manager saw. Nothing was charged. */
  | S<'billChanged', Open & { before: SeenPayment }>
  | S<'success', { bill: EnteredBill; agreed: AgreedBill; hasUsedReward: boolean; receipt: Receipt }>

export type CheckoutStatus = CheckoutState['status']
export type StateOf<Status extends CheckoutStatus> = flow.StateOf<CheckoutState, Status>

type Calls = { readTicket: [{ number: string }, Ticket] }
export type CheckoutCommand =
  | CommandOf<Calls>
  | PaymentControl
  | { readonly type: 'rememberExplained' }
  /** Shows the guest and the clock as they were read just before the payment. */
  | { readonly type: 'showReread'; readonly now: Reread }
  /** After a payment the lists are out of date, and after a refusal the guest's cards, rewards and balance may be. */
  | { readonly type: 'readListsAgain' }

type Events = {
  reloaded: unknown
  retry: unknown
  chosen: { choices: Partial<Omit<Choices, 'expense'>> }
  /** `isExplained`: this device has explained a business expense before. */
  expenseSwitched: { expense: Expense; isExplained: boolean }
  explained: unknown
  /** 'Continue to savings', with choices that can be paid. */
  continued: unknown
  back: unknown
  problemClosed: unknown
  /** With the card that the manager has seen. If it is removed meanwhile, no other takes its place. */
  paySubmitted: { cardId: string }
  /** The tip is not right: back to the bill, where it is chosen. */
  tipChangeChosen: unknown
  paid: { agreed: AgreedBill; hasUsedReward: boolean; receipt: Receipt }
  notPaid: { because: NotPaid }
  changeAgreed: unknown
  /** After a part payment: the rest is paid, with its own choices. */
  restChosen: { choices: Choices; currency: Currency }
}
export type CheckoutEvent = AnsweredBy<Calls> | EventsNamed<Events>
export type CheckoutStep = Step<CheckoutState, CheckoutCommand>
