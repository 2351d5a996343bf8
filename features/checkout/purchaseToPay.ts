import * as z from 'zod/mini'
import { purchaseOption } from '../shared/money/purchaseOption.ts'
import type { Payable, PaymentRequest, PaymentRules, Recorded } from '../payment/payment.ts'
import type { Uncharged } from '../payment/charge.ts'
import { memberOf } from './account.ts'
import type { Buyer, Visit } from './visit.ts'
import type { PurchaseAnswer } from './order.ts'
import { type Repricing, repricingAfter } from './transitions/refusedTotal.ts'

/** What is recorded of a purchase: the option, and `buyerMark` of who buys it. An earlier build's record has no mark. */
export const purchaseReference = z.object({ option: purchaseOption, buyer: z.optional(z.string()) })
export type PurchaseReference = z.output<typeof purchaseReference>

/** `amount` is the total that the buyer saw when they pressed Pay. No other total may be charged. */
type PurchaseToPay = Payable & PurchaseReference
export type PurchaseAttempt = Recorded<PurchaseToPay>

/** Why nothing was paid, where the checkout goes on in another way. */
export type NotPaid =
  | { readonly kind: 'expired' }
  /** The member's token has ended; with the card that was to pay. */
  | { readonly kind: 'tokenEnded'; readonly paymentMethodId: string | null }
  | ({ readonly kind: 'repriced' } & Repricing)

/** The payment of a purchase. `token` is the member's; null for a guest, even if the tab has a token. */
export type PurchasePayment = {
  what: PurchaseToPay
  details: { readonly promoCode: string | null; readonly buyer: Buyer; readonly token: string | null }
  receipt: PurchaseAnswer
  because: NotPaid
}

/**
 * Tells two buyers of one device apart without saving the address, whether they are signed in or not. A small hash (FNV-1a) is
 * enough for that: it protects no secret and is compared with nothing else.
 */
function buyerMark(email: string): string {
  let hash = 0x81_1c_9d_c5
  for (const letter of email.trim().toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  return (hash >>> 0).toString(36)
}

export const purchaseToPay = ({ order, account }: Visit, buyer: Buyer): Pick<PaymentRequest<PurchasePayment>, 'what' | 'details'> => ({
  what: { amount: order.pay, option: order.option, buyer: buyerMark(buyer.email) },
  details: { promoCode: order.promoCode, buyer, token: memberOf(account)?.token ?? null },
})

/** Whether an attempt pays what this visit buys. */
export const isPurchaseOf = ({ option, buyer }: PurchaseReference, { order, buyer: { email } }: Pick<Visit, 'order' | 'buyer'>): boolean =>
  option.kind === order.option.kind && option.id === order.option.id && buyer === buyerMark(email)

function leadsTo(because: Uncharged, { details, paymentMethodId }: PaymentRequest<PurchasePayment>): NotPaid | null {
  if (because.outcome !== 'refused') return null
  const { refusal } = because
  if (refusal.status === 401 && details.token !== null) return { kind: 'tokenEnded', paymentMethodId }
  const repricing = repricingAfter(refusal, details.promoCode)
  if (repricing) return { kind: 'repriced', ...repricing }
  return refusal.status === 410 ? { kind: 'expired' } : null
}

/** Whatever an attempt of this device has paid, this page confirms it. */
export const purchaseRules: PaymentRules<PurchasePayment> = { isOwn: () => true, leadsTo }
