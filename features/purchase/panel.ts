import type { Cents } from '../shared/money.ts'
import type { PurchaseOption } from '../shared/purchaseOption.ts'

/** What is sold: credit for the buyer's own account, or gift cards (PUR-05). */
export const tabs = ['cash', 'giftCards'] as const
export type Tab = (typeof tabs)[number]

/** A sum at a price (PUR-03). */
export type Tier = {
  readonly option: PurchaseOption
  readonly pay: Cents
  readonly get: Cents
  /** What the price used to bring, to be shown struck through; null where nothing changed. */
  readonly strikeThroughGet: Cents | null
  /** What it gains, in the restaurant's words or in a sum; null where it gains nothing. */
  readonly label: string | null
}

/** What an open amount brings (PUR-10). */
export type Incentive =
  /** `amount` more, or off, for each whole multiple of `spend`. */
  | { readonly type: 'flatBonusAmountPerSpend' | 'flatDiscountAmountPerSpend'; readonly spend: Cents; readonly amount: Cents }
  /** A share more, or off, in percent, as a decimal number: `"12.5"`. Text keeps every decimal exactly. */
  | { readonly type: 'flatBonusPercent' | 'flatDiscountPercent'; readonly percent: string }
export type IncentiveType = Incentive['type']

/** Any sum from `minimum` on, which is above zero, with a few to press (PUR-04). */
export type OpenAmount = { readonly incentive: Incentive; readonly minimum: Cents; readonly presets: readonly Cents[] }

/** How one thing is sold. */
export type Offering =
  | { readonly kind: 'tiers'; readonly tiers: readonly [Tier, ...Tier[]] }
  | { readonly kind: 'openAmount'; readonly terms: OpenAmount }

/** At least one of the two is sold. */
export type Offerings =
  | { readonly cash: Offering; readonly giftCards: Offering | null }
  | { readonly cash: null; readonly giftCards: Offering }

export type Sale = { readonly status: 'planning' | 'soldOut' } | { readonly status: 'open'; readonly offerings: Offerings }

/** Colours that a restaurant chose for its headline, `#rrggbb` (PUR-07). */
export type HeadlineColours = { readonly background: string; readonly text: string }

/** A promotion that runs on the page; `endsOn` is a calendar day, `YYYY-MM-DD` (PUR-06). */
export type Promotion = { readonly slug: string; readonly endsOn: string | null }

/** Does it still run on that day? Its last day is one of its own. */
export const runsOn = ({ endsOn }: Promotion, today: string): boolean => endsOn === null || endsOn >= today

/** What a restaurant says on its purchase page, whatever is sold there. */
export type PanelWords = {
  readonly projectId: string
  readonly headline: string | null
  readonly colours: HeadlineColours | null
  readonly promotion: Promotion | null
  readonly finePrint: string | null
}

/** What a restaurant sells on its purchase page. */
export type Panel = PanelWords & { readonly sale: Sale }

/** What is sold under a tab, and under the other one; null where that one sells nothing. */
export type Sold = { readonly tab: Tab; readonly offering: Offering; readonly other: Offering | null }

/** What is sold under a tab, or the other tab's where that one sells nothing. */
export const soldUnder = ({ cash, giftCards }: Offerings, tab: Tab): Sold => {
  if (cash === null) return { tab: 'giftCards', offering: giftCards, other: null }
  return tab === 'giftCards' && giftCards ? { tab, offering: giftCards, other: cash } : { tab: 'cash', offering: cash, other: giftCards }
}
