import type { Email } from '../shared/contact/email.ts'
import type { AnsweredBy, CommandOf, EventsNamed } from '../shared/flow/flow.ts'
import type { PaymentControl } from '../payment/attempt/withPayment.ts'
import type { Member } from './account.ts'
import type { SinceBought } from './bought.ts'
import type { Order, PurchaseAnswer } from './order.ts'
import type { NotPaid, PurchaseAttempt } from './purchaseToPay.ts'
import type { Buyer, BuyerDraft, Link, Present } from './visit.ts'

type Calls = { loadOrder: [{ link: Link }, Order]; loadMember: [unknown, Member] }

export type ServerCommand = CommandOf<Calls>
export type AnswerEvent = AnsweredBy<Calls>

/** `save`: the state is saved with each command. What a page sends must be found also after a crash. */
export type CheckoutCommand = ServerCommand | PaymentControl | { readonly type: 'save' }

type Events = {
  /** The text decides whether a member whose answer is awaited is the same person. */
  buyerTyped: { draft: BuyerDraft }
  presentTyped: { present: Present }
  buyerSubmitted: { buyer: Buyer }
  promoTyped: { code: string }
  /** The server prices the order with this code; with none if it is null. */
  promoSubmitted: { code: string | null }
  signInChosen: unknown
  /** The session has begun: its member is read. */
  signedIn: unknown
  /** The box beside the renewal terms: its text where it is ticked, null where it is not. */
  renewalAgreed: { agreedTo: string | null }
  paymentBegun: unknown
  /** By any attempt of this device. `isAgain`: the event came before, but another step had to come first. */
  paid: { attempt: PurchaseAttempt; receipt: PurchaseAnswer; isAgain?: boolean }
  notPaid: { reason: NotPaid }
  /** The address of a reader who has bought a gift card on this device. */
  buyerEmailSubmitted: { email: Email }
  /** The buyer continues after the notice that an earlier attempt was charged; or another person, who did not make it. */
  unresolvedLeft: unknown
  retry: unknown
  /** `wasSignedIn`: this page had the session that ended. */
  signedOutAnywhere: { wasSignedIn: boolean }
  /** `paidBy` names the purchase: the answer to a write may come after another one is shown. */
  boughtChanged: { paidBy: string; since: Partial<SinceBought> }
  back: unknown
  reloaded: unknown
}
export type CheckoutEvent = AnswerEvent | EventsNamed<Events>
