import { failureLead } from '../../shared/api/failureLead.ts'
import { type AnsweredBy, type CommandOf, type EventsNamed, type StateWith as S, type Step, transitionBy } from '../../shared/flow/flow.ts'
import { isFinalAnswer, movedNoMoney } from '../../shared/api/isFinalAnswer.ts'
import type { Cents } from '../../shared/money/money.ts'
import type { Refundable } from '../../bill/refund.ts'
import type { Transaction } from '../transaction.ts'
import { type RefundRequest, leftToRefund } from './refundSchema.ts'

// One refund of a payment: read the payment again, send, and look up what has no answer (MGR-11, MGR-17, NET-08).

/** What is recorded of a refund until its outcome is known: enough to look it up and to name it, and nothing of the guest. */
export type RecordedRefund = { readonly key: string; readonly transactionId: string; readonly amount: Cents }

/** A refund without a known outcome. */
export type RefundAttempt = RecordedRefund & {
  /** Whether it was confirmed on this page. If not, it was before a reload, or in another tab. */
  readonly isOwn: boolean
  /** What was typed; null where that is lost. */
  readonly typed: RefundRequest | null
}

/** The result of an attempt, as a look-up tells it. `unknown`: the server has not received it so far. */
export type RefundOutcome =
  | { readonly outcome: 'refunded'; readonly isPending: boolean }
  | { readonly outcome: 'refused'; readonly message: string | null }
  /** It was given up: it has refunded nothing and never will. */
  | { readonly outcome: 'closed' }
  | { readonly outcome: 'unknown' }

/** What a manager is told beside the form. */
export type RefundNotice =
  | { readonly kind: 'refused'; readonly message: string }
  /** The payment could not be read before the refund: nothing was sent. */
  | { readonly kind: 'notSent'; readonly message: string }
  /** Something else was refunded since the payment was shown: nothing was sent. */
  | { readonly kind: 'changed' }
  /** An earlier refund, whose answer was lost, was made. */
  | { readonly kind: 'made'; readonly amount: Cents; readonly isPending: boolean }
  /** The answer was lost, and the refund was not made. */
  | { readonly kind: 'notMade'; readonly amount: Cents }

export type RefundState =
  | S<'idle', { notice: RefundNotice | null; typed: RefundRequest | null }>
  /** The payment is read again. `left` is what the manager saw. */
  | S<'checking', { attempt: RefundAttempt; request: RefundRequest; left: Refundable }>
  | S<'sending', { attempt: RefundAttempt; request: RefundRequest }>
  /** The answer was lost. */
  | S<'lookingUp', { attempt: RefundAttempt }>
  /** The server has not received it: it is given up, so that it cannot arrive later. */
  | S<'closing', { attempt: RefundAttempt }>
  /** `unreachable`: the look-up got no answer. `refused`: the server does not say. */
  | S<'unknown', { attempt: RefundAttempt; because: 'unreachable' | 'refused' }>
  | S<'refunded', { amount: Cents; isPending: boolean }>

type Calls = {
  /** The payment as it is now, and the first refund of it that is recorded on this device. */
  readPayment: [{ transactionId: string }, { payment: Transaction | null; first: RecordedRefund | null }]
  sendRefund: [{ key: string; transactionId: string; request: RefundRequest }, { isPending: boolean }]
  lookUpRefund: [{ key: string }, RefundOutcome]
  closeRefund: [{ key: string }, Exclude<RefundOutcome, { readonly outcome: 'unknown' }>]
}
export type RefundCommand = CommandOf<Calls>
export type RefundEvent =
  | AnsweredBy<Calls>
  | EventsNamed<{
      /** With the idempotency key of a new attempt, and the refunds of this payment that are recorded on this device. */
      refundConfirmed: { key: string; transactionId: string; request: RefundRequest; left: Refundable; recorded: readonly RecordedRefund[] }
      retry: unknown
      /** The manager goes on although the server does not say what became of it. */
      unknownLeft: unknown
      reloaded: unknown
    }>

