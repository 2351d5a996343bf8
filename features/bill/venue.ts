import type { SavedCard } from '../payment/attempt/attempt.ts'
import type { Country } from '../../themes/enterprise.ts'
import type { CashParts } from './reading/balances.ts'
import type { Cents } from '../shared/money/money.ts'
import type { TipDefaults } from './tipping/tip.ts'
import type { Offer } from './sums/offers.ts'

/** Credit that a diner can buy at the table. */
export type CreditOption = { readonly id: string; readonly pay: Cents; readonly get: Cents }

/** Where a bill is paid, and what the signed-in diner has there (B §3, Project and External location). */
export type Venue = {
  /** Null: the server does not say whose bill it is, so nothing can be paid. */
  readonly projectId: string | null
  readonly projectSlug: string | null
  readonly name: string | null
  /** The location, where the project has several; null for the project itself. */
  readonly locationId: string | null
  /** What the diner can spend here. */
  readonly cash: Cents
  readonly cashParts: CashParts | null
  readonly cards: readonly SavedCard[]
  /** The visible ones. */
  readonly creditOptions: readonly CreditOption[]
  readonly offers: readonly Offer[]
  /** The claim of the offer that is chosen at first; null for none. */
  readonly chosenClaimId: string | null
  /** What the diner earns back: a fraction. */
  readonly creditBack: number
  readonly tip: TipDefaults & { readonly canBeSkipped: boolean }
  /** Whether only who is signed in can pay here. */
  readonly membersOnly: boolean
  readonly timeZone: string | null
  /** Decides the currency; null for the deployment's. */
  readonly country: Country | null
  /** The payment provider is loaded with it; null: with the deployment's. */
  readonly stripeKey: string | null
  readonly logo: string | null
  /** Where the diner can buy credit. */
  readonly purchasePage: string | null
}
