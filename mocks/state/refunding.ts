import * as z from 'zod/mini'
import type { refundBody } from '../../features/bill/refundWire.ts'
import { checkRefund, refundedParts } from '../../features/bill/refund.ts'
import { isRefundable, leftToRefund } from '../../features/managers/refundSchema.ts'
import { transaction } from '../../features/managers/transaction.ts'
import { type TransactionWire, managedGuests, transactionsAt } from '../examples/managers.ts'
import { type Refused, refuse } from './refusal.ts'
import { paidChecksAt, walletOf } from './payingChecks.ts'
import { remember } from './remember.ts'
import type { State } from './state.ts'
import type { Store } from './store.ts'

const dollarsOf = (amount: number): string => (amount / 100).toFixed(2)
const isoOf = (time: number): string => new Date(time).toISOString()

type Refund = State['refunds'][number]
type Payment = ReturnType<typeof transactionsAt>[number]

/** A payment, less what was refunded of it. */
function withRefunds(payment: Payment, refunds: readonly Refund[]): Payment {
  if (refunds.length === 0) return payment
  const refunded = refunds.reduce((sum, { bill, tip }) => sum + bill + tip, 0)
  const left = Math.round(Number(payment.original_amount) * 100) - refunded
  return {
    ...payment,
    amount: dollarsOf(left),
    refundable: left > 0,
    refund_status: left > 0 ? 'Partially Refunded' : 'Refunded',
    refunds: refunds.map(({ id, bill, tip, at, by, reason, notes }) => ({
      id,
      status: 'done',
      amount: dollarsOf(bill),
      tip_amount: dollarsOf(tip),
      created_at: isoOf(at),
      refunded_by: by,
      reason,
      notes,
    })),
  }
}

/** The refund itself in the list of payments. */
const entryOf = ({ user_id, user_name, check_number }: Payment, { id, bill, tip, at }: Refund): Payment => ({
  id,
  user_id,
  user_name,
  check_number,
  created_at: isoOf(at),
  amount: dollarsOf(bill + tip),
  refundable: false,
  refund_status: 'Refunded',
  credit_type: 'refund_redemption',
})

/** What was paid and refunded at a location, the latest first. */
export function transactionsWithRefunds(store: Store, location: string): readonly Payment[] {
  const payments = [...paidChecksAt(store, location), ...transactionsAt(location, store.now())]
  const refundsOf = ({ id }: TransactionWire) => store.state.refunds.filter(({ transactionId }) => transactionId === String(id))
  const entries = payments.flatMap((payment) => refundsOf(payment).map((refund) => entryOf(payment, refund)))
  const all = [...entries, ...payments.map((payment) => withRefunds(payment, refundsOf(payment)))]
  return all.toSorted((one, other) => String(other.created_at).localeCompare(String(one.created_at)))
}

/** A guest, with what they paid at a location (MGR-05). */
export function guestAt(store: Store, userId: string, location: string) {
  const guest = managedGuests.find(({ id }) => String(id) === userId)
  if (!guest) return refuse('Guest not found.', 404)
  return {
    ...guest,
    ...walletOf(store, userId),
    transactions: transactionsWithRefunds(store, location).filter(({ user_id }) => user_id === guest.id),
  }
}

/** Refunds once for each idempotency key, and never more than is left (MGR-17, NET-08). */
export function makeRefund(store: Store, body: z.output<typeof refundBody>, key: string, by: string): Refused | null {
  if (store.state.refunds.some((refund) => refund.key === key)) return null
  const [location = ''] = body.credit_transaction_id.split('-')
  const wire = transactionsWithRefunds(store, location).find(({ id }) => id === body.credit_transaction_id)
  if (!wire) return refuse('Transaction not found.', 404)
  const payment = z.parse(transaction, wire)
  if (!isRefundable(payment)) return refuse('This transaction cannot be refunded.')
  const left = leftToRefund(payment)
  const check = checkRefund(body.refund_amount, left, body.modify_tip)
  if (check.kind === 'wrong') return refuse(check.message)
  const { bill, tip } = refundedParts(check.amount, left, body.modify_tip)
  const refund = {
    id: store.nextId('refund'),
    key,
    transactionId: body.credit_transaction_id,
    bill,
    tip,
    reason: body.refund_reason,
    notes: body.refund_notes,
    by,
    at: store.now(),
  }
  store.update(({ refunds }) => remember(refunds, refund))
  return null
}
