import type { RefundAttempt, RefundNotice, RefundState } from './refunding.ts'
import { leftToRefund } from './refundSchema.ts'
import { cents } from '../../shared/money/money.ts'
import { payment } from '../examples/guests.ts'

const amount = cents(30_00)
export const refundRequest = { reason: 'food_or_service', amount, notes: '', modifyTip: false }
const attempt: RefundAttempt = { key: 'attempt-1', transactionId: payment.id, amount, isOwn: true, typed: refundRequest }

const notices = {
  refused: { kind: 'refused', message: 'Failed to process refund' },
  notSent: { kind: 'notSent', message: 'You seem to be offline. Nothing you typed is lost: try again when you are connected.' },
  changed: { kind: 'changed' },
  made: { kind: 'made', amount, isPending: false },
  notMade: { kind: 'notMade', amount },
} as const satisfies { [K in RefundNotice['kind']]: Extract<RefundNotice, { kind: K }> }

/** The form, with what became of a refund. */
export const idleWith = (kind: keyof typeof notices): RefundState => ({ status: 'idle', notice: notices[kind], typed: refundRequest })
export type RefundNoticeKind = keyof typeof notices

/** A refund in each status. */
export const refundStates = {
  idle: { status: 'idle', notice: null, typed: null },
  checking: { status: 'checking', attempt, request: refundRequest, left: leftToRefund(payment) },
  sending: { status: 'sending', attempt, request: refundRequest },
  lookingUp: { status: 'lookingUp', attempt },
  closing: { status: 'closing', attempt },
  unknown: { status: 'unknown', attempt, because: 'unreachable' },
  refunded: { status: 'refunded', amount, isPending: false },
} as const satisfies { [K in RefundState['status']]: Extract<RefundState, { status: K }> }
