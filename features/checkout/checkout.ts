import type { Failure } from '../shared/answer.ts'
import type { Email } from '../shared/email.ts'
import type { OutputOf } from '../shared/endpoint.ts'
import type * as flow from '../shared/flow.ts'
import type { AnswerTo, AnsweredBy, CommandOf, EventsNamed, Rules, StateWith as S, Step } from '../shared/flow.ts'
import type { Cents } from '../shared/money.ts'
import type { PurchaseOption } from '../shared/purchaseOption.ts'
import type { Submission } from '../shared/submission.ts'
import type { Account } from './account.ts'
import type * as api from './api.ts'
import type { Gift, GiftDraft } from './gift.ts'
import type { Member, Order, Purchase } from './order.ts'
import type { Charge } from './chargeWire.ts'
import type { Found, UnresolvedPayments } from './unresolved.ts'

/** What the link asks for. */
export type Link = { readonly option: PurchaseOption; readonly promoCode: string | null }

/** Who buys, as typed. */
export type BuyerDraft = { readonly email: string; readonly firstName: string; readonly lastName: string }
/** Who buys, checked by the form (CHK-03). */
export type Buyer = { readonly email: Email; readonly firstName: string; readonly lastName: string }

/** A card that is typed now, or one that paid before. */
export type CardMethod = { readonly kind: 'newCard' } | { readonly kind: 'savedCard'; readonly id: string }
/** With what is paid: a card, or a wallet that the browser has (CHK-04). */
export type Method = CardMethod | { readonly kind: 'wallet' }
/** What the provider has to be asked for before it can be charged. */
export type MethodToMake = Exclude<Method, { readonly kind: 'savedCard' }>

/** What was learned and typed on the way; carried along so that going back loses nothing (CHK-02). */
export type Visit = {
  readonly order: Order
  readonly buyer: BuyerDraft
  readonly account: Account
  /** The code that was asked for, whether or not the order took it. */
  readonly askedCode: string | null
  /** The card that was last chosen; null while none was. */
  readonly method: CardMethod | null
  /** Where the buyer's clock stands: `America/Chicago`. */
  readonly timeZone: string
}

export type PaymentRequest = {
  /** The idempotency key of this very attempt: whatever is sent again carries it (NET-08). */
  readonly key: string
  readonly option: PurchaseOption
  readonly promoCode: string | null
  /** The total that the buyer had in sight when they pressed: no other one may be charged. */
  readonly agreed: Cents
  readonly buyer: Buyer
  /** Of the member who pays; null for who goes on without an account, whatever token the tab has. */
  readonly token: string | null
  /** The provider's name for the card or the wallet; the card itself never comes here. Null where there is nothing to pay. */
  readonly paymentMethodId: string | null
}

/** The step at which money may move. */
export type Paying = { readonly visit: Visit; readonly buyer: Buyer; readonly method: Method }
/** An attempt that was sent. */
export type Attempt = Paying & { readonly request: PaymentRequest }

/** Why the last attempt failed: on the card's field, or of the whole. */
export type Problem = { readonly on: 'card' | 'page'; readonly message: string }

/** Where an attempt leads that came to nothing: back to the card, with why; or away, where the price is kept no longer. */
export type ComeToNothing =
  | { readonly status: 'payment'; readonly problem: Problem | null }
  | { readonly status: 'expired' }
  /** The server asks for another total, or takes the code no longer: the order is read with this code first. */
  | { readonly status: 'repricing'; readonly because: string; readonly promoCode: string | null }

/** What is known of an attempt whose answer was lost, or that must not go on. */
export type UnknownOutcome =
  /** It is being looked up; that reached nobody, or whom it reached could not say; or the attempt has not arrived so far. */
  | { readonly lookUp: 'asking' | 'unreachable' | 'noWord' | 'notCharged' }
  /** It is being closed, so that another one may be made. */
  | { readonly lookUp: 'closing'; readonly then: ComeToNothing }

/** A new user's password, as it stands (CHK-07). */
export type PasswordStep =
  | { readonly kind: 'notNeeded' }
  | { readonly kind: 'asked'; readonly resetToken: string; readonly submission: Submission }
  | { readonly kind: 'set' }

/** The gift that went out; perhaps not the latest that was sent, but one before it whose answer was lost. */
export type SentGift = { readonly gift: Gift; readonly isLatest: boolean }

/** What is read, for whom; and how far the buyer had come, where the page is read anew. */
export type Opening = {
  readonly link: Link
  readonly token: string | null
  readonly timeZone: string
  readonly buyer: BuyerDraft
  /** With the total that was in sight: where another one is read, it is said so. */
  readonly paying: { readonly buyer: Buyer; readonly method: CardMethod; readonly shown: Cents } | null
  /** Opened where only subscriptions are sold (CHK-08). */
  readonly mustRenew: boolean
}

