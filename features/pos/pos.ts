import type { AgreedBill } from '../bill/paying/agreedBill.ts'
import type { BillChange } from '../bill/paying/changedBill.ts'
import type { TillReceipt } from '../bill/paying/paymentWire.ts'
import type { PartChoice } from '../bill/sums/part.ts'
import type { Ticket } from '../bill/ticket.ts'
import type { ChosenTip } from '../bill/tipping/tip.ts'
import type { Payable, Recorded, SavedCard } from '../payment/attempt/attempt.ts'
import type { RunningPayment } from '../payment/attempt/running.ts'
import type { PaymentControl } from '../payment/attempt/withPayment.ts'
import type { Failure } from '../shared/api/answers/answer.ts'
import type { EventsNamed, Wait } from '../shared/flow/flow.ts'
import type { OrderLink } from './link.ts'
import type { OrderReference } from './recorded.ts'
import type { VenueRead, Visit } from './visit.ts'

/** The server's result of a payment. Without a time of the server, it has this device's time. */
export type PosReceipt = TillReceipt & {
  /** The checked `return_url_override`. */
  readonly returnUrl: string | null
  readonly at: number
}

/** The subject of the payment: the bill, or credit at the table. */
export type PosPayable = Payable & OrderReference
export type RecordedPayment = Recorded<PosPayable>

/** Why nothing was paid, where the diner is led elsewhere. */
export type NotPaid =
  /** The amount due, or the way to pay it, differs from the one that the diner saw. */
  | { readonly kind: 'changed'; readonly visit: Visit; readonly change: BillChange }
  | { readonly kind: 'alreadyPaid' | 'sessionEnded' | 'reversed' }
  | { readonly kind: 'failed'; readonly message: string | null }

/** The payments of an order. `details`: the bill as the diner agreed to it, or the credit. */
export type PosPayment = {
  what: PosPayable
  details:
    | { readonly kind: 'bill'; readonly visit: Visit; readonly agreed: AgreedBill }
    | { readonly kind: 'credit'; readonly optionId: string; readonly link: OrderLink }
  receipt: PosReceipt
  because: NotPaid
}

export type PaymentOnPage = RunningPayment<PosPayment> & {
  /** Saves the typed card, and goes on. */
  readonly onSaveCard: () => void
}

type Events = {
  venueUnread: { failure: Failure }
  /** The server does not say whose bill it is. */
  projectUnread: unknown
  ticketUnread: unknown
  billRead: { venue: VenueRead; ticket: Ticket }
  /** The diner has signed out, or their session has ended, in any tab. */
  signedOut: { why: 'signedOut' | 'expired' }
  /** The part of the bill to pay; null for all that is due. */
  partChosen: { part: PartChoice | null }
  /** From the review to the parts of a split. */
  splitChosen: unknown
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
  /** `isEarlier`: by an attempt of an earlier visit, or of another tab. */
  paid: { receipt: PosReceipt; attempt: RecordedPayment; isEarlier?: boolean }
  notPaid: { because: NotPaid }
  retry: unknown
  reloaded: unknown
  back: unknown
  /** The diner asks for a receipt, or rates the visit: the clock no longer sends them back. */
  stayed: unknown
  /** The diner wants none, and goes back to the order. */
  receiptDeclined: unknown
  /** The wait before the return is over. */
  returnDue: unknown
  /** The way back has not opened by itself. */
  returnOffered: unknown
  /** The payment that the till does not know was of another bill than this one. */
  anotherBillChosen: unknown
}
export type PosEvent = EventsNamed<Events>

export type PosCommand =
  | PaymentControl
  /** The session has ended: the device's identifier ends with it. */
  | { readonly type: 'forgetDevice' }
  | { readonly type: 'leave'; readonly href: string }
  | Wait<PosEvent>
