import { type DayEverywhere, hasEnded } from '../shared/dates/dayEverywhere.ts'
import type { Cents } from '../shared/money/money.ts'
import type { PurchaseOption } from '../shared/money/purchaseOption.ts'

/** The products: account cash for the buyer, or gift cards. */
export const tabs = ['cash', 'giftCards'] as const
export type Tab = (typeof tabs)[number]

export const hashByTab: Readonly<Record<Tab, string>> = { cash: '#cash', giftCards: '#giftcards' }

/** `isPersonalPrice`: it was computed from the person's data. */
type Priced = { readonly isPersonalPrice?: true }

export type Tier = Priced & {
  readonly option: PurchaseOption
  readonly pay: Cents
  readonly get: Cents
  /** The former value, shown struck through; null if it did not change. */
  readonly strikeThroughGet: Cents | null
  readonly label: string | null
}

export type Incentive =
  /** `amount` for each whole multiple of `spend`. */
  | { readonly type: 'flatBonusAmountPerSpend' | 'flatDiscountAmountPerSpend'; readonly spend: Cents; readonly amount: Cents }
  /** In percent, as a decimal number: `"12.5"`. Text keeps every decimal exactly. */
  | { readonly type: 'flatBonusPercent' | 'flatDiscountPercent'; readonly percent: string }

/** Any amount from `minimum` on, which is above zero. The presets are the restaurant's, in its order; some may not be payable. */
export type OpenAmount = Priced & { readonly incentive: Incentive; readonly minimum: Cents; readonly presets: readonly Cents[] }

export type Offering =
  | { readonly kind: 'tiers'; readonly tiers: readonly [Tier, ...Tier[]] }
  | { readonly kind: 'openAmount'; readonly terms: OpenAmount }

/** At least one of the two is on sale. */
export type Offerings =
  | { readonly cash: Offering; readonly giftCards: Offering | null }
  | { readonly cash: null; readonly giftCards: Offering }

export type Sale = { readonly status: 'planning' | 'soldOut' } | { readonly status: 'open'; readonly offerings: Offerings }

/** The restaurant's colours for its headline, `#rrggbb`, at least one of them. */
export type HeadlineColours = { readonly background: string | null; readonly text: string | null }

/** `endsOn` is a calendar day, `YYYY-MM-DD`. */
export type Promotion = { readonly slug: string; readonly endsOn: string | null }

/**
 * Whether the promotion runs. A panel names no time zone, so its last day lasts until it has ended everywhere: nobody loses the promotion
 * by their own calendar. The server decides when it is late: it prices the option.
 */
export const runsOn = ({ endsOn }: Promotion, today: DayEverywhere): boolean => endsOn === null || !hasEnded(endsOn, today)

export type PanelDetails = {
  readonly projectId: string
  readonly headline: string | null
  readonly colours: HeadlineColours | null
  readonly promotion: Promotion | null
  readonly finePrint: string | null
}

export type Panel = PanelDetails & { readonly sale: Sale }

export type Sold = { readonly tab: Tab; readonly offering: Offering; readonly other: Offering | null }

/** The offering of a tab, or of the other tab if this one sells nothing. */
export const soldUnder = ({ cash, giftCards }: Offerings, tab: Tab): Sold => {
  if (cash === null) return { tab: 'giftCards', offering: giftCards, other: null }
  return tab === 'giftCards' && giftCards ? { tab, offering: giftCards, other: cash } : { tab: 'cash', offering: cash, other: giftCards }
}
