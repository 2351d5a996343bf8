import type { Cents } from '../../../features/shared/money/money.ts'

/** A purchase, as a buyer sends it. */
export type Purchase = {
  readonly kind: 'ico' | 'gco'
  readonly optionId: string
  readonly promoCode: string | null
  /** The total that the buyer agreed to. */
  readonly agreed: Cents
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Null if there is nothing to pay. */
  readonly paymentMethodId: string | null
  readonly key: string
}
