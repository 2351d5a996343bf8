import type { Cents } from '../shared/money.ts'
import type { PurchaseOption } from '../shared/purchaseOption.ts'
import type { PurchaseAnswer } from './order.ts'

/**
 * An attempt to pay whose outcome is not known: what it takes to look it up and to say which one it is, and nothing of who
 * paid. It outlives its checkout: a reload, another tab, a deployment (NET-08).
 */
export type UnresolvedPayment = {
  /** The attempt's idempotency key. */
  readonly key: string
  readonly option: PurchaseOption
  readonly amount: Cents
}

/** One or more of them. */
export type UnresolvedPayments = readonly [UnresolvedPayment, ...UnresolvedPayment[]]

/** What is known of an attempt that was found when another checkout opened. */
export type Found =
  /** It is being looked up, or closed; that reached nobody, or whom it reached could not say; or it has not arrived so far. */
  | { readonly lookUp: 'asking' | 'closing' | 'unreachable' | 'noWord' | 'notCharged' }
  /** It was charged. What was bought is being read, or can be read no longer. */
  | { readonly lookUp: 'charged' | 'chargedUnread'; readonly purchase: PurchaseAnswer }
