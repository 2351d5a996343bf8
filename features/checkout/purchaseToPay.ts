import * as z from 'zod/mini'
import { optionQuery, purchaseOption } from '../shared/money/purchaseOption.ts'
import type { Allowed, Paying } from '../payment/attempt/gate.ts'
import { type Agreement, linesOf } from '../payment/agreement.ts'
import type { Keyed, PaymentRequest, Recorded, Uncharged } from '../payment/attempt/attempt.ts'
import type { PaymentRules } from '../payment/attempt/payment.ts'
import { type Thing, things } from '../payment/thing.ts'
import { hashPayer } from '../payment/wire/hashPayer.ts'
import { memberFromAccount } from './account.ts'
import type { Buyer, Visit } from './visit.ts'
import type { PurchaseAnswer } from './order.ts'
import { getQuestions } from './pricing/total.ts'
import { type Repricing, repricingAfter } from './pricing/refusedTotal.ts'
import { renewalConsent } from './pricing/renewal.ts'

/** The recorded terms of a purchase: the option, and the buyer's `hashPayer`. */
export const purchaseReference = z.object({ option: purchaseOption, buyer: z.string() })
export type PurchaseReference = z.output<typeof purchaseReference>

/** `amount` is the total that the buyer saw when they pressed Pay. No other total may be charged. */
type PurchaseToPay = Agreement & { readonly terms: PurchaseReference }
export type PurchaseAttempt = Keyed & Pick<Agreement, 'amount' | 'currency'> & PurchaseReference & { readonly startedAt?: number }

export const attemptFrom = ({ key, amount, currency, terms, startedAt }: Recorded<PurchaseToPay>): PurchaseAttempt => ({
  key,
  amount,
  currency,
  ...terms,
  ...(startedAt !== undefined && { startedAt }),
})

/** Why nothing was paid, where the checkout goes on in another way. */
export type NotPaid =
  | { readonly kind: 'expired' }
  /** The member's token has ended; with the card that was to pay. */
  | { readonly kind: 'tokenEnded'; readonly paymentMethodId: string | null }
  | ({ readonly kind: 'repriced' } & Repricing)

/** The payment of a purchase. `isMember`: by the signed-in member; otherwise by a guest, even if a member is signed in. */
export type PurchasePayment = {
  what: PurchaseToPay
  details: { readonly promoCode: string | null; readonly buyer: Buyer; readonly isMember: boolean }
  receipt: PurchaseAnswer
  reason: NotPaid
}

/** A buyer at the card. `agreedTo`: the `renewalConsent` that they have ticked. */
type AtCard = { readonly visit: Visit; readonly buyer: Buyer; readonly agreedTo: string | null }

export function purchaseBy({ visit: { order, account }, buyer, agreedTo }: AtCard): Allowed<PurchasePayment> {
  const terms = { option: order.option, buyer: hashPayer(buyer.email) }
  return {
    asks: getQuestions(order),
    what: {
      thing: thingOf(terms),
      at: [optionQuery(order.option)],
      name: null,
      amount: order.pay,
      currency: order.currency,
      pays: linesOf({ card: order.pay }),
      gets: linesOf({ credit: order.get }),
      due: null,
      rest: null,
      consent: agreedTo,
      terms,
    },
    details: { promoCode: order.promoCode, buyer, isMember: memberFromAccount(account) !== null },
  }
}

/** Whether the renewal of this order still needs the buyer's consent. */
const lacksConsent = ({ visit: { order }, agreedTo }: AtCard): boolean => ![null, agreedTo].includes(renewalConsent(order))

/**
 * The same. While the member is being read, they must not pay as a guest, or for a second subscription without a warning.
 * Nothing that renews is paid without the buyer's consent to it.
 */
export function purchaseToPay(at: AtCard): Paying<PurchasePayment> {
  const { visit } = at
  const sum = { amount: visit.order.pay, currency: visit.order.currency }
  if (visit.account.kind === 'awaited') return { blocked: 'Your account is still being read. Please wait a moment.', sum }
  if (lacksConsent(at)) return { blocked: 'Please agree to the renewal first. Nothing was charged.', sum, isLiftedBy: 'payer' }
  return purchaseBy(at)
}

export const isBoughtBy = (attempt: PurchaseReference, { email }: { readonly email: string }): boolean => attempt.buyer === hashPayer(email)

/** A purchase is of an option, by its buyer. */
export const thingOf = ({ option, buyer }: PurchaseReference): Thing => things.purchase({ option: optionQuery(option), buyer })

export const isPurchaseOf = (attempt: PurchaseReference, { order: { option }, buyer }: Pick<Visit, 'order' | 'buyer'>): boolean =>
  thingOf(attempt) === thingOf({ option, buyer: hashPayer(buyer.email) })

function notPaid(why: Uncharged, request: PaymentRequest<PurchasePayment> | null): NotPaid | null {
  if (why.outcome !== 'refused' || request === null) return null
  const { refusal } = why
  const { details, paymentMethodId } = request
  if (refusal.status === 401 && details.isMember) return { kind: 'tokenEnded', paymentMethodId }
  const repricing = repricingAfter(refusal, details.promoCode)
  if (repricing) return { kind: 'repriced', ...repricing }
  return refusal.status === 410 ? { kind: 'expired' } : null
}

/** This page confirms everything that an attempt of this device has paid. */
export const purchaseRules: PaymentRules<PurchasePayment> = { pays: () => 'any', notPaid }
