import { type Cents, cents } from '../shared/money.ts'

/** When an offer ends (CLM-28). A wire offer that says nothing lasts 30 days. */
export type Expiration =
  | { readonly mode: 'days'; readonly days: number }
  /** A calendar day, `YYYY-MM-DD`. */
  | { readonly mode: 'setDate'; readonly date: string }
  | { readonly mode: 'none' }

/** How the offer wants to reach the guest (CLM-19). */
export const contactNeeds = ['email', 'phone', 'emailAndPhone'] as const
export type ContactNeed = (typeof contactNeeds)[number]

/** A bonus that an existing member can buy instead (CLM-27). */
export type Tier = { readonly icoId: string; readonly pay: Cents; readonly get: Cents; readonly bonus: Cents }

export type Brand = { readonly name: string; readonly heroUrl: string | null; readonly logoUrl: string | null }

/** Those for whom an offer is, or who invite to it. One of the two is always there. */
export type Group = { readonly name: string | null; readonly imageUrl: string | null }

/** Who invites the guest to an offer that is a referral (CLM-30). */
export type Invitation = 'ambassador' | 'member'

/** A promotional offer as a guest may claim it. */
export type Offer = {
  readonly id: number
  readonly name: string
  /** Null where the offer names no amount: `defaultAmount` is shown. */
  readonly amount: Cents | null
  /** Null where nothing need be spent; 'notNamed' where nobody says how much. */
  readonly minimumSpend: Cents | 'notNamed' | null
  /** Null where the wire's cannot be read: then nothing is said of it. */
  readonly expiration: Expiration | null
  readonly newUsersOnly: boolean
  readonly contactNeed: ContactNeed
  readonly needsClaimCode: boolean
  /** Days and hours in words, where they are limited. */
  readonly redeemable: { readonly days: string | null; readonly hours: string | null }
  readonly details: string | null
  readonly open: boolean
  readonly geoName: string | null
  readonly brand: Brand | null
  readonly group: Group | null
  /** Null for an offer that nobody invites to. */
  readonly invitation: Invitation | null
  readonly tiers: readonly Tier[]
}

/** Shown where an offer names no amount (CLM-28). */
export const defaultAmount = cents(2500)
