import type { CardName } from '../payment/cardText.ts'
import type { Cents } from '../shared/money/money.ts'

/** A charge of a subscription, as far as it can be read. */
export type Charge = {
  readonly id: string
  readonly subscriptionId: string
  /** The calendar day, `YYYY-MM-DD`. */
  readonly day: string
  readonly amount: Cents
  readonly status: 'paid' | 'pending' | 'failed' | 'refunded'
  readonly card: CardName | null
  /** The address of its receipt. */
  readonly receipt: string | null
}

/** The charges of one subscription, the latest first. The server sends the latest last. */
export const chargesOf = (charges: readonly Charge[], id: string): readonly Charge[] =>
  charges.filter(({ subscriptionId }) => subscriptionId === id).toReversed()
