import type { Paid, TillReceipt } from '../../bill/paying/paymentWire.ts'
import { earnedOf } from '../../bill/sums/breakdown.ts'
import { sumOf } from '../../bill/sums/share.ts'
import type { Cents } from '../../shared/money/money.ts'
import type { Agreed } from './amounts.ts'

export type Receipt = TillReceipt &
  Pick<Paid, 'bonus' | 'rewardsBalance'> & {
    /** The rewards that paid. */
    readonly offers: readonly { readonly label: string; readonly amount: Cents }[]
    /** What the guest earns back; null where the server does not say. */
    readonly earned: Cents | null
  }

/** What the guest saved, as the server says; if it does not say, as agreed. House account and cash are their own money. */
export const savedBy = ({ offers }: Pick<Receipt, 'offers'>, { breakdown }: Agreed): Cents =>
  offers.length > 0 ? sumOf(offers.map(({ amount }) => amount)) : breakdown.offer

/** What the guest earns back, as the server says; if it does not say, `creditBack` of what the card paid. */
export const earnedBy = ({ earned }: Pick<Receipt, 'earned'>, { breakdown }: Agreed, creditBack: number): Cents =>
  earned ?? earnedOf(breakdown, creditBack)
