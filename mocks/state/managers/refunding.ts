import { type TransactionWire, managedGuests, transactionsAt } from '../../../features/managers/examples/locations.ts'
import { paidChecksAt } from './paidChecks.ts'
import { getWallet } from './payingChecks.ts'
import { dollarsFromCents } from '../memory/dollars.ts'
import { refuse } from '../memory/refusal.ts'
import type { State } from '../memory/state.ts'
import type { Store } from '../memory/store.ts'

const isoFromTime = (time: number): string => new Date(time).toISOString()

type Refund = State['refunds'][number]
type Payment = ReturnType<typeof transactionsAt>[number]

/** In the server's words. */
function getStatus(counted: readonly Refund[], left: number): string {
  if (counted.length === 0) return 'Not Refunded'
  if (counted.some(({ status }) => status === 'pending')) return 'Refund Pending'
  return left > 0 ? 'Partially Refunded' : 'Refunded'
}

/** A payment, less its refunds. A refund that failed returned nothing. */
function withRefunds(payment: Payment, refunds: readonly Refund[]): Payment {
  if (refunds.length === 0) return payment
  const counted = refunds.filter(({ status }) => status !== 'failed')
  const refunded = counted.reduce((sum, { bill, tip }) => sum + bill + tip, 0)
  const left = Math.round(Number(payment.original_amount) * 100) - refunded
  return {
    ...payment,
    amount: dollarsFromCents(left),
    refundable: left > 0,
    refund_status: getStatus(counted, left),
    refunds: refunds.map(({ id, status, bill, tip, at, by, reason, notes }) => ({
      id,
      status,
      amount: dollarsFromCents(bill),
      tip_amount: dollarsFromCents(tip),
      created_at: isoFromTime(at),
      refunded_by: by,
      reason,
      notes,
    })),
  }
}

/** The refund itself in the list of payments. */
const entryFromRefund = ({ user_id, user_name, check_number }: Payment, { id, status, bill, tip, at }: Refund): Payment => ({
  id,
  user_id,
  user_name,
  check_number,
  created_at: isoFromTime(at),
  amount: dollarsFromCents(bill + tip),
  refundable: false,
  refund_status: status === 'pending' ? 'Refund Pending' : 'Refunded',
  credit_type: 'refund_redemption',
})

/** The payments and refunds at a location, the latest first. */
export function transactionsWithRefunds(store: Store, location: string): readonly Payment[] {
  const payments = [...paidChecksAt(store, location), ...transactionsAt(location, store.now())]
  const findRefunds = ({ id }: TransactionWire) => store.state.refunds.filter(({ transactionId }) => transactionId === String(id))
  const isMade = ({ status }: Refund) => status !== 'failed'
  const entries = payments.flatMap((payment) =>
    findRefunds(payment)
      .filter(isMade)
      .map((refund) => entryFromRefund(payment, refund)),
  )
  const all = [...entries, ...payments.map((payment) => withRefunds(payment, findRefunds(payment)))]
  return all.toSorted((one, other) => Date.parse(String(other.created_at)) - Date.parse(String(one.created_at)))
}

/** A payment as the lists have it: the page reads its guest by another call. */
export function listed(payment: Payment): TransactionWire {
  const { user_id: _, ...transaction } = payment
  return transaction
}

/** A guest, with what they paid at a location. */
export function guestAt(store: Store, userId: string, location: string) {
  const guest = managedGuests.find(({ id }) => String(id) === userId)
  if (!guest) return refuse('Guest not found.', 404)
  return {
    ...guest,
    ...getWallet(store, userId),
    transactions: transactionsWithRefunds(store, location)
      .filter(({ user_id }) => user_id === guest.id)
      .map(listed),
  }
}
