import * as z from 'zod/mini'
import type { refundBody } from '../../../features/bill/refunding/refundWire.ts'
import { validateRefund, refundedParts } from '../../../features/bill/refunding/refund.ts'
import { isRefundable, leftToRefund } from '../../../features/managers/refund/refundSchema.ts'
import type { RefundOutcomeWire } from '../../../features/managers/refund/refundWire.ts'
import { transaction } from '../../../features/managers/transaction.ts'
import { refundEndings } from '../../../features/managers/examples/locations.ts'
import { transactionsWithRefunds } from './refunding.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { dollarsOf } from '../memory/dollars.ts'
import { post } from '../ledger/ledger.ts'
import { refundLines } from './refundLines.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import { remember } from '../memory/remember.ts'
import type { Store } from '../memory/store.ts'

type Body = z.output<typeof refundBody>
type Wire = Extract<RefundOutcomeWire, { outcome: 'refunded' }>

/** Refunds what is asked, if so much is left. Some amounts end in another way, so that each ending can be seen. */
function outcomeOf(store: Store, body: Body, key: string, by: string): RefundOutcomeWire {
  const refused = (message: string) => ({ outcome: 'refused', message }) as const
  const [location = ''] = body.credit_transaction_id.split('-')
  const wire = transactionsWithRefunds(store, location).find(({ id }) => id === body.credit_transaction_id)
  if (!wire) return refused('Transaction not found.')
  const payment = z.parse(transaction, wire)
  if (!isRefundable(payment)) return refused('This transaction cannot be refunded.')
  const left = leftToRefund(payment)
  const check = validateRefund(body.refund_amount, left, body.modify_tip)
  if (check.kind === 'invalid') return refused(check.message)
  if (check.amount === refundEndings.refused) return refused('The bank of this guest refused the refund.')
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
  return { outcome: 'refunded', pending: status !== 'done', ...(returned !== check.amount && { amount: dollarsOf(returned) }) }
}

function remembered(store: Store, key: string, outcome: RefundOutcomeWire): RefundOutcomeWire {
  store.update((state) => {
    state.refundAttempts[key] = outcome
  })
  return outcome
}

/** Refunds once for each key: the outcome of an attempt never changes. */
export function makeRefund(
  store: Store,
  body: Body,
  key: string,
  by: string,
): Refused | { readonly refund: { readonly pending: boolean; readonly amount?: Wire['amount'] } } {
  const outcome = store.state.refundAttempts[key] ?? remembered(store, key, outcomeOf(store, body, key, by))
  switch (outcome.outcome) {
    case 'refunded':
      return { refund: { pending: outcome.pending === true, ...(outcome.amount !== undefined && { amount: outcome.amount }) } }
    case 'refused':
      return refuse(String(outcome.message))
    case 'closed':
      return refuse('This refund was given up. Please refund again.', 409)
  }
}

/** The outcome of a refund, or that it never arrived. */
export const lookUpRefund = (store: Store, key: string): RefundOutcomeWire | { readonly outcome: 'unknown' } =>
  store.state.refundAttempts[key] ?? { outcome: 'unknown' }

/** Closes a refund that has not arrived: from now on its key refunds nothing. */
export const closeRefund = (store: Store, key: string): RefundOutcomeWire =>
  store.state.refundAttempts[key] ?? remembered(store, key, { outcome: 'closed' })
