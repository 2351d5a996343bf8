import * as z from 'zod/mini'
import type { RefundOutcomeWire, refund } from '../../../features/managers/refund/api.ts'
import { isRefundable, leftToRefund, refundedParts, validateRefund } from '../../../features/managers/refund/refund.ts'
import { transaction } from '../../../features/managers/transaction.ts'
import { refundEndings } from '../../../features/managers/examples/locations.ts'
import { transactionsWithRefunds } from './refunding.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { ownCurrency } from '../currency.ts'
import { type Answer, settleFinally } from '../memory/attempts.ts'
import { dollarsFromCents } from '../memory/dollars.ts'
import { post } from '../ledger/ledger.ts'
import { refundLines } from './refundLines.ts'
import { type Refused, isRefused, refuse } from '../memory/refusal.ts'
import { remember } from '../memory/remember.ts'
import type { Store } from '../memory/store.ts'

type Body = z.output<(typeof refund)['body']>

/** Refunds the requested amount, if so much is left. Some amounts have another outcome, so that each outcome can be seen. */
function decideOutcome(store: Store, body: Body, key: string, by: string): RefundOutcomeWire | Refused {
  const [location = ''] = body.credit_transaction_id.split('-')
  const wire = transactionsWithRefunds(store, location).find(({ id }) => id === body.credit_transaction_id)
  if (!wire) return refuse('Transaction not found.')
  const payment = z.parse(transaction, wire)
  if (!isRefundable(payment)) return refuse('This transaction cannot be refunded.')
  const left = leftToRefund(payment)
  const check = validateRefund(body.refund_amount, left, body.modify_tip, ownCurrency)
  if (check.kind === 'invalid') return refuse(check.message)
  if (check.amount === refundEndings.refused) return refuse('The bank of this guest refused the refund.')
  const returned = check.amount === refundEndings.half ? cents(check.amount / 2) : check.amount
  const { bill, tip } = refundedParts(returned, left, body.modify_tip)
  const status = check.amount === refundEndings.pending ? 'pending' : check.amount === refundEndings.failed ? 'failed' : 'done'
  const refund = {
    id: store.nextId('refund'),
    key,
    transactionId: body.credit_transaction_id,
    status,
    bill,
    tip,
    reason: body.refund_reason,
    notes: body.refund_notes,
    by,
    at: store.now(),
  } as const
  const lines = status === 'failed' ? null : refundLines(store, refund)
  store.update((state) => {
    remember(state.refunds, refund)
    if (lines) post(state, refund, lines)
  })
  return { outcome: 'refunded', pending: status !== 'done', ...(returned !== check.amount && { amount: dollarsFromCents(returned) }) }
}

/** Refunds once for each key: the outcome of an attempt never changes, also a refusal. */
export function makeRefund(store: Store, body: Body, key: string, by: string): Answer | Refused {
  const settled = settleFinally(store, key, () => decideOutcome(store, body, key, by))
  if (isRefused(settled)) return settled
  const { outcome: _, ...refund } = settled
  return { refund }
}
