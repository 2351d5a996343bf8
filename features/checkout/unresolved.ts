import type { EarlierLookUp, RecordedAttempt, RecordedAttempts } from '../payment/earlierAttempts.ts'
import type { PurchaseOption } from '../shared/money/purchaseOption.ts'
import type { PurchaseAnswer } from './order.ts'

/** What is recorded of a purchase: the option, and `buyerMark` of who buys it. An earlier build's record has no mark. */
export type PurchaseReference = { readonly option: PurchaseOption; readonly buyer?: string | undefined }

/** An attempt to pay for an option, without a known outcome. */
export type UnresolvedPayment = RecordedAttempt & PurchaseReference

export type UnresolvedPayments = RecordedAttempts<UnresolvedPayment>

/**
 * Tells two buyers of one device apart without saving the address, whether they are signed in or not. A small hash (FNV-1a) is
 * enough for that: it protects no secret and is compared with nothing else.
 */
export function buyerMark(email: string): string {
  let hash = 0x81_1c_9d_c5
  for (const letter of email.trim().toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  return (hash >>> 0).toString(36)
}

/** What is known of an earlier visit's attempt. */
export type Found =
  | { readonly lookUp: EarlierLookUp }
  /** It was charged, and what was bought is being read or cannot be read. */
  | { readonly lookUp: 'charged' | 'chargedUnread'; readonly purchase: PurchaseAnswer }
