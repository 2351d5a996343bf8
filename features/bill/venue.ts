import type { SavedCard } from '../payment/attempt/attempt.ts'
import type { CashParts } from './reading/balances.ts'
import type { PlaceBrand } from '../shared/api/placeBrand.ts'
import type { Zone } from '../shared/dates/zone.ts'
import type { Cents, Currency } from '../shared/money/money.ts'
import type { TipDefaults } from './tipping/tip.ts'
import type { Offer } from './sums/offers.ts'

/** Credit that a diner can buy at the table. */
export type CreditOption = { readonly id: string; readonly pay: Cents; readonly get: Cents }

/** The restaurant that takes the payment, and the signed-in diner's credit there (B §3, Project and External location). */
export type Venue = {
  /** Null: the server does not say whose bill it is, so nothing can be paid. */
  readonly projectId: string | null
  readonly projectSlug: string | null
  readonly name: string | null
  /** The location, where the project has several; null for the project itself. */
  readonly locationId: string | null
  /** The diner's balance here. */
  readonly cash: Cents
  readonly cashParts: CashParts | null
  readonly cards: readonly SavedCard[]
  /** The visible ones. */
  readonly creditOptions: readonly CreditOption[]
  readonly offers: readonly Offer[]
  /** The claim of the offer that is chosen at first; null for none. */
  readonly chosenClaimId: string | null
  /** The diner's credit back: a fraction. */
  readonly creditBack: number
  readonly tip: TipDefaults & { readonly canBeSkipped: boolean }
  /** Whether only who is signed in can pay here. */
  readonly membersOnly: boolean
  readonly timeZone: Zone
  /** Null for the enterprise's. */
  readonly currency: Currency | null
  /** The payment provider is loaded with it; null: with the deployment's. */
  readonly stripeKey: string | null
  readonly logo: string | null
  /** The page that sells credit to the diner. */
  readonly purchasePage: string | null
  /** Its pictures; null where the server has none. */
  readonly brand: PlaceBrand | null
}

/** A restaurant that can be paid: the server names the bill's project. */
export type PaidVenue = Venue & { readonly projectId: string }
