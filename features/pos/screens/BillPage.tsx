import type { ReactNode } from 'react'
import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { billRows } from '../../bill/rows.ts'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import type { PosEvent, Visit } from '../pos.ts'
import { type Around, headerOf } from './around.ts'

type Props = {
  visit: Visit
  around: Around
  send: (event: PosEvent) => void
  /** While the payment is on its way nobody leaves by a stray tap (POS-02). */
  isProcessing: boolean
  /** The amount that is always in sight. */
  sum: { readonly label: string; readonly amount: Cents }
  children: ReactNode
}

/** The itemised bill, with every fee (POS-16). */
export const Bill = ({ visit }: { visit: Visit }) => <ChargeBreakdown label={`Check ${visit.link.ticket}`} {...billRows(visit.ticket)} />

/** The page of every stage: the bill and what is due, beside or above what the diner does. */
export function BillPage({ visit, around, send, isProcessing, sum, children }: Props) {
  return (
    <CheckoutPage
      sellerLogo={around.logo}
      summaryLabel="Your bill"
      summary={<Bill visit={visit} />}
      sum={formatMoney(sum.amount)}
      sumLabel={sum.label}
      {...headerOf(around, visit.link.returnUrl, send, isProcessing)}>
      {children}
    </CheckoutPage>
  )
}
