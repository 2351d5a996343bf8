import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { paymentRows } from '../../bill/rows.ts'
import type { Paying } from '../paying.ts'

/** Which money pays what. The lines always add up to the total. If a card pays the whole check, its line says 'Check'. */
export function PaymentSummary({ paying: { breakdown, reward } }: { readonly paying: Paying }) {
  const { rows, sum } = paymentRows(breakdown, reward?.offer.name ?? 'Reward')
  const isAllByCard = breakdown.card === breakdown.paying
  return (
    <ChargeBreakdown
      label="How you pay"
      rows={rows.map((row) => (isAllByCard && row.label === 'Card' ? { ...row, label: 'Check' } : row))}
      sum={sum}
    />
  )
}
