import type { StripeElements, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js'
import { formatDay } from '../../../../features/shared/dates/day.ts'
import { type Cents, type Money, formatMoney } from '../../../../features/shared/money/money.ts'

/** The later charges of what is paid now: the first on `from`, a day `YYYY-MM-DD`. */
type Renewal = { readonly name: string; readonly amount: Cents; readonly from: string; readonly every: 'month' | 'year' }

/** `renewal`: null where it is paid once. */
export type Sum = Money & { readonly renewal: Renewal | null }

/** The payment, as the gateway's own parts of the page take it. */
export const saleFromSum = ({ amount, currency, renewal }: Sum) =>
  ({ mode: renewal ? 'subscription' : 'payment', amount, currency: currency.toLowerCase(), paymentMethodCreation: 'manual' }) as const

/** The renewal as Apple Pay shows it on its sheet, and in the wallet afterwards. `managementURL`: where it is canceled. */
export function applePayFromSum({ renewal }: Sum, managementURL: string): NonNullable<StripeExpressCheckoutElementOptions['applePay']> {
  if (renewal === null) return {}
  const { name, amount, from, every } = renewal
  return {
    recurringPaymentRequest: {
      paymentDescription: name,
      managementURL,
      regularBilling: {
        label: name,
        amount,
        // A day of the payer's calendar.
        recurringPaymentStartDate: new Date(`${from}T00:00`),
        recurringPaymentIntervalUnit: every,
        recurringPaymentIntervalCount: 1,
      },
    },
  }
}

/** The renewal in words, on the sheets of wallets that know no renewals: Google Pay. */
export function linesFromSum({ amount, currency, renewal }: Sum): readonly { readonly name: string; readonly amount: Cents }[] {
  if (renewal === null) return []
  const { name, amount: later, from, every } = renewal
  return [{ name: `${name}. Renews at ${formatMoney(later, currency)} every ${every} from ${formatDay(from)}`, amount }]
}

/** A confirmation in a wallet's sheet: its elements, the amount that it showed, and a way to report a failure to it. */
export type Consent = { readonly elements: StripeElements; readonly amount: Cents; readonly paymentFailed: () => void }
