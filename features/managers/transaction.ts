import * as z from 'zod/mini'
import { type TipDetail, tipDetails } from '../bill/refundWire.ts'
import { type Cents, cents, dollars, signedDollars } from '../shared/money/money.ts'
import { timestamp } from '../shared/dates/timestamp.ts'
import { bool, fields, id, listOf, listOrEmpty, optional, orElse, text } from '../shared/api/wire.ts'
import { nameOrUnnamed } from './guest.ts'

/** A refund in the history of a payment: who made it, when and why. */
const pastRefund = fields({
  id: ['id', id],
  status: ['status', orElse(z.literal(['done', 'pending', 'failed']), 'done')],
  bill: ['amount', dollars],
  tip: ['tip_amount', orElse(dollars, cents(0))],
  at: ['created_at', optional(timestamp)],
  by: ['refunded_by', text],
  /** The value of a reason, as `refundReasons` names it. */
  reason: ['reason', text],
  notes: ['notes', text],
})
export type PastRefund = z.output<typeof pastRefund>

/** A payment at a location, or a refund of one. */
export type Transaction = {
  readonly id: string
  readonly guestName: string
  /** When it was made; null where the server has no time that can be read. */
  readonly at: Date | null
  readonly checkNumber: string | null
  /** Below zero for a refund. */
  readonly amount: Cents
  readonly isRefund: boolean
  /** What was charged at first, tips included. */
  readonly originalAmount: Cents
  readonly tips: readonly TipDetail[]
  /** Oldest first. */
  readonly refunds: readonly PastRefund[]
  /** The server would refund some of it. */
  readonly refundable: boolean
  /** The most of the bill that the server would refund; null where it gives no amount. */
  readonly refundLimit: Cents | null
  /** In the server's words; `Not Refunded` for none. */
  readonly refundStatus: string
}

export const notRefunded = 'Not Refunded'

/** Shown where a guest or their payments cannot be read. */
export const fetchFailure = 'Failed to fetch transactions.'

/** The server says whether it refunds, or how much. A number is an amount, so that 1 is no yes. */
const refundableWire = orElse(z.union([dollars, bool]), false)

const transactionWire = z.object({
  id,
  user_name: nameOrUnnamed,
  created_at: optional(timestamp),
  check_number: optional(id),
  amount: signedDollars,
  original_amount: optional(signedDollars),
  tip_details: tipDetails,
  refunds: listOrEmpty(pastRefund),
  refundable: refundableWire,
  refund_status: text,
  credit_type: text,
})

export const transaction = z.pipe(
  transactionWire,
  z.transform((wire): Transaction => {
    const isRefund = wire.credit_type === 'refund_redemption'
    return {
      id: wire.id,
      guestName: wire.user_name,
      at: wire.created_at,
      checkNumber: wire.check_number,
      amount: isRefund ? cents(-Math.abs(wire.amount)) : wire.amount,
      isRefund,
      originalAmount: wire.original_amount ?? wire.amount,
      tips: wire.tip_details,
      refunds: wire.refunds,
      refundable: !isRefund && Boolean(wire.refundable),
      refundLimit: typeof wire.refundable === 'number' ? wire.refundable : null,
      refundStatus: wire.refund_status ?? notRefunded,
    }
  }),
)

/** `{ transactions: … }` of the wire. */
export const transactionsResponse = z.pipe(
  z.object({ transactions: listOf(transaction) }),
  z.transform(({ transactions }) => transactions),
)
