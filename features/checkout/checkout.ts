import * as z from 'zod/mini'
import { type Failure, type Submission, idle } from '../shared/api/answers/answer.ts'
import type * as flow from '../shared/flow/flow.ts'
import type { Rules, StateWith as S, Step } from '../shared/flow/flow.ts'
import { centsSchema, currencySchema } from '../shared/money/money.ts'
import { isSignedIn, unread } from './account.ts'
import { type BoughtState, savedBought } from './bought.ts'
import type { CheckoutCommand, CheckoutEvent } from './events.ts'
import { type Order, type PurchaseAnswer, purchaseAnswer } from './order.ts'
import { type PurchaseAttempt, purchaseReference } from './purchaseToPay.ts'
import { type Buyer, type Opening, type Visit, buyer, opening, savedVisit } from './visit.ts'

/** The order is read, or cannot be sold. A reload reads it. */
export type OpeningState =
  | S<'loading', { opening: Opening }>
  /** Null if the address names no option. */
  | S<'unknownOption', { opening: Opening | null }>
  /** Opened at the address that sells only subscriptions, with an option that is paid once. */
  | S<'notSubscription', { order: Order; opening: Opening }>
  | S<'failed', { cause: Failure; opening: Opening }>
  /** The buyer has signed out: their purchase is over here. `isToGive`: its gift was not sent. `opening`: of a new visit. */
  | S<'signedOut', { opening: Opening; isToGive: boolean }>

/** The buyer's details. A reload of `checkout` reads the order again. */
export type DetailsState =
  /** `promo`: a code that was typed, until the server has priced the order with it. `next`: the buyer who then goes on to the payment. */
  | S<'checkout', { visit: Visit; promo: Submission<{ readonly code: string | null; readonly next: Buyer | null }> }>
  /** The page signs them in. `submission`: of reading the member, once the session has begun. */
  | S<'signIn', { visit: Visit; submission: Submission }>

export type PayingState =
  /**
   * Here money may move. `notice`: why the last payment was not made, or that the total is another one; null for neither.
   * `agreedTo`: the `renewalConsent` of the box that the buyer has ticked; null for none. Consent to one price is none to another.
   */
  | S<'payment', { visit: Visit; buyer: Buyer; notice: string | null; agreedTo: string | null }>
  /** A payment was refused for its total and charged nothing. The new total is read for the buyer to agree to. */
  | S<'repricing', { visit: Visit; buyer: Buyer; reason: string }>
  | S<'expired', { visit: Visit }>

/** `paidBy`: the hash of the attempt's key, which opens the receipt. */
type Reading = {
  readonly attempt: Omit<PurchaseAttempt, 'key'>
  readonly paidBy: string
  readonly receipt: PurchaseAnswer
  readonly opening: Opening
}

/** `server`: it is being read. `retry`: it cannot be read. `buyer`: the gift card needs the buyer's address. */
type WaitsFor = { readonly kind: 'server' | 'retry' } | { readonly kind: 'buyer'; readonly submission: Submission }

/** An attempt has paid for something else than this visit was about to buy. What was bought is read, to confirm it. */
type ReadingState = S<'readingPurchase', Reading & { waitsFor: WaitsFor }>

export type CheckoutState = OpeningState | DetailsState | PayingState | ReadingState | BoughtState

export type CheckoutStatus = CheckoutState['status']
export type StateOf<Status extends CheckoutStatus> = flow.StateOf<CheckoutState, Status>
export type CheckoutStep = Step<CheckoutState, CheckoutCommand>

/** The event handlers of these states. They ignore all other events. */
export type RulesOf<State extends CheckoutState> = Pick<Rules<CheckoutState, CheckoutEvent, CheckoutCommand>, State['status']>

/** The props of a screen: its state, and a callback for the buyer's events. */
export type StepProps<Status extends CheckoutStatus> = flow.StepProps<StateOf<Status>, CheckoutEvent>

/** The states to which a reload leads, and the payment, to the last field. The others read the order again. */
export const savedState: z.ZodMiniType<CheckoutState> = z.discriminatedUnion('status', [
  z.object({ status: z.literal('loading'), opening }),
  z.object({ status: z.literal('signIn'), visit: savedVisit, submission: z.object({ phase: z.literal('idle') }) }),
  z.object({ status: z.literal('payment'), visit: savedVisit, buyer, notice: z.nullable(z.string()), agreedTo: z.nullable(z.string()) }),
  z.object({
    status: z.literal('readingPurchase'),
    attempt: z.extend(purchaseReference, { amount: centsSchema, currency: currencySchema }),
    paidBy: z.string(),
    receipt: purchaseAnswer,
    opening,
    waitsFor: z.object({ kind: z.literal('server') }),
  }),
  savedBought,
])

/** Reads the order first, and then the member. */
export const loadOrder = (opening: Opening): CheckoutStep => [
  { status: 'loading', opening },
  { type: 'loadOrder', link: opening.link },
]

/** The data of a visit to read again; with the buyer if they are at the card. Typed text stays. */
export const openingFromVisit = (
  { order, buyer, account, askedCode, typedCode, timeZone, present }: Visit,
  paying: Buyer | null = null,
): Opening => ({
  link: { option: order.option, promoCode: askedCode },
  isMember: isSignedIn(account),
  timeZone,
  buyer,
  ...(typedCode !== undefined && { typedCode }),
  ...(present && { present }),
  paying: paying && { buyer: paying, shown: order.pay },
  mustRenew: false,
})

export const loadOrderAgain = (visit: Visit, paying: Buyer | null = null) => loadOrder(openingFromVisit(visit, paying))

export const atCheckout = (visit: Visit, promo: StateOf<'checkout'>['promo'] = idle): StateOf<'checkout'> => ({
  status: 'checkout',
  visit,
  promo,
})

export const atPayment = (visit: Visit, buyer: Buyer, notice: string | null = null): StateOf<'payment'> => ({
  status: 'payment',
  visit,
  buyer,
  notice,
  agreedTo: null,
})

/** Reads a member who is not read yet, for a step that shows them: the answer to an earlier step's command is dropped. */
export function loadUnreadMember(state: StateOf<'checkout' | 'payment'>): CheckoutStep {
  const { kind } = state.visit.account
  if (kind !== 'awaited' && kind !== 'notRead') return [state]
  return [{ ...state, visit: { ...state.visit, account: unread(true) } }, { type: 'loadMember' }]
}

/** Reads what an attempt has bought; first a signed-in reader without an address, because whose it is decides what they may do. */
export const readPurchase = ({ attempt, paidBy, receipt, opening }: Reading): CheckoutStep => [
  { status: 'readingPurchase', attempt, paidBy, receipt, opening, waitsFor: { kind: 'server' } },
  opening.isMember && opening.buyer.email === ''
    ? { type: 'loadMember' }
    : { type: 'loadOrder', link: { option: attempt.option, promoCode: null } },
]
