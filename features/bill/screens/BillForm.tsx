import type { ReactNode } from 'react'
import { BillLines, BillRows } from '../../../ui/CheckoutPage/BillRows.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { type LineOf, type PaymentNames, type PaymentRow, rowsBelowBill } from '../paying/rows.ts'
import { type Breakdown, headlineFromTotals } from '../sums/breakdown.ts'
import type { Ticket } from '../ticket.ts'
import { useCashName } from './useCashName.ts'

/** The headline of a payment that is not made yet. */
export const youPay = 'You pay'

/** A choice, with the line of the payment that it makes; null where it makes none. Without a choice the line stands alone. */
type Choice = (line: PaymentRow | null) => ReactNode

type Props = {
  ticket: Ticket
  breakdown: Breakdown
  names: Omit<PaymentNames, 'cashName'>
  split: ReactNode
  renderTip?: Choice | null
  renderReward?: Choice | null
  renderBalance?: Choice | null
  /** Further rows, which change no sum. */
  children?: ReactNode
}

/** The payment of a bill as its lines: those that the guest chooses are opened in place, and all of them add up to the sum at their end. */
export function BillForm({
  ticket,
  breakdown,
  names,
  split,
  renderTip = null,
  renderReward = null,
  renderBalance = null,
  children,
}: Props) {
  const cashName = useCashName()
  const rows = rowsBelowBill(breakdown, { ...names, cashName }, ticket)
  const lines = (label: string, ...of: readonly LineOf[]) => (
    <BillLines where="rows" label={label} rows={rows.filter((row) => of.includes(row.of))} />
  )
  const choice = (of: LineOf, make: Choice | null, label: string) =>
    make ? make(rows.find((row) => row.of === of) ?? null) : lines(label, of)
  return (
    <BillRows sum={{ label: youPay, amount: formatMoney(headlineFromTotals(breakdown).amount, ticket.currency) }}>
      {split}
      {lines('Your part', 'bill', 'serviceCharge')}
      {choice('tip', renderTip, 'Your tip')}
      {lines('With the tip', 'total', 'houseAccount')}
      {choice('reward', renderReward, 'Your reward')}
      {choice('cash', renderBalance, 'Your balance')}
      {children}
    </BillRows>
  )
}