/** Every state of the checkout (CHK-01 to CHK-09). */
export type CheckoutState =
  | S<'loading', Opening>
  /** Null where the address names nothing at all. */
  | S<'unknownOption', { during: Opening | null }>
  /** Opened where only subscriptions are sold, with something that is paid once (CHK-08). */
  | S<'notSubscription', { order: Order; during: Opening }>
  | S<'failed', { cause: Failure; during: Opening }>
  | S<'checkout', { visit: Visit }>
  | S<'signIn', { visit: Visit; email: string; submission: Submission }>
  /** The card is chosen here; a wallet is chosen by paying with it. */
  | S<'payment', { visit: Visit; buyer: Buyer; method: CardMethod; problem: Problem | null }>
  /** The provider takes the card or the wallet; nothing has been sent for money. */
  | S<'preparing', Paying & { method: MethodToMake; key: string }>
  /** Only while it is charged for the first time is there no other request of the same attempt. */
  | S<'paying', Attempt & { phase: 'charging' | 'chargingAgain' | 'completing' }>
  /** The bank asks the buyer (3-D Secure). */
  | S<'authenticating', Attempt & { clientSecret: string }>
  /** The answer was lost: it is looked up before anything may be sent again, and closed before anything else is paid (NET-08). */
  | S<'paymentUnknown', Attempt & UnknownOutcome>
  /** Attempts of this device were found, of an earlier visit: they are looked up before anything else is paid (NET-08). */
  | S<'unresolvedPayment', { attempts: UnresolvedPayments; opening: Opening } & Found>
  /** A payment was refused for its total: the new one is read, for the buyer to agree to. Nothing was charged. */
  | S<'repricing', Paying & { because: string }>
  | S<'expired', { visit: Visit }>
  /** In doubt once an answer was lost: then a gift may have gone out. */
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

/** The calls of the checkout: what is sent, and what comes back. */
type Calls = {
  loadOrder: [{ link: Link }, Order]
  loadMember: [{ token: string }, Member]
  signIn: [{ email: Email; password: string }, Member]
  purchase: [{ request: PaymentRequest }, Charge]
  completePurchase: [{ request: PaymentRequest }, Charge]
  lookUpPurchase: [{ request: Pick<PaymentRequest, 'key'> }, OutputOf<typeof api.lookUpPurchase>]
  closePurchase: [{ request: Pick<PaymentRequest, 'key'> }, OutputOf<typeof api.closePurchase>]
  sendGift: [{ purchaseId: string; gift: Gift; token: string | null }, OutputOf<typeof api.sendGift>]
  setPassword: [{ resetToken: string; password: string }, unknown]
  /** Of the provider, not of the server: what it refuses is said on the card's field. */
  makePaymentMethod: [{ method: MethodToMake; buyer: Buyer }, { readonly id: string }]
  authenticate: [{ clientSecret: string }, unknown]
}
export type CallAnswer<C extends keyof Calls> = AnswerTo<Calls, C>
export type ServerCommand = CommandOf<Calls>
export type AnswerEvent = AnsweredBy<Calls>

export type CheckoutCommand = ServerCommand | { readonly type: 'signOut' }

type Events = {
  buyerTyped: { draft: BuyerDraft }
  buyerSubmitted: { buyer: Buyer }
  signInChosen: unknown
  emailTyped: { text: string }
  signInSubmitted: { email: Email; password: string }
  signedOut: unknown
  methodChosen: { method: CardMethod }
  /** The card's field has changed: what was wrong with it is no longer known. */
  cardChanged: unknown
  /** With a key that no other attempt has. */
  paySubmitted: { key: string }
  /** The buyer has confirmed in the wallet's own sheet; with a key that no other attempt has. */
  walletConfirmed: { key: string }
  /** What was not charged is not to be sent again: another card, or other details. */
  paymentGivenUp: unknown
  /** The buyer goes on although nobody could say what became of an earlier attempt, or knowing that it was charged. */
  unresolvedLeft: unknown
  /** Whoever was signed in has signed out, in this tab or in another one. */
  signedOutAnywhere: unknown
  giftTyped: { draft: GiftDraft }
  giftSubmitted: { gift: Gift }
  giftSkipped: unknown
  passwordSubmitted: { password: string }
  retry: unknown
  back: unknown
  reloaded: unknown
}
export type CheckoutEvent = AnswerEvent | EventsNamed<Events>

export type CheckoutStep = Step<CheckoutState, CheckoutCommand>
export type CheckoutRules = Rules<CheckoutState, CheckoutEvent, CheckoutCommand>
