import type { Cents } from '../../../features/shared/money/money.ts'

/** A payment of a check, as a diner sends it. */
export type DinerPayment = {
  readonly key: string
  readonly projectId: string
  /** Null for a project without locations. */
  readonly locationId: string | null
  readonly ticket: string
  /** What was due when the diner agreed. */
  readonly due: Cents
  readonly claimId: string | null
  readonly cash: Cents
  readonly tip: Cents
  readonly paymentMethodId: string | null
  /** Who is signed in; null for a guest. */
  readonly email: string | null
}
