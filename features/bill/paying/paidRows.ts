import { type Cents, type Currency, cents, formatMoney } from '../../shared/money/money.ts'
import type { Charge } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { type Headline, type Totals, headlineFromTotals } from '../sums/breakdown.ts'
import { subtract, sumOf, zeroCents } from '../sums/share.ts'
import { type NamedSum, less } from './rows.ts'

/** A payment that was made, as far as it is known. */
export type PaymentMade = {
  readonly currency: Currency
  /** The total is null where it is not known. */
  readonly totals: Pick<Totals, 'charged'> & { readonly grandTotal: Cents | null }
  /** The tip in the total; null where it is not known. */
  readonly tip: Cents | null
  /** The part of the tip that is a service charge. */
  readonly serviceCharge?: Cents
  /** The credit that has paid besides the card, by its name; empty where it has no name. */
  readonly credits: readonly NamedSum[]
  /** The card: "Visa ending in 4242". */
  readonly card?: string | null
  /** Whether a part of the bill stays unpaid. */
  readonly isPart?: boolean
  /** The whole bill, where a guest has paid a part of it; null where it is not known. */
  readonly partOf?: Cents | null
}

export const paidHeadline = ({ totals: { charged, grandTotal } }: PaymentMade): Headline =>
  grandTotal === null ? { label: 'Charged to card', amount: charged } : headlineFromTotals({ charged, grandTotal })

/** Credit by its names, where they add up to what the card has not paid. */
function namedCredits({ charged, grandTotal }: Totals, credits: PaymentMade['credits']): readonly NamedSum[] {
  const amount = cents(grandTotal - charged)
  if (amount <= 0) return []
  return sumOf(credits.map((credit) => credit.amount)) === amount ? credits : [{ label: 'Credit', amount }]
}

/** The lines that lead from the bill to the headline of a payment, to the cent. There are none where nothing leads to it. */
export function paidRows(payment: PaymentMade): readonly Charge[] {
  const { currency, totals, tip, serviceCharge = zeroCents, card = null, isPart = false, partOf = null } = payment
  const row = ({ amount, ...named }: NamedSum & { readonly note?: string }): Charge => ({ ...named, amount: formatMoney(amount, currency) })
  const subtotal = (sum: NamedSum): Charge => ({ ...row(sum), tone: 'subtotal' })
  const { charged, grandTotal } = totals
  if (grandTotal === null) return []
  const headline = paidHeadline(payment)
  const credits = namedCredits({ charged, grandTotal }, payment.credits)
  const bill: readonly (NamedSum & { readonly note?: string })[] =
    tip === null || (tip === 0 && partOf === null) || tip > grandTotal
      ? []
      : [
          {
            label: partOf !== null ? 'Your part' : isPart ? 'Part of the bill' : 'Bill',
            amount: subtract(grandTotal, tip),
            ...(partOf !== null && { note: `of ${formatMoney(partOf, currency)}` }),
          },
          { label: 'Service charge', amount: serviceCharge },
          { label: 'Tip', amount: subtract(tip, serviceCharge) },
        ].filter(({ amount }) => amount > 0)
  const end: Charge = { ...subtotal(headline), ...(card !== null && { note: card }) }
  if (headline.label === 'Total') {
    const lines = credits.length > 0 ? credits : bill
    return lines.length > 0 ? [...lines.map(row), end] : []
  }
  const total = { label: 'Total', amount: grandTotal }
  return [
    ...bill.map(row),
    bill.length > 0 ? subtotal(total) : row(total),
    ...credits.map(({ label, amount }): Charge => ({ ...row({ label, amount: less(amount) }), tone: 'credit' })),
    end,
  ]
}
