import type { PaymentMade } from '../bill/paying/paidRows.ts'
import { creditLines } from '../bill/paying/rows.ts'
import type { Paid } from './states.ts'

/** The payment as it was made. Another charge than the agreed one has an unknown part for the tip. `cashName`: of the diner's balance. */
export const getPaymentMade = ({ charged, grandTotal, agreed, parts }: Paid, cashName: string): PaymentMade => ({
  totals: { charged, grandTotal },
  tip: parts && charged === agreed ? parts.tip : null,
  credits: parts ? creditLines(parts, { offerName: null, cashName }) : [],
  isPart: parts !== undefined && parts.remaining > 0,
})
