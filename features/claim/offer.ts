import { type Cents, cents } from '../shared/money/money.ts'

/** When an offer ends. */
export type Expiration =
  | { readonly mode: 'days'; readonly days: number }
  /** A calendar day, `YYYY-MM-DD`. */
  | { readonly mode: 'setDate'; readonly date: string }
  | { readonly mode: 'none' }

/** The contact that the offer needs. */
export const contactNeeds = ['email', 'phone', 'emailAndPhone'] as const
export type ContactNeed = (typeof contactNeeds)[number]

/** A bonus that an existing member can buy instead. */
export type Tier = { readonly icoId: string; readonly pay: Cents; readonly get: Cents; readonly bonus: Cents }

export type Brand = { readonly name: string; readonly heroUrl: string | null; readonly logoUrl: string | null }

/** The group that an offer is for, or that invites to it. At least one of the two is set. */
export type Group = { readonly name: string | null; readonly imageUrl: string | null }

/** Who invites the guest to an offer that is a referral. */
export type Invitation = 'ambassador' | 'member'

/** A promotional offer as a guest may claim it. */
export type Offer = {
  readonly id: number
  readonly name: string
  /** Null if the offer names no amount: `defaultAmount` is shown. */
  readonly amount: Cents | null
  /** Null if there is no minimum; 'notNamed' if there is one without an amount. */
  readonly minimumSpend: Cents | 'notNamed' | null
  /** Null if the server's value cannot be read: then the page shows none. */
  readonly expiration: Expiration | null
  readonly newUsersOnly: boolean
  readonly contactNeed: ContactNeed
  readonly needsClaimCode: boolean
  /** Texts of the days and hours, if they are limited. */
  readonly redeemable: { readonly days: string | null; readonly hours: string | null }
  readonly details: string | null
  readonly open: boolean
  readonly geoName: string | null
  readonly brand: Brand | null
  readonly group: Group | null
  /** Null for an offer that is no referral. */
  readonly invitation: Invitation | null
  readonly tiers: readonly Tier[]
}

/** Shown if an offer names no amount. */
export const defaultAmount = cents(2500)
