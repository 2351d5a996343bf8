import type { StripeElements } from '@stripe/stripe-js'
import { chargedCurrency } from '../../../../features/shared/money/country.ts'
import type { Cents } from '../../../../features/shared/money/money.ts'

export type Sum = { readonly amount: Cents; readonly renews: boolean }

/** What the gateway's own parts of the page know of the payment. */
export const saleOf = ({ amount, renews }: Sum) =>
  ({ mode: renews ? 'subscription' : 'payment', amount, currency: chargedCurrency(), paymentMethodCreation: 'manual' }) as const

/** What the payer has confirmed in the gateway's own part of the page, with the amount that it showed, and a way to report a failure to it. */
export type Consent = { readonly elements: StripeElements; readonly amount: Cents; readonly paymentFailed: () => void }
