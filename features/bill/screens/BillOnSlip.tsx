import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { BillLines } from '../../../ui/CheckoutPage/BillRows.tsx'
import { type PaymentNames, billRows, rowsBelowBill } from '../paying/rows.ts'
import type { Breakdown } from '../sums/breakdown.ts'
import type { Ticket } from '../ticket.ts'
import { useCashName } from './useCashName.ts'

type Props = {
  /** Accessible name of the bill's lines: "Bill". */
  label?: string
  ticket: Ticket
  /** The ids of the lines that were paid; none by default. */
  paid?: readonly string[] | undefined
  /** This payment of it, line by line as it is chosen; null where nothing is to pay. */
  payment: { readonly breakdown: Breakdown; readonly names: Omit<PaymentNames, 'cashName'> } | null
}

/** The lines of a bill on its slip, then those of the payment. The slip's amount is their sum. */
export function BillOnSlip({ label = 'Bill', ticket, paid, payment }: Props) {
  const cashName = useCashName()
  const { rows, sum } = billRows(ticket, paid)
  const total = sum && { ...sum, tone: 'subtotal' as const }
  const lines = payment && rowsBelowBill(payment.breakdown, { ...payment.names, cashName }, ticket)
  return (
    <>
      <ChargeBreakdown label={label} rows={[...rows, ...(total ? [total] : [])]} sum={null} />
      {lines && <BillLines where="slip" label="This payment" rows={lines} />}
    </>
  )
}
