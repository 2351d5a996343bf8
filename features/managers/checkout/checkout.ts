import * as z from 'zod/mini'
import type { PaymentControl } from '../../payment/attempt/withPayment.ts'
import { agreedBill } from '../../bill/paying/agreedBill.ts'
import type { Ticket } from '../../bill/ticket.ts'
import type * as flow from '../../shared/flow/flow.ts'
import type { AnsweredBy, CommandOf, EventsNamed, Saved, StateWith as S, Step } from '../../shared/flow/flow.ts'
import type { Currency } from '../../shared/money/money.ts'
import { type Choices, type Chosen, type ChosenBill, type Expense, chosenBill, enteredBill } from './choices.ts'
import { receipt } from './receipt.ts'
import type { NotPaid, Reread, SeenPayment } from './request.ts'

const opening = z.extend(chosenBill, { step: z.enum(['bill', 'payment']) })
export type Opening = Readonly<z.output<typeof opening>>

const success = z.object({
  status: z.literal('success'),
  bill: enteredBill,
  /** The guest who has paid it: another manager's visit may have been of another one. */
  guest: z.string(),
  agreed: agreedBill,
  hasUsedReward: z.boolean(),
  receipt,
})

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
  | Readonly<z.output<typeof success>>

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
  chosen: { choices: Chosen }
  /** `isExplained`: this device has explained a business expense before. */
  expenseSwitched: { expense: Expense; isExplained: boolean }
  explained: unknown
  /** To the payment: 'Continue to savings' with choices that can be paid, or with a bill that has changed. */
  continued: unknown
  back: unknown
  problemClosed: unknown
  /** With the card that the manager has seen. If it is removed meanwhile, no other takes its place. */
  paySubmitted: { cardId: string }
  paid: Pick<StateOf<'success'>, 'guest' | 'agreed' | 'hasUsedReward' | 'receipt'>
  /** The payment that the till does not know was of another bill with the same number. */
  anotherBillChosen: { opening: Opening }
  notPaid: { reason: NotPaid }
  /** After a part payment: the rest is paid, with its own choices. */
  restChosen: { choices: Choices; currency: Currency }
}
export type CheckoutEvent = AnsweredBy<Calls> | EventsNamed<Events>
export type CheckoutStep = Step<CheckoutState, CheckoutCommand>

/** Nothing of the ticket, and no PIN: both are read again. */
const savedState = z.discriminatedUnion('status', [z.object({ status: z.literal('loading'), opening }), success])

function toSave(state: CheckoutState): unknown {
  if (state.status === 'success') return state
  if ('opening' in state) return { status: 'loading', opening: state.opening }
  const step = state.status === 'payment' || state.status === 'billChanged' ? 'payment' : 'bill'
  return { status: 'loading', opening: { ...state.chosenBill, step } }
}

export const savedCheckout: Saved<CheckoutState> = {
  version: 5,
  toSave: (state) => savedState.parse(toSave(state)),
  read: (saved) => savedState.safeParse(saved).data ?? null,
}
