import * as z from 'zod/mini'
import { dollars, price } from '../shared/money.ts'
import { id, listOf, orElse, text } from '../shared/wire.ts'

const tipDetail = z.object({ amount: dollars, label: text, fee_type: text })

/** `tip_details` of a transaction: the server sends one tip as itself or as a list. */
export const tipDetails = orElse(
  z.pipe(
    z.union([listOf(tipDetail), tipDetail]),
    z.transform((details) => ('amount' in details ? [details] : details)),
  ),
  [],
)

/** The body of a refund (MGR-11). */
export const refundBody = z.object({
  credit_transaction_id: id,
  refund_reason: z.string().check(z.minLength(1)),
  refund_amount: price,
  refund_notes: z.string(),
  modify_tip: z.boolean(),
})
