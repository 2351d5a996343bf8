import type { ReactNode } from 'react'
import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { billRows } from '../../bill/paying/rows.ts'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import { isBusy } from '../../payment/attempt/paymentState.ts'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import type { PosEvent } from '../pos.ts'
import type { Sums } from '../sums.ts'
import type { Visit } from '../visit.ts'
import { type StageProps, getHeader } from './page.ts'

type Props = StageProps & {
  visit: Visit
  /** The amount that is always in sight. */
  sum: { readonly label: string; readonly amount: Cents }
  children: ReactNode
}

export const Bill = ({ visit }: { visit: Visit }) => <ChargeBreakdown label={`Check ${visit.link.ticket}`} {...billRows(visit.ticket)} />

/** The page of every stage: the bill and what is due, beside or above what the diner does. */
export function BillPage({ visit, pageContext, payment, sum, children }: Props) {
  return (
    <CheckoutPage
      sellerLogo={pageContext.logo}
      summaryLabel="Your bill"
      summary={<Bill visit={visit} />}
      sum={formatMoney(sum.amount)}
      sumLabel={sum.label}
      {...getHeader(pageContext, visit.link.returnUrl, isBusy(payment.state))}>
      {children}
    </CheckoutPage>
  )
}

type LinkProps = { sums: Sums; send: (event: PosEvent) => void }

/** The way to Add Credit, which is never reached by itself. */
export const AddCreditLink = ({ sums, send }: LinkProps) =>
  sums.canAddCredit && (
    <TextButton icon="add" onClick={() => send({ type: 'addCreditChosen' })}>
      Add Credit
    </TextButton>
  )
