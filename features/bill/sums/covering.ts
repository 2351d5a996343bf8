import type { Cents } from '../../shared/money/money.ts'
import { breakdownOf, isCovered } from './breakdown.ts'
import { zeroCents } from './share.ts'
import type { Ticket } from '../ticket.ts'

export type BillFunds = {
  /** Platewell cash. */
  readonly cash: Cents
  /** What the reward of this visit pays. */
  readonly offer: Cents
}

type CoveredBill = Pick<Ticket, 'amount' | 'due' | 'houseAccount' | 'cardOnly'>

const withoutTip = (bill: CoveredBill, { cash, offer }: BillFunds) => breakdownOf(bill, { split: null, offer, cash, tip: zeroCents })

/** What 'Just cover my bill today' charges: the part of the bill that balance and offer do not pay. */
export const shortfallOf = (bill: CoveredBill, funds: BillFunds): Cents => withoutTip(bill, funds).card

/** Where hosted checkout goes when the bill has loaded. Add Credit is never reached by itself. */
export type FirstStep = 'returnToOrder' | 'redeemCredit' | 'review'

export type TipStep = {
  /** The restaurant's default tip; below zero it disables the tip. */
  readonly defaultTip: number | null
  readonly canBeSkipped: boolean
}

/** The first step of a bill. A bill that others have paid in full leaves nothing to do either, so it returns as well. */
export function firstStepOf(bill: CoveredBill, funds: BillFunds, { defaultTip, canBeSkipped }: TipStep): FirstStep {
  if (bill.amount === 0 || bill.due === 0) return 'returnToOrder'
  if (isCovered(withoutTip(bill, funds))) return defaultTip !== null && defaultTip < 0 ? 'redeemCredit' : 'review'
  return canBeSkipped ? 'review' : 'redeemCredit'
}

/** Where the review's Back button goes. */
export const stepBeforeReview = (bill: CoveredBill, funds: BillFunds): 'addCredit' | 'redeemCredit' =>
  shortfallOf(bill, funds) > 0 ? 'addCredit' : 'redeemCredit'
