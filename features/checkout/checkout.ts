import type { Failure } from '../shared/api/answer.ts'
import type { Email } from '../shared/contact/email.ts'
import type { OutputOf } from '../shared/api/endpoint.ts'
import type * as flow from '../shared/flow/flow.ts'
import type { AnswerTo, AnsweredBy, CommandOf, EventsNamed, Rules, StateWith as S, Step } from '../shared/flow/flow.ts'
import type { Cents } from '../shared/money/money.ts'
import type { PurchaseOption } from '../shared/money/purchaseOption.ts'
import type { Submission } from '../shared/api/submission.ts'
import type { Account } from './account.ts'
import type * as api from './api.ts'
import type { Gift, GiftDraft } from './gift.ts'
import type { Member, Order, Purchase, PurchaseAnswer } from './order.ts'
import type { NotPaid, PurchaseAttempt } from './purchaseToPay.ts'

/** What the address asks for. */
export type Link = { readonly option: PurchaseOption; readonly promoCode: string | null }

/** The buyer's details as typed. */
export type BuyerDraft = { readonly email: string; readonly firstName: string; readonly lastName: string }
/** The buyer's details after the form has checked them. */
export type Buyer = { readonly email: Email; readonly firstName: string; readonly lastName: string }

/** What the buyer has typed and the page has read. Every step carries it, so that going back loses nothing. */
export type Visit = {
  readonly order: Order
  readonly buyer: BuyerDraft
  readonly account: Account
  /** The code in the address, whether or not it changed the price. */
  readonly askedCode: string | null
  /** The buyer's time zone: `America/Chicago`. */
  readonly timeZone: string
}

export type Paying = { readonly visit: Visit; readonly buyer: Buyer }

/** The state of a new user's password. */
export type PasswordStep =
  | { readonly kind: 'notNeeded' }
  | { readonly kind: 'asked'; readonly resetToken: string; readonly submission: Submission }
  | { readonly kind: 'set' }

/** The gift that went out. It is not the latest one if an earlier one, whose answer was lost, went out first. */
export type SentGift = { readonly gift: Gift; readonly isLatest: boolean }

/** What is read, for whom; and how far the buyer had come, where the page is read anew. */
export type Opening = {
  readonly link: Link
  readonly token: string | null
  readonly timeZone: string
  readonly buyer: BuyerDraft
  /** With the total that the buyer saw: a different total is reported. */
  readonly paying: { readonly buyer: Buyer; readonly shown: Cents } | null
  /** Opened at the address that sells only subscriptions. */
  readonly mustRenew: boolean
}

/** Every state of the checkout. */
export type CheckoutState =
  | S<'loading', Opening>
  /** Null if the address names no option. */
  | S<'unknownOption', { during: Opening | null }>
  /** Opened at the address that sells only subscriptions, with an option that is paid once. */
  | S<'notSubscription', { order: Order; during: Opening }>
  | S<'failed', { cause: Failure; during: Opening }>
  | S<'checkout', { visit: Visit }>
  | S<'signIn', { visit: Visit; email: string; submission: Submission }>
  | S<'forgotPassword', { visit: Visit; email: string }>
  /** Here money may move. `notice`: why the last payment was not made, or that the total is another one; null for neither. */
  | S<'payment', Paying & { notice: string | null }>
  /** An attempt has paid for something else than this visit was about to buy. What was bought is read, to confirm it; `isUnread`: it cannot be read. */
  | S<'readingPurchase', { attempt: PurchaseAttempt; receipt: PurchaseAnswer; opening: Opening; isUnread: boolean }>
  /** A payment was refused for its total and charged nothing. The new total is read for the buyer to agree to. */
  | S<'repricing', Paying & { because: string }>
  | S<'expired', { visit: Visit }>
  /** `outcomeUnknown` after an answer was lost: the gift may have gone out. */
  | S<
      'giftPage2',
      {
        visit: Visit
        purchase: Purchase & { readonly id: string }
        gift: GiftDraft
        submission: Submission<{ readonly gift: Gift }>
        outcomeUnknown: boolean
      }
    >
  | S<'confirmation', { visit: Visit; purchase: Purchase; sent: SentGift | 'outcomeUnknown' | null; password: PasswordStep }>

export type CheckoutStatus = CheckoutState['status']
export type StateOf<Status extends CheckoutStatus> = flow.StateOf<CheckoutState, Status>

/** The checkout's calls: their input and their answer. */
type Calls = {
  loadOrder: [{ link: Link }, Order]
  loadMember: [{ token: string }, Member]
  signIn: [{ email: Email; password: string }, Member]
  sendGift: [{ purchaseId: string; gift: Gift; token: string | null }, OutputOf<typeof api.sendGift>]
  setPassword: [{ resetToken: string; password: string }, unknown]
}
export type CallAnswer<C extends keyof Calls> = AnswerTo<Calls, C>
export type ServerCommand = CommandOf<Calls>
export type AnswerEvent = AnsweredBy<Calls>

export type CheckoutCommand = ServerCommand | { readonly type: 'signOut' }

type Events = {
  /** The text decides whether a member whose answer is awaited is the same person. */
  buyerTyped: { draft: BuyerDraft }
  buyerSubmitted: { buyer: Buyer }
  signInChosen: unknown
  /** To a new password and back, with the address as it is typed. */
  forgotChosen: { email: string }
  forgotLeft: { email: string }
  signInSubmitted: { email: Email; password: string }
  signedOut: unknown
  /** A payment is on its way. */
  paymentBegun: unknown
  /** By any attempt of this device. */
  paid: { attempt: PurchaseAttempt; receipt: PurchaseAnswer }
  notPaid: { because: NotPaid }
  /** The buyer goes on, knowing that an earlier attempt was charged. */
  unresolvedLeft: unknown
  retry: unknown
  /** The member has signed out in any tab. */
  signedOutAnywhere: unknown
  giftSubmitted: { gift: Gift }
  giftSkipped: unknown
  passwordSubmitted: { password: string }
  back: unknown
  /** The page has been loaded again. */
  reloaded: unknown
}
export type CheckoutEvent = AnswerEvent | EventsNamed<Events>

export type CheckoutStep = Step<CheckoutState, CheckoutCommand>
export type CheckoutRules = Rules<CheckoutState, CheckoutEvent, CheckoutCommand>
