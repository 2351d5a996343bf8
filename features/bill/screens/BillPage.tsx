import { CheckoutPage, type CheckoutPageProps } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import type { PaymentNames } from '../paying/rows.ts'
import { type Breakdown, headlineFromTotals } from '../sums/breakdown.ts'
import type { Ticket } from '../ticket.ts'
import { BillOnSlip } from './BillOnSlip.tsx'

/** The restaurant and the check of a bill, on one line; null where neither is known. */
export const billNote = (restaurant: string | null, check: string | null): string | null =>
  [restaurant, check !== null && `Check ${check}`].filter(Boolean).join(' · ') || null

type Props = Omit<CheckoutPageProps, 'summaryLabel' | 'summaryNote' | 'slip' | 'summary' | 'sum' | 'sumLabel'> & {
  restaurant: string | null
  check: string | null
  ticket: Ticket
  /** Null where nothing is left to pay. */
  payment: { readonly breakdown: Breakdown; readonly names: Omit<PaymentNames, 'cashName'> } | null
  /** Accessible name of the bill's lines. */
  label?: string
}

/** The page on which a guest pays: the bill and what is due, beside or above what they do. */
export function BillPage({ restaurant, check, ticket, payment, label, ...page }: Props) {
  const headline = payment ? headlineFromTotals(payment.breakdown) : { label: 'Bill', amount: ticket.total }
  return (
    <CheckoutPage
      {...page}
      summaryLabel="Your bill"
      summaryNote={billNote(restaurant, check)}
      slip={{
        face: 'bill',
        ...(restaurant !== null && {
          place: { name: restaurant, ...(check !== null && page.folds === false && { detail: `Check ${check}` }) },
        }),
        stub: check === null ? [] : [{ term: 'Check', detail: check }],
      }}
      summary={<BillOnSlip ticket={ticket} payment={payment} {...(label !== undefined && { label })} />}
      sum={formatMoney(headline.amount, ticket.currency)}
      sumLabel={headline.label}
    />
  )
}
