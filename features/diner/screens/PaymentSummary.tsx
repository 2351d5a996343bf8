import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { paymentRows } from '../../bill/rows.ts'
import type { CheckAmounts } from '../checkAmounts.ts'

/** How the payment comes to what the button says. */
export function PaymentSummary({ amounts: { breakdown, reward } }: { readonly amounts: CheckAmounts }) {
  return <ChargeBreakdown label="How you pay" {...paymentRows(breakdown, { offerName: reward?.offer.name ?? null })} />
}
