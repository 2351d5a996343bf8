import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { paymentRows } from '../../bill/rows.ts'
import type { Paying } from '../paying.ts'

/** Which money pays what. It always adds up to the total. */
export const PaymentSummary = ({ paying: { breakdown, reward } }: { readonly paying: Paying }) => (
  <ChargeBreakdown label="How you pay" {...paymentRows(breakdown, reward?.offer.name ?? 'Reward')} />
)
