import * as z from 'zod/mini'
import { subtract, sumOf, zeroCents } from '../bill/sums/arithmetic.ts'
import { type Cents, cents, dollars, signedDollars } from '../shared/money/money.ts'
import { timestamp } from '../shared/dates/timestamp.ts'
import { orDropped } from '../shared/api/dropped.ts'
import { capitalized } from '../shared/forms/capitalized.ts'
import { bool, fields, id, inside, listedOf, nullish, optional, text, mapped } from '../shared/api/wire.ts'
import { nameOrUnnamed } from './guest.ts'

/** A tip, or a fee that went to the staff like one, as the bill called it. */
export type TipDetail = { readonly label: string; readonly amount: Cents }

const tipDetail = mapped(z.object({ amount: dollars, label: text, fee_type: text }), ({ amount, label, fee_type }): TipDetail => ({
  amount,
  label: label ?? capitalized(fee_type?.replaceAll('_', ' ') ?? 'tip'),
}))

/** `tip_details` of a transaction: the server sends one tip as itself or as a list. A tip that is left out would count as bill. */
export const tipDetails = mapped(z.union([z.array(tipDetail), tipDetail]), (details): readonly TipDetail[] =>
  'amount' in details ? [details] : details,
)

const pastRefund = fields({
  id: ['id', id],
  status: ['status', optional(z.literal(['done', 'pending', 'failed']), 'done')],
  bill: ['amount', dollars],
  // Without it nothing came off the tip. One that cannot be read is an error: a guess could refund it twice.
  tip: ['tip_amount', nullish(dollars, cents(0))],
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
  /** The original charge, tips included. */
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
  /** Whether the rest that can be refunded is unknown: a tip, a refund or another field that decides it cannot be read. */
  readonly isUnreadable: boolean
}

export const notRefunded = 'Not Refunded'

/** The sum of the row: what was paid, or, below zero, what a refund returned. */
export const getPaid = ({ amount, originalAmount, isRefund }: Transaction): Cents => (isRefund ? amount : originalAmount)

/** The tips of a payment, less those that were given back. */
export const getTips = ({ tips, refunds }: Transaction): Cents =>
  subtract(sumOf(tips.map(({ amount }) => amount)), sumOf(refunds.map(({ status, tip }) => (status === 'failed' ? zeroCents : tip))))

/** The sum that came back of a payment so far; the server's amount is what is left of it. */
export const getRefunded = (transaction: Transaction): Cents => cents(getPaid(transaction) - transaction.amount)

export const fetchFailure = 'Failed to fetch transactions.'

const unreadable = 'unreadable'
type Unreadable = typeof unreadable

/** The fallback for an absent or null value. One that cannot be read is marked, because it decides how much can be refunded. */
const readOr = <S extends z.ZodMiniType, const F>(schema: S, fallback: F) =>
  orDropped(
    z.codec(z.nullish(schema), z.custom<z.output<S> | F | Unreadable>(), { decode: (value) => value ?? fallback, encode: () => null }),
    unreadable,
  )

const noTips: readonly TipDetail[] = []
const noRefunds: readonly PastRefund[] = []
const words = z.string().check(z.trim())

const transactionWire = z.object({
  id,
  user_name: nameOrUnnamed,
  created_at: optional(timestamp),
  check_number: optional(id),
  amount: signedDollars,
  original_amount: readOr(dollars, null),
  tip_details: readOr(tipDetails, noTips),
  refunds: readOr(z.array(pastRefund), noRefunds),
  // The server sends a flag, or an amount. A number is an amount, so 1 does not mean true.
  refundable: readOr(z.union([dollars, bool]), false),
  refund_status: readOr(words, ''),
  credit_type: readOr(words, ''),
})
type TransactionRead = z.output<typeof transactionWire>

/** The value, or its fallback if it cannot be read. */
const known = <T, F>(value: T | Unreadable, instead: F): T | F => (value === unreadable ? instead : value)

/** The server reports a refund without an amount. */
function isUnexplained({ amount, original_amount, refundable, refund_status }: TransactionRead, refunds: readonly PastRefund[]): boolean {
  const isTouched = refund_status !== '' && refund_status !== notRefunded && !isAllRefunded(refund_status)
  const isExplained = refunds.length > 0 || typeof refundable === 'number' || amount < (known(original_amount, null) ?? amount)
  return isTouched && refundable !== false && !isExplained
}

/** Whether the words of the server say that nothing is left. */
export const isAllRefunded = (status: string): boolean => /^(fully )?refunded$/i.test(status)

function transactionFromWire(wire: TransactionRead): Transaction {
  const { id, user_name, created_at, check_number, amount, original_amount, tip_details, refundable, refund_status, credit_type } = wire
  const isRefund = credit_type === 'refund_redemption'
  const refunds = known(wire.refunds, [])
  const deciding = [original_amount, tip_details, wire.refunds, refundable, refund_status, credit_type]
  return {
    id,
    guestName: user_name,
    at: created_at,
    checkNumber: check_number,
    amount: isRefund ? cents(-Math.abs(amount)) : amount,
    isRefund,
    originalAmount: known(original_amount, null) ?? amount,
    tips: known(tip_details, []),
    refunds,
    refundable: !isRefund && Boolean(known(refundable, false)),
    refundLimit: typeof refundable === 'number' ? refundable : null,
    refundStatus: known(refund_status, '') || notRefunded,
    isUnreadable: !isRefund && (deciding.includes(unreadable) || isUnexplained(wire, refunds)),
  }
}

export const transaction = mapped(transactionWire, transactionFromWire)

export const transactionsResponse = inside('transactions', listedOf(transaction))
