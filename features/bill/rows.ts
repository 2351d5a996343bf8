import type { ChargeBreakdownProps } from '../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { type Cents, formatMoney } from '../shared/money.ts'
import { billLines } from './billLines.ts'
import type { Breakdown } from './breakdown.ts'
import type { Ticket } from './ticket.ts'

type Rows = Pick<ChargeBreakdownProps, 'rows' | 'sum'>

/** The itemised bill for `ChargeBreakdown` (POS-16). */
export const billRows = (ticket: Ticket): Rows => ({
  rows: billLines(ticket).map(({ label, quantity, amount }) => ({
    label: quantity === null || quantity === 1 ? label : `${quantity} × ${label}`,
    amount: formatMoney(amount),
    tone: amount < 0 ? 'credit' : 'charge',
  })),
  sum: { label: 'Bill total', amount: formatMoney(ticket.total) },
})

/** Which money pays what, for `ChargeBreakdown` (POS-09, MGR-09). What pays nothing has no line. */
export function paymentRows(breakdown: Breakdown, offerName: string): Rows {
  const lines: readonly (readonly [label: string, amount: Cents])[] = [
    ['House account', breakdown.houseAccount],
    [offerName, breakdown.offer],
    ['Platewell cash', breakdown.cash],
    ['Card', breakdown.card],
    ['Tip', breakdown.tip],
  ]
  return {
    rows: lines.filter(([, amount]) => amount > 0).map(([label, amount]) => ({ label, amount: formatMoney(amount) })),
    sum: { label: 'Total', amount: formatMoney(breakdown.grandTotal) },
  }
}
