import { earnedOf, savedOf } from '../../bill/sums/savings.ts'
import { sumOf } from '../../bill/sums/share.ts'
import type { Cents } from '../../shared/money/money.ts'
import type { Agreed } from './amounts.ts'

/** What was paid. */
export type Receipt = {
  /** Whether the restaurant's till knows of it. */
  readonly posInformed: boolean
  /** The rewards that paid. */
  readonly offers: readonly { readonly label: string; readonly amount: Cents }[]
  /** What the guest earns back; null where the server does not say. */
  readonly earned: Cents | null
  /** What a purchase of credit before this visit has brought on top; null for nothing. */
  readonly bonus: Cents | null
  /** The guest's new balance of rewards, if they take part in them. */
  readonly rewardsBalance: Cents | null
  /** What the card was charged; null: as agreed. */
  readonly charged: Cents | null
  readonly reference: string | null
  /** Milliseconds since 1970. */
  readonly at: number | null
}

/** What the guest saved, as the server says; if it does not say, as agreed. */
export const savedBy = ({ offers }: Pick<Receipt, 'offers'>, { breakdown }: Agreed): Cents =>
  offers.length > 0 ? sumOf(offers.map(({ amount }) => amount)) : savedOf(breakdown)

/** What the guest earns back, as the server says; if it does not say, `creditBack` of what the card paid. */
export const earnedBy = ({ earned }: Pick<Receipt, 'earned'>, { breakdown }: Agreed, creditBack: number): Cents =>
  earned ?? earnedOf(breakdown, creditBack)
