import * as z from 'zod/mini'
import { failureFields } from '../../payment/wire/chargeWire.ts'
import { isRefusal } from '../../shared/api/answers/isRefusal.ts'
import { bool, documentedAs, flag, id, integer, listOf, optional, text } from '../../shared/api/wire.ts'
import { timestamp } from '../../shared/dates/timestamp.ts'
import { type Cents, centsSchema, dollars, signedDollars } from '../../shared/money/money.ts'
import { zeroCents, sumOf } from '../sums/arithmetic.ts'
import { mapped } from '../../shared/api/mapped.ts'

const wholeCents = z.codec(integer, centsSchema.check(z.minimum(0)), { decode: (amount) => amount, encode: (amount) => amount })

/** The tip of hosted checkout's payment: in dollars (B §9). */
export const tipInDollars = z.object({ amount: dollars, stripe_source_id: id })

/** The tip of a manager's payment: in cents (B §7). */
export const tipInCents = z.object({ amount: wholeCents, stripe_source_id: id })

const partsOf = <Part extends z.ZodMiniType>(part: Part) => z.object({ payments: optional(listOf(part), []) })

/** For the contract: a `pos_success` with a till that took the payment. */
export const posInformed = <Part extends z.ZodMiniType>(part: Part) =>
  z.union([z.literal([true, 'true', 1, '1']), z.extend(partsOf(part), { errors: z.nullish(z.null()), error: z.nullish(z.null()) })])

/** The parts of a payment in `pos_success`: true, or an object without errors. Null for anything else: the till may lack the payment. */
function posSuccess<Part extends z.ZodMiniType>(part: Part) {
  const success = z.union([bool, partsOf(part)])
  const withoutErrors = z.custom<z.input<typeof success>>((value) => value === false || !isRefusal(value))
  documentedAs.set(withoutErrors, z.union([z.literal([false, 'false', 0, '0']), posInformed(part)]))
  return optional(
    mapped(z.pipe(withoutErrors, success), (informed): readonly z.output<Part>[] | null =>
      typeof informed === 'object' ? informed.payments : informed ? [] : null,
    ),
  )
}

/** The charge. The specification names no reference, time or charge: these fields are our decision. */
export const transactionWire = z.object({
  id: optional(id),
  amount_charged: optional(dollars),
  created_at: optional(timestamp),
  ...failureFields,
})

/** Fields of a payment at the till on the wire; `part`: of `pos_success`. Give the decoded fields to `tillReceiptFromWire`. */
export const tillFields = <Part extends z.ZodMiniType>(part: Part) => ({
  pos_success: posSuccess(part),
  transaction: optional(transactionWire),
  ...failureFields,
})

/** A payment at the till. The money has moved, even if other fields cannot be read. */
export type TillReceipt = {
  /** Whether the till was informed of the payment. */
  readonly posInformed: boolean
  /** The charge to the card; null: as agreed. */
  readonly charged: Cents | null
  readonly reference: string | null
  /** Milliseconds since 1970. */
  readonly at: number | null
}

type TillRead = { readonly pos_success: unknown; readonly transaction: z.output<typeof transactionWire> | null }

export const tillReceiptFromWire = ({ pos_success, transaction }: TillRead): TillReceipt => ({
  posInformed: pos_success !== null,
  charged: transaction?.amount_charged ?? null,
  reference: transaction?.id ?? null,
  at: transaction?.created_at?.getTime() ?? null,
})

/** The part paid by one source of money: a reward, the balance, a card. */
export type PartPaid = { readonly type: string; readonly label: string; readonly amount: Cents }

/** The result of paying a bill (B §3, payment response). The money has moved, even if other fields cannot be read. */
export type Paid = {
  /** Whether the till was informed. If not, the guest must inform the staff. */
  readonly posInformed: boolean
  readonly parts: readonly PartPaid[]
  /** The part that rewards paid: 'You saved $X today'. */
  readonly saved: Cents
  /** 'You earned $X Back' */
  readonly earned: Cents
  /** The bonus of a purchase of credit before this visit; null for none. */
  readonly bonus: Cents | null
  /** The balance of rewards; null for a guest who has joined no rewards. */
  readonly rewardsBalance: Cents | null
}

const credit = z.object({ amount: dollars })

/** Fields of a payment on the wire. Spread them into its schema, and give the result to `paidFromWire`. */
export const paidFields = {
  pos_success: posSuccess(z.object({ type: optional(z.string(), 'other'), label: text, amount: dollars })),
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
  balance: 'Balance',
  house_account: 'House account',
  card: 'Card',
  tip: 'Tip',
}

type RewardsRead = Pick<PaidRead, 'prepurchase_bonus' | 'opt_in_platewell' | 'new_platewell_balance'>

/** The changes of the guest's credit and rewards after a payment. */
export function rewardsFromWire({ prepurchase_bonus: bonus, ...wire }: RewardsRead): Pick<Paid, 'bonus' | 'rewardsBalance'> {
  const amount = bonus !== null && typeof bonus === 'object' ? bonus.amount : bonus
  return { bonus: amount === zeroCents ? null : amount, rewardsBalance: wire.opt_in_platewell ? wire.new_platewell_balance : null }
}

export function paidFromWire(wire: PaidRead): Paid {
  const parts = (wire.pos_success ?? []).map(({ type, label, amount }) => ({ type, label: label ?? labels[type] ?? 'Other', amount }))
  return {
    posInformed: wire.pos_success !== null,
    parts,
    saved: sumOf(parts.filter(({ type }) => type === 'offer').map(({ amount }) => amount)),
    earned: sumOf(wire.subscription_credit_back ? [wire.subscription_credit_back.amount] : []),
    ...rewardsFromWire(wire),
  }
}
