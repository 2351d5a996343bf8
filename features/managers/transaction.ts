import * as z from 'zod/mini'
import { type Cents, cents, signedDollars } from '../shared/money.ts'
import { timestamp } from '../shared/timestamp.ts'
import { flag, id, listOf, optional, text } from '../shared/wire.ts'
import { nameOrUnnamed } from './guest.ts'

/** A payment at a location, or a refund of one (MGR-04, MGR-11). */
export type Transaction = {
  readonly id: string
  readonly guestName: string
  /** When it was made; null where the server has no time that can be read. */
  readonly at: Date | null
  readonly checkNumber: string | null
  /** Below zero for a refund. */
  readonly amount: Cents
  /** The server would refund some of it. */
  readonly refundable: boolean
  /** In the server's words; `Not Refunded` for none. */
  readonly refundStatus: string
}

export const notRefunded = 'Not Refunded'

const transactionWire = z.object({
  id,
  user_name: nameOrUnnamed,
  created_at: optional(timestamp),
  check_number: optional(id),
  amount: signedDollars,
  refundable: flag,
  refund_status: text,
  credit_type: text,
})

const transaction = z.pipe(
  transactionWire,
  z.transform((wire): Transaction => ({
    id: wire.id,
    guestName: wire.user_name,
    at: wire.created_at,
    checkNumber: wire.check_number,
    amount: wire.credit_type === 'refund_redemption' ? cents(-Math.abs(wire.amount)) : wire.amount,
    refundable: wire.refundable,
    refundStatus: wire.refund_status ?? notRefunded,
  })),
)

/** `{ transactions: … }` of the wire. */
export const transactionsResponse = z.pipe(
  z.object({ transactions: listOf(transaction) }),
  z.transform(({ transactions }) => transactions),
)
