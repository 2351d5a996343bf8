import type { EarlierLookUp, RecordedAttempt, RecordedAttempts } from '../payment/earlierAttempts.ts'
import type { PurchaseOption } from '../shared/purchaseOption.ts'
import type { PurchaseAnswer } from './order.ts'

/** An attempt to pay for an option, without a known outcome. */
export type UnresolvedPayment = RecordedAttempt & { readonly option: PurchaseOption }

export type UnresolvedPayments = RecordedAttempts<UnresolvedPayment>

/** What is known of an earlier visit's attempt. */
export type Found =
  | { readonly lookUp: EarlierLookUp }
  /** It was charged, and what was bought is being read or cannot be read. */
  | { readonly lookUp: 'charged' | 'chargedUnread'; readonly purchase: PurchaseAnswer }
