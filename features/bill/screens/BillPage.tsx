import { CheckoutPage, type CheckoutPageProps } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import type { PlaceBrand } from '../../shared/api/placeBrand.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { placeLogo } from '../../shared/screens/PlacePicture.tsx'
import type { PaymentNames } from '../paying/rows.ts'
import { type Breakdown, headlineFromTotals } from '../sums/breakdown.ts'
import type { Ticket } from '../ticket.ts'
import { youPay } from './BillForm.tsx'
import { BillOnSlip } from './BillOnSlip.tsx'

type Props = Omit<CheckoutPageProps, 'folds' | 'summaryLabel' | 'slip' | 'summary' | 'sum' | 'sumLabel'> & {
  restaurant: string | null
  /** Its pictures; null where the server has none. */
  brand: PlaceBrand | null
  check: string | null
  ticket: Ticket
  /** Null where nothing is left to pay. */
  payment: { readonly breakdown: Breakdown; readonly names: Omit<PaymentNames, 'cashName'> } | null
  /** Accessible name of the bill's lines. */
  label?: string
}

/** The page on which a guest pays: the bill and what is due, beside or above what they do. */
export function BillPage({ restaurant, brand, check, ticket, payment, label, ...page }: Props) {
  const amount = payment ? headlineFromTotals(payment.breakdown).amount : ticket.total
  return (
    <CheckoutPage
      {...page}
      folds={false}
      summaryLabel="Your bill"
      slip={{
        face: 'bill',
        ...(restaurant !== null && {
          place: { name: restaurant, picture: placeLogo(brand), ...(check !== null && { detail: `Check ${check}` }) },
        }),
        stub: check === null ? [] : [{ term: 'Check', detail: check }],
      }}
      summary={<BillOnSlip ticket={ticket} payment={payment} {...(label !== undefined && { label })} />}
      sum={formatMoney(amount, ticket.currency)}
      sumLabel={payment ? youPay : 'Bill'}
    />
  )
}
