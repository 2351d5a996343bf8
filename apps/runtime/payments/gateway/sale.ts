import type { StripeElements } from '@stripe/stripe-js'
import { chargedCurrency } from '../../../../features/shared/money/country.ts'
import type { Cents } from '../../../../features/shared/money/money.ts'

export type Sum = { readonly amount: Cents; readonly renews: boolean }

/** The payment, as the gateway's own parts of the page take it. */
export const saleFromSum = ({ amount, renews }: Sum) =>
  ({ mode: renews ? 'subscription' : 'payment', amount, currency: chargedCurrency(), paymentMethodCreation: 'manual' }) as const

/** A confirmation in the gateway's own part of the page: its elements, the amount that it showed, and a way to report a failure to it. */
export type Consent = { readonly elements: StripeElements; readonly amount: Cents; readonly paymentFailed: () => void }
