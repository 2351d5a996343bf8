import type { Cents } from '../../shared/money/money.ts'

/** The amount of a payment, and the surface's reference to what it pays. It is recorded, so it names nothing of the payer. */
export type Payable = {
  readonly amount: Cents
  /** The sum that was due on a bill before this payment, and the sum that remains due after it. */
  readonly due?: Cents | undefined
  readonly remaining?: Cents | undefined
}

/** The types of a surface's payment. */
export type PaymentTypes = {
  what: Payable
  /** The further data of a request: never recorded. */
  details: unknown
  receipt: unknown
  /** Why nothing was paid, where the surface must lead somewhere. */
  because: unknown
}

/** The attempt's idempotency key: one intention, and the same for every request of the attempt. */
export type Keyed = { readonly key: string }

/** `startedAt`: milliseconds since 1970, where the record has it. */
export type Recorded<What> = Keyed & What & { readonly startedAt?: number }

/**
 * An attempt to pay without a known outcome: enough to look it up and to name it, and nothing of the payer. It outlives
 * a reload, the tab and a deployment. A surface adds its own reference to what was paid.
 */
export type RecordedAttempt = Recorded<Payable>

/** The attempts of this device without a known outcome, the oldest first. */
export type RecordedAttempts<Recorded> = readonly [Recorded, ...Recorded[]] | readonly []

export type PaymentRequest<P extends PaymentTypes> = Keyed & {
  readonly what: P['what']
  readonly details: P['details']
  /** The payment gateway's id of the card or wallet; null if no card is charged. */
  readonly paymentMethodId: string | null
}
