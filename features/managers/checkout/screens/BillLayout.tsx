import type { ReactNode } from 'react'
import { ChargeBreakdown } from '../../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { PayFoot } from '../../../../ui/StickyFooter/payFoot.ts'
import { CheckoutPage } from '../../../../ui/CheckoutPage/CheckoutPage.tsx'
import { headlineFromTotals } from '../../../bill/sums/breakdown.ts'
import { billRows, paymentRows } from '../../../bill/paying/rows.ts'
import { useCashName } from '../../../bill/screens/useCashName.ts'
import type { Ticket } from '../../../bill/ticket.ts'
import { formatMoney } from '../../../shared/money/money.ts'
import type { ShownPayment } from '../choices.ts'
import type { CheckoutPageData } from './page.ts'

type Props = {
  ticket: Ticket
  page: CheckoutPageData
  /** The charge of this payment: beside the step, or above it on a phone. */
  payment?: ShownPayment
  /** Whether a payment is in progress: then nobody signs out by an accidental tap. */
  isPaying?: boolean
  /** Whether a link leads back to the form in which the bill was entered. */
  canEnterAnother?: boolean
  children: ReactNode
}

const fact = (term: string, detail: string | null | undefined | false) => (typeof detail === 'string' ? [{ term, detail }] : [])

/** The page of every step that shows the bill: beside the step, or opened by 'View your bill' on a phone. */
export function BillLayout({ ticket, page, payment, isPaying = false, canEnterAnother = false, children }: Props) {
  const { location, notes, employee, checkHref } = page
  const { code, due, total, currency } = ticket
  const cashName = useCashName()
  const sum = payment ? headlineFromTotals(payment.breakdown) : { label: 'Amount due', amount: due }
  const names = { cashName, serviceChargeGoesTo: location.rules.autoGratuityGoesTo }
  const charge = payment && <ChargeBreakdown label="This payment" {...paymentRows(payment.breakdown, { ...names, ...payment }, currency)} />
  return (
    <CheckoutPage
      sellerLogo={location.logo}
      slip={{
        face: 'bill',
        place: location.name ? { name: location.name } : undefined,
        stub: [
          ...fact('Check', code),
          ...fact('Still due', due < total && formatMoney(due, currency)),
          ...fact('Employee', employee?.name),
          ...fact('Notes', notes),
        ],
      }}
      note={charge}
      summaryLabel="View your bill"
      sumLabel={sum.label}
      sum={formatMoney(sum.amount, currency)}
      summary={
        <>
          {charge}
          <ChargeBreakdown label="Bill" {...billRows(ticket)} />
        </>
      }
      mayLeave={!isPaying}
      {...(canEnterAnother && { back: { href: checkHref, label: 'Another check', short: 'Back' } })}>
      {/* Each step of this tool names its own sum. */}
      <PayFoot value={null}>{children}</PayFoot>
    </CheckoutPage>
  )
}
