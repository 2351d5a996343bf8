import type { Cents } from '../shared/money.ts'
import type { PurchaseOption } from '../shared/purchaseOption.ts'
import type { PurchaseAnswer } from './order.ts'

/**
 * An attempt to pay without a known outcome: enough to look it up and to name it, and nothing of the buyer. It outlives
 * a reload, the tab and a deployment (NET-08).
 */
export type UnresolvedPayment = {
  /** The attempt's idempotency key. */
  readonly key: string
  readonly option: PurchaseOption
  readonly amount: Cents
}

export type UnresolvedPayments = readonly [UnresolvedPayment, ...UnresolvedPayment[]]

/** What is known of an earlier visit's attempt. */
export type Found =
  /** `unreachable`: no answer. `noFinalAnswer`: the answer did not settle it. `notCharged`: the attempt has not arrived so far. */
  | { readonly lookUp: 'asking' | 'closing' | 'unreachable' | 'noFinalAnswer' | 'notCharged' }
  /** It was charged, and what was bought is being read or cannot be read. */
  | { readonly lookUp: 'charged' | 'chargedUnread'; readonly purchase: PurchaseAnswer }
