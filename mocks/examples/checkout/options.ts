import type { OrderWire } from '../../../features/checkout/wire/orderWire.ts'
import { panels } from '../../../features/store/examples/panels.ts'

type Option = Omit<OrderWire, 'amount_to_charge' | 'code'>

const terms = {
  monthly: 'Cancel at any time, on this site or in the app; what is paid stays yours.',
  yearly: 'Cancel on this site or in the app, up to a day before.',
}

/** Subscriptions, and the pass. */
const special: readonly Option[] = [
  {
    kind: 'ico',
    id: 'ico-monthly',
    product: 'credit',
    name: 'Dining credit, every month',
    amount: 40,
    credit_to_give: 50,
    billing_interval: 'monthly',
    monthly_billing_day: 21,
    next_charge_on: '2026-12-21',
    cancel_by: '2026-12-20',
    cancel_terms: terms.monthly,
  },
  {
    kind: 'ico',
    id: 'ico-yearly',
    product: 'credit',
    name: 'Dining credit, every year',
    amount: 400,
    credit_to_give: 550,
    billing_interval: 'yearly',
    next_charge_on: '2027-11-20',
    cancel_by: '2027-11-19',
    cancel_terms: terms.yearly,
  },
  { kind: 'ico', id: 'ico-pass', product: 'pass', name: 'The pass: a drink with every dinner, for a year', amount: 99, credit_to_give: 0 },
  { kind: 'ico', id: 'ico-free', product: 'credit', name: 'A first dinner on the house', amount: 0, credit_to_give: 10 },
  { kind: 'ico', id: 'ico-expired', product: 'credit', name: 'Dining credit of last season', amount: 50, credit_to_give: 60 },
]

const tiers: readonly Option[] = panels.flatMap(({ wire: { icos = [], gcos = [], standard_gcos = [], fine_print } }) => [
  ...icos.map(({ ico_slug: id, pay_amount: amount, get_amount, priced_by_personal_data }) => ({
    priced_by_personal_data,
    kind: 'ico' as const,
    id,
    product: 'credit' as const,
    name: 'Dining credit',
    amount,
    fine_print: fine_print ?? null,
    credit_to_give: get_amount,
  })),
  ...[...gcos, ...standard_gcos].map(({ gco_slug: id, pay_amount: amount, get_amount }) => ({
    kind: 'gco' as const,
    gift_by_text: true,
    id,
    product: 'gift_card' as const,
    name: 'Gift card',
    amount,
    fine_print: fine_print ?? null,
    credit_to_give: get_amount,
  })),
])

/** Every option that the sandbox sells at a fixed price, with unique ids: on several pages, the first one's. */
export const checkoutOptions: readonly Option[] = [...special, ...new Map(tiers.toReversed().map((tier) => [tier.id, tier])).values()]

/** An option whose price has expired: it opens, and is refused when it is paid. */
export const expiredOption = 'ico-expired'

/** A promo code that lowers a price, but is refused when it is paid. */
export const endedCode = 'WINTER10'

/** A promo code that is refused when the price is read. */
export const refusedCode = 'AUTUMN10'
