import { type Cents, cents } from '../../shared/money/money.ts'

const largeBill = cents(200_00)
const alwaysHigh = cents(1_000_00)

/** Above the bill, or above half of a bill beyond $200. */
export const isLargeShare = (tip: Cents, bill: Cents): boolean => tip > (bill > largeBill ? bill / 2 : bill)

/** A tip that is confirmed before it is paid: above the bill, above half of a bill beyond $200, and always above $1,000. */
export const isHighTip = (tip: Cents, bill: Cents): boolean => tip > alwaysHigh || isLargeShare(tip, bill)
