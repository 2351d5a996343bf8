import * as z from 'zod/mini'
import { capitalized } from '../../shared/forms/capitalized.ts'
import { type Cents, dollars, price } from '../../shared/money/money.ts'
import { id, text } from '../../shared/api/wire.ts'

/** A tip, or a fee that went to the staff like one, as the bill called it. */
export type TipDetail = { readonly label: string; readonly amount: Cents }

const tipDetail = z.pipe(
  z.object({ amount: dollars, label: text, fee_type: text }),
  z.transform(({ amount, label, fee_type }): TipDetail => ({
    amount,
    label: label ?? capitalized(fee_type?.replaceAll('_', ' ') ?? 'tip'),
  })),
)

/** `tip_details` of a transaction: the server sends one tip as itself or as a list. A tip that is left out would count as bill. */
export const tipDetails = z.pipe(
  z.union([z.array(tipDetail), tipDetail]),
  z.transform((details): readonly TipDetail[] => ('amount' in details ? [details] : details)),
)

export const refundBody = z.object({
  credit_transaction_id: id,
  refund_reason: z.string().check(z.minLength(1)),
  refund_amount: price,
  refund_notes: z.string(),
  modify_tip: z.boolean(),
})
