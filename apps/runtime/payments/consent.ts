import type { StripeElements } from '@stripe/stripe-js'
import type { Cents } from '../../../features/shared/money/money.ts'

/** What the payer has confirmed in the gateway's own part of the page, with the amount that it showed, and a way to report a failure to it. */
export type Consent = { readonly elements: StripeElements; readonly amount: Cents; readonly paymentFailed: () => void }
