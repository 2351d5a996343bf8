import type { Cents } from '../shared/money.ts'
import type { PurchaseOption } from '../shared/purchaseOption.ts'
import type { ActiveSubscription } from './activeSubscription.ts'

/** What is bought (CHK-05, CHK-09). */
export const products = ['credit', 'giftCard', 'pass'] as const
export type Product = (typeof products)[number]

/** How often it is charged; each month on that day of it (1 to 31), or its last where it is shorter (CHK-06, CHK-08). */
export type Rhythm = { readonly interval: 'monthly'; readonly monthlyDay: number | null } | { readonly interval: 'yearly' }

/** When it is charged: once, or again and again from a calendar day (`YYYY-MM-DD`) on (CHK-08). */
export type Billing = { readonly interval: 'once' } | (Rhythm & { readonly nextCharge: string; readonly cancelTerms: string })

/** What the buyer is about to pay for (CHK-03). */
export type Order = {
  readonly option: PurchaseOption
  readonly product: Product
  /** In the restaurant's words: "Harbor & Rye dining credit". */
  readonly name: string
  /** What it costs before anything is taken off, what is charged now, and what is credited. */
  readonly amount: Cents
  readonly pay: Cents
  readonly get: Cents
  /** The code that changed the price; null where none did. */
  readonly promoCode: string | null
  readonly billing: Billing
}

/** A card that the buyer has paid with before. */
export type SavedCard = {
  readonly id: string
  readonly brand: string
  readonly lastFour: string
  /** Month 1 to 12, and the full year. */
  readonly expires: { readonly month: number; readonly year: number }
}

/** Who is signed in. */
export type Member = {
  readonly token: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly cards: readonly SavedCard[]
  /** What they pay for again and again already; null for nothing. */
  readonly subscription: ActiveSubscription | null
}

/** What became of a purchase, in the answer's own terms (CHK-10). */
export type Purchase = {
  /** Null where the answer names none: then no gift can be sent for it. */
  readonly id: string | null
  /** What it costs before anything is taken off. */
  readonly amount: Cents
  /** What was to be charged, and what has been: what the receipt speaks of. */
  readonly toCharge: Cents
  readonly charged: Cents
  /** What was to be credited, and what has been. */
  readonly toCredit: Cents
  readonly credited: Cents
  /** The account's credit after it; null for what is no account's. */
  readonly balance: Cents | null
  /** The bonus stays with the giver. */
  readonly keepsGiftBonus: boolean
  readonly billing: { readonly interval: 'once' } | Rhythm
  /** Where the receipt went; null where nobody says. */
  readonly email: string | null
  /** Lets a new user set a password; null for who has one (CHK-07). */
  readonly resetToken: string | null
}

/** What the answer to a purchase says of it; null for what it does not say, or not so that it can be read. */
export type PurchaseAnswer = { readonly [Field in keyof Purchase]: Purchase[Field] | null }
