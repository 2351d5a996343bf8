import type { Paid, TillReceipt } from '../../bill/paying/paymentWire.ts'
import { getEarnedCredit } from '../../bill/sums/breakdown.ts'
import { sumOf } from '../../bill/sums/share.ts'
import type { Cents } from '../../shared/money/money.ts'
import type { Agreed } from './amounts.ts'

export type Receipt = TillReceipt &
  Pick<Paid, 'bonus' | 'rewardsBalance'> & {
    readonly offers: readonly { readonly label: string; readonly amount: Cents }[]
    /** The guest's credit back; null if the server has none. */
    readonly earned: Cents | null
  }

/** The guest's savings: the server's number, else as agreed. House account and cash are their own money. */
export const savedBy = ({ offers }: Pick<Receipt, 'offers'>, { breakdown }: Agreed): Cents =>
  offers.length > 0 ? sumOf(offers.map(({ amount }) => amount)) : breakdown.offer

/** The guest's credit back: the server's number, else `creditBack` of the card's part. */
export const earnedBy = ({ earned }: Pick<Receipt, 'earned'>, { breakdown }: Agreed, creditBack: number): Cents =>
  earned ?? getEarnedCredit(breakdown, creditBack)
