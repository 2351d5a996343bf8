import type { Charge, ChargeBreakdownProps } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { type Cents, cents, formatMoney } from '../../shared/money.ts'
import type { Agreed } from './request.ts'

export type SummaryLine = { readonly label: string; readonly amount: Cents; readonly note?: string }

const less = (amount: Cents): Cents => cents(0 - amount)

/** What the card is charged for, line by line. The lines add up to the charge, to the cent (MGR-09). */
export function summaryLines({ breakdown, tip, serviceCharge, offerName }: Agreed): readonly SummaryLine[] {
  const { paying, remaining, houseAccount, offer, cash } = breakdown
  const share = remaining > 0 ? { note: `${formatMoney(remaining)} stays due` } : {}
  const lines: readonly SummaryLine[] = [
    { label: remaining > 0 ? 'Part of the bill' : 'Bill', amount: paying, ...share },
    { label: 'Service charge', amount: serviceCharge },
    { label: 'Tip', amount: tip },
    { label: 'House account', amount: less(houseAccount) },
    { label: offerName ?? 'Reward', amount: less(offer) },
    { label: 'Platewell cash', amount: less(cash) },
  ]
  return lines.filter(({ amount }, index) => index === 0 || Math.abs(amount) > 0)
}

/** The lines for `ChargeBreakdown`. */
export const summaryRows = (agreed: Agreed): Pick<ChargeBreakdownProps, 'rows' | 'sum'> => ({
  rows: summaryLines(agreed).map(({ amount, ...line }): Charge => ({
    ...line,
    amount: formatMoney(amount),
    tone: amount < 0 ? 'credit' : 'charge',
  })),
  sum: { label: 'Charged to the card', amount: formatMoney(agreed.breakdown.charged) },
})
