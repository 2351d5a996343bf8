import type { SavedCard } from '../payment/method.ts'
import type { Cents } from '../shared/money/money.ts'
import type { Referral } from '../shared/member/referral.ts'
import type { PurchaseOption } from '../shared/money/purchaseOption.ts'
import type { ActiveSubscription } from './activeSubscription.ts'

/** What is bought. */
export const products = ['credit', 'giftCard', 'pass'] as const
export type Product = (typeof products)[number]

/** `monthlyDay` is 1 to 31; a shorter month charges on its last day. */
export type Rhythm = { readonly interval: 'monthly'; readonly monthlyDay: number | null } | { readonly interval: 'yearly' }

/** `nextCharge` is a calendar day, `YYYY-MM-DD`. */
export type Billing = { readonly interval: 'once' } | (Rhythm & { readonly nextCharge: string; readonly cancelTerms: string })

/** What the buyer is about to pay for. */
export type Order = {
  readonly option: PurchaseOption
  readonly product: Product
  /** In the restaurant's words: "Harbor & Rye dining credit". */
  readonly name: string
  /** The full price, what is charged now, and what is credited. */
  readonly amount: Cents
  readonly pay: Cents
  readonly get: Cents
  /** The code that changed the price. */
  readonly promoCode: string | null
  readonly billing: Billing
}

/** The signed-in user. */
export type Member = {
  readonly token: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly cards: readonly SavedCard[]
  /** The subscription that they already pay for. */
  readonly subscription: ActiveSubscription | null
  /** What a referral of theirs brings. */
  readonly referral: Referral | null
}

/** The result of a purchase, as the server's answer names it. */
export type Purchase = {
  /** Without an id no gift can be sent. */
  readonly id: string | null
  /** The full price. */
  readonly amount: Cents
  /** What was to be charged, and what has been charged. The receipt shows the second. */
  readonly toCharge: Cents
  readonly charged: Cents
  /** What was to be credited, and what has been credited. */
  readonly toCredit: Cents
  readonly credited: Cents
  /** The account's credit afterwards; null if there is no account. */
  readonly balance: Cents | null
  /** The buyer keeps the gift card's bonus. */
  readonly keepsGiftBonus: boolean
  readonly billing: { readonly interval: 'once' } | Rhythm
  /** The address of the receipt. */
  readonly email: string | null
  /** Lets a new user set a password; null for an existing user. */
  readonly resetToken: string | null
}

/** The purchase as the answer tells it; null for a field that is missing or cannot be read. */
export type PurchaseAnswer = { readonly [Field in keyof Purchase]: Purchase[Field] | null }
