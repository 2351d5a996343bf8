import type { Paid, TillReceipt } from '../../bill/paying/paymentWire.ts'
import { sumOf } from '../../bill/sums/share.ts'
import type { Cents } from '../../shared/money/money.ts'
import type { AgreedBill } from '../../bill/paying/agreedBill.ts'

export type Receipt = TillReceipt &
  Pick<Paid, 'bonus' | 'rewardsBalance'> & {
    readonly offers: readonly { readonly label: string; readonly amount: Cents }[]
    /** The guest's credit back; null if the server has none. */
    readonly earned: Cents | null
  }

/** The guest's savings: the server's number, else as agreed. House account and cash are their own money. */
export const savedBy = ({ offers }: Pick<Receipt, 'offers'>, { breakdown }: AgreedBill): Cents =>
  offers.length > 0 ? sumOf(offers.map(({ amount }) => amount)) : breakdown.offer
