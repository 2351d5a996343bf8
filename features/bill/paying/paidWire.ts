import * as z from 'zod/mini'
import { type Cents, dollars, signedDollars } from '../../shared/money/money.ts'
import { flag, optional, orElse, text } from '../../shared/api/wire.ts'
import { posSuccessWith } from './posSuccess.ts'
import { zeroCents, sumOf } from '../sums/share.ts'

/** What one source of money has paid: a reward, the balance, a card. */
export type PartPaid = { readonly type: string; readonly label: string; readonly amount: Cents }

/** What the server says of a bill's payment (B §3, payment response). The money has moved, whatever else cannot be read. */
export type Paid = {
  /** Whether the restaurant's till knows of it. If not, the staff must be told. */
  readonly posInformed: boolean
  readonly parts: readonly PartPaid[]
  /** What rewards have paid: 'You saved $X today'. */
  readonly saved: Cents
  /** 'You earned $X Back' */
  readonly earned: Cents
  /** What a purchase of credit before this visit has brought on top; null for nothing. */
  readonly bonus: Cents | null
  /** The balance of rewards, for who takes part in them; null for everybody else. */
  readonly rewardsBalance: Cents | null
}

const part = z.object({ type: orElse(z.string(), 'other'), label: text, amount: dollars })

const credit = z.object({ amount: dollars })

/** Fields of a payment on the wire. Spread them into its schema, and give the result to `paidOf`. */
export const paidFields = {
  pos_success: posSuccessWith(part),
  subscription_credit_back: optional(credit),
  // The specification names the field, and not whether it is an amount or holds one.
  prepurchase_bonus: optional(z.union([dollars, credit])),
  opt_in_platewell: flag,
  new_platewell_balance: optional(signedDollars),
}

const fields = z.object(paidFields)
type PaidRead = z.output<typeof fields>

const labels: Readonly<Record<string, string>> = {
  offer: 'Reward',
  balance: 'Platewell cash',
  house_account: 'House account',
  card: 'Card',
  tip: 'Tip',
}

export function bonusOf({ prepurchase_bonus: bonus }: Pick<PaidRead, 'prepurchase_bonus'>): Cents | null {
  const amount = bonus !== null && typeof bonus === 'object' ? bonus.amount : bonus
  return amount === zeroCents ? null : amount
}

export const rewardsBalanceOf = ({
  opt_in_platewell,
  new_platewell_balance,
}: Pick<PaidRead, 'opt_in_platewell' | 'new_platewell_balance'>) => (opt_in_platewell ? new_platewell_balance : null)

export function paidOf(wire: PaidRead): Paid {
  const parts = (wire.pos_success ?? []).map(({ type, label, amount }) => ({ type, label: label ?? labels[type] ?? 'Other', amount }))
  return {
    posInformed: wire.pos_success !== null,
    parts,
    saved: sumOf(parts.filter(({ type }) => type === 'offer').map(({ amount }) => amount)),
    earned: sumOf(wire.subscription_credit_back ? [wire.subscription_credit_back.amount] : []),
    bonus: bonusOf(wire),
    rewardsBalance: rewardsBalanceOf(wire),
  }
}
