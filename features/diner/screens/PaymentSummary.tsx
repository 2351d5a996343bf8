import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { paymentRows } from '../../bill/rows.ts'
import type { Paying } from '../paying.ts'

/** How the payment comes to what the button says. */
export function PaymentSummary({ paying: { breakdown, reward } }: { readonly paying: Paying }) {
  return <ChargeBreakdown label="How you pay" {...paymentRows(breakdown, { offerName: reward?.offer.name ?? null })} />
}