type Next = Step<RefundState, RefundCommand>

/** The message of a refusal without one (MGR-11). */
const refundFailure = 'Failed to process refund'

const idle = (notice: RefundNotice | null, typed: RefundRequest | null = null): Next => [{ status: 'idle', notice, typed }]

const lookUp = (attempt: RefundAttempt): Next => [
  { status: 'lookingUp', attempt },
  { type: 'lookUpRefund', key: attempt.key },
]

const refusedBy = (message: string | null, typed: RefundRequest | null): Next =>
  idle({ kind: 'refused', message: message ?? refundFailure }, typed)

function settle(attempt: RefundAttempt, result: RefundOutcome): Next {
  const { amount, isOwn, typed, key } = attempt
  switch (result.outcome) {
    case 'refunded': {
      const { isPending } = result
      return isOwn ? [{ status: 'refunded', amount, isPending }] : idle({ kind: 'made', amount, isPending })
    }
    case 'refused':
      return refusedBy(result.message, typed)
    case 'closed':
      return idle({ kind: 'notMade', amount }, typed)
    case 'unknown':
      return [
        { status: 'closing', attempt },
        { type: 'closeRefund', key },
      ]
  }
}

/** Begins with the refund of this payment that has no known outcome, if there is one (NET-08). */
export const beginRefunding = (recorded: readonly RecordedRefund[]): Next => {
  const [first] = recorded
  return first ? lookUp({ ...first, isOwn: false, typed: null }) : idle(null)
}

/** The attempt to record. */
export const recordedRefund = (state: RefundState): RecordedRefund | null => ('attempt' in state ? state.attempt : null)

const looked = (
  { attempt }: { readonly attempt: RefundAttempt },
  { answer }: Extract<RefundEvent, { type: 'lookUpRefundAnswered' | 'closeRefundAnswered' }>,
): Next => {
  if (answer.ok) return settle(attempt, answer.value)
  return [{ status: 'unknown', attempt, because: isFinalAnswer(answer.failure) ? 'refused' : 'unreachable' }]
}

const isSameLeft = (one: Refundable, other: Refundable): boolean => one.bill === other.bill && one.tips === other.tips

export const refundTransition = transitionBy<RefundState, RefundEvent, RefundCommand>({
  idle: {
    refundConfirmed: (_, { key, transactionId, request, left, recorded }) => {
      const [first] = recorded
      // It was confirmed in another tab, and has no answer yet.
      if (first) return lookUp({ ...first, isOwn: false, typed: request })
      const attempt = { key, transactionId, amount: request.amount, isOwn: true, typed: request }
      return [
        { status: 'checking', attempt, request, left },
        { type: 'readPayment', transactionId },
      ]
    },
  },
  checking: {
    readPaymentAnswered: ({ attempt, request, left }, { answer }) => {
      if (!answer.ok) return idle({ kind: 'notSent', message: failureLead(answer.failure) }, request)
      const { payment, first } = answer.value
      // Two tabs have confirmed at the same time: one of them sends.
      if (first && first.key !== attempt.key) return lookUp({ ...first, isOwn: false, typed: request })
      if (!payment || !isSameLeft(leftToRefund(payment), left)) return idle({ kind: 'changed' }, request)
      const { key, transactionId } = attempt
      return [
        { status: 'sending', attempt, request },
        { type: 'sendRefund', key, transactionId, request },
      ]
    },
  },
  sending: {
    sendRefundAnswered: ({ attempt }, { answer }) => {
      if (answer.ok) return settle(attempt, { outcome: 'refunded', ...answer.value })
      const { failure } = answer
      return movedNoMoney(failure) ? refusedBy(failure.message, attempt.typed) : lookUp(attempt)
    },
  },
  lookingUp: { lookUpRefundAnswered: looked },
  closing: { closeRefundAnswered: looked },
  unknown: {
    retry: ({ attempt }) => lookUp(attempt),
    unknownLeft: (state) => (state.because === 'refused' ? idle(null, state.attempt.typed) : [state]),
  },
  refunded: {},
})
