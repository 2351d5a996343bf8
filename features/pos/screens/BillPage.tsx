import type { ReactNode } from 'react'
import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { billNote } from '../../bill/paying/billNote.ts'
import { billRows } from '../../bill/paying/rows.ts'
import { headlineFromTotals } from '../../bill/sums/breakdown.ts'
import { BillOnSlip } from '../../bill/screens/BillOnSlip.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { isBusy } from '../../payment/attempt/paymentState.ts'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import type { PosEvent } from '../pos.ts'
import { type Sums, getSums, namesFromSums } from '../sums.ts'
import type { Visit } from '../visit.ts'
import { type StageProps, getHeader } from './page.ts'

type Props = StageProps & { visit: Visit; children: ReactNode }

export const Bill = ({ visit }: { visit: Visit }) => <ChargeBreakdown label={`Check ${visit.link.ticket}`} {...billRows(visit.ticket)} />

/** The page of every stage: the bill and what is due, beside or above what the diner does. */
export function BillPage({ visit, pageContext, payment, children }: Props) {
  const sums = getSums(visit)
  const headline = headlineFromTotals(sums.breakdown)
  return (
    <CheckoutPage
      sellerLogo={pageContext.logo}
      summaryLabel="Your bill"
      summaryNote={billNote(visit.venue.name, visit.link.ticket)}
      slip={{
        face: 'bill',
        ...(visit.venue.name !== null && { place: { name: visit.venue.name } }),
        stub: [{ term: 'Check', detail: visit.link.ticket }],
      }}
      summary={
        <BillOnSlip
          label={`Check ${visit.link.ticket}`}
          ticket={visit.ticket}
          payment={{ breakdown: sums.breakdown, names: namesFromSums(visit, sums) }}
        />
      }
      sum={formatMoney(headline.amount, visit.ticket.currency)}
      sumLabel={headline.label}
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
