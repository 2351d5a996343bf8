import * as z from 'zod/mini'
import { agreedBill } from '../bill/paying/agreedBill.ts'
import type { BillReceipt } from '../bill/paid/receiptWire.ts'
import { partChoice } from '../bill/sums/part.ts'
import type { Ticket } from '../bill/ticket.ts'
import { chosenTip } from '../bill/tipping/tip.ts'
import type { PaidVenue } from '../bill/venue.ts'
import type { Agreement, Difference } from '../payment/agreement.ts'
import type { Recorded, SavedCard } from '../payment/attempt/attempt.ts'
import type { RunningPayment } from '../payment/attempt/running.ts'
import type { PaymentControl } from '../payment/attempt/withPayment.ts'
import type { Failure } from '../shared/api/answers/answer.ts'
import type { EventsNamed, Wait } from '../shared/flow/flow.ts'
import type { Right } from '../shared/flow/right.ts'
import type { OrderLink, Stage } from './link.ts'

/** The diner's choices, which a reload and a new sign-in restore. Every stage carries them, so that going back loses nothing. */
export const savedChoices = z.object({
  /** Null: all that is due. */
  part: z.nullable(partChoice),
  /** Null before the diner changes the suggested one. */
  tip: z.nullable(chosenTip),
  /** The claim of the chosen offer; null for none. */
  claimId: z.nullable(z.string()),
  /** The credit to buy; null for 'Just cover my bill today'. */
  creditOptionId: z.nullable(z.string()),
  /** The diner has left the tip step. */
  hasTipped: z.boolean(),
})
export type Choices = Readonly<z.output<typeof savedChoices>>

/** The choices at a stage. Without a stage the bill decides where the diner goes on. */
export type Restored = { readonly choices: Choices; readonly stage: Stage | null }

/** The venue, and when it was read (milliseconds since 1970): offers expire by that clock. */
export type VenueRead = PaidVenue & { readonly readAt: number }

export type Visit = { readonly link: OrderLink; readonly venue: VenueRead; readonly ticket: Ticket; readonly choices: Choices }

/** A read of the bill: the restored state, and the diner's notice after it. */
export type Opening = { readonly link: OrderLink; readonly restored: Restored | null; readonly notice: string | null }

/** The bill or the credit that an attempt pays. */
export const orderTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bill'), agreed: agreedBill }),
  z.object({ kind: z.literal('credit'), optionId: z.string() }),
])
export type OrderTerms = Readonly<z.output<typeof orderTerms>>

/** The server's result of a payment. Without a time of the server, it has this device's time. */
export type PosReceipt = Pick<BillReceipt, 'posInformed' | 'charged' | 'reference'> & {
  /** The checked `return_url_override`. */
  readonly returnUrl: string | null
  readonly at: number
}

/** The subject of the payment: the bill, or credit at the table. */
export type PosPayable = Agreement & { readonly terms: OrderTerms }
export type RecordedPayment = Recorded<PosPayable>

/** Why nothing was paid, where the diner is led elsewhere. */
export type NotPaid =
  /** The amount due, the way to pay it, or the credit differs from the one that the diner saw. */
  | { readonly kind: 'changed'; readonly visit: Visit; readonly change: Difference }
  | { readonly kind: 'alreadyPaid' | 'sessionEnded' | 'reversed' }
  /** `linesPaid`: another guest has paid lines of this payment, or their sum is another one. */
  | { readonly kind: 'failed' | 'linesPaid'; readonly message: string | null }

/** The payments of an order. `details`: the visit whose bill is paid, or for which credit is bought. */
export type PosPayment = { what: PosPayable; details: Visit; receipt: PosReceipt; reason: NotPaid }

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
  /** The diner has chosen something. `stage`: another one, where they go. */
  chosen: { choices: Partial<Choices>; stage?: Stage }
  /** On from the tip, or from Add Credit without a purchase. */
  nextChosen: unknown
  /** A card was added: these are all of them. */
  cardsRead: { cards: readonly SavedCard[] }
  /** `isEarlier`: by an attempt of an earlier visit, or of another tab. `isReloaded`: the address names it after a reload. */
  paid: { receipt: PosReceipt; attempt: RecordedPayment; isEarlier?: boolean; isReloaded?: boolean }
  notPaid: { reason: NotPaid }
  /** After a reload. `receipt`: null where the server says that nothing was charged. */
  receiptRead: { right: Right<'receipt'>; receipt: PosReceipt | null }
  retry: unknown
  reloaded: unknown
  back: unknown
  /** The diner asks for a receipt: the clock no longer sends them back. */
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
export type PaidEvent = Extract<PosEvent, { readonly type: 'paid' }>

export type PosCommand =
  | PaymentControl
  /** The session has ended: the device's identifier ends with it. */
  | { readonly type: 'forgetDevice' }
  | { readonly type: 'leave'; readonly href: string }
  | { readonly type: 'readReceipt'; readonly right: Right<'receipt'> }
  | Wait<PosEvent>
