import { answered, failed, refused } from '../../../shared/api/answer.ts'
import { type Cents, cents } from '../../../shared/money/money.ts'
import type { Transaction } from '../../transaction.ts'
import { leftToRefund } from '../refundSchema.ts'
import type { RecordedRefund, RefundCommand, RefundEvent, RefundOutcome } from '../refunding.ts'

/** What happens to a request and to its answer. */
export const deliveries = ['arrives', 'lostBefore', 'lostAfter', 'arrivesLate', 'refused', 'undecided'] as const
export type Delivery = (typeof deliveries)[number]

type Settled = Exclude<RefundOutcome, { readonly outcome: 'unknown' }>

/** A payment of $100.00 without a tip. */
const payment: Transaction = {
  id: 'payment',
  guestName: 'Ada',
  at: null,
  checkNumber: null,
  amount: cents(100_00),
  isRefund: false,
  originalAmount: cents(100_00),
  tips: [],
  refunds: [],
  refundable: true,
  refundLimit: null,
  refundStatus: 'Not Refunded',
}

/** A server with one payment, which refunds once for each key. */
export function simulateRefunds() {
  let current = payment
  const outcomes = new Map<string, Settled>()
  const late: (() => void)[] = []
  /** What was left before each refund. */
  const made: { readonly key: string; readonly leftBefore: Cents }[] = []

  function refund(key: string, amount: Cents): Settled {
    const before = outcomes.get(key)
    if (before) return before
    const left = leftToRefund(current).bill
    const outcome: Settled = amount > left ? { outcome: 'refused', message: null } : { outcome: 'refunded', isPending: false }
    outcomes.set(key, outcome)
    if (outcome.outcome === 'refunded') {
      made.push({ key, leftBefore: left })
      const entry = { id: key, status: 'done', bill: amount, tip: cents(0), at: null, by: null, reason: null, notes: null } as const
      current = { ...current, refunds: [...current.refunds, entry] }
    }
    return outcome
  }

  function close(key: string): Settled {
    const outcome = outcomes.get(key) ?? { outcome: 'closed' }
    outcomes.set(key, outcome)
    return outcome
  }

  function answerToSend(key: string, amount: Cents) {
    const outcome = refund(key, amount)
    if (outcome.outcome === 'refunded') return answered({ isPending: outcome.isPending })
    return outcome.outcome === 'closed' ? refused(null, 409) : refused('Refused')
  }

  const lost = failed({ kind: 'timeout' })

  /** Carries a request out now; the event with its answer comes later. `first` reads the device's records when it does. */
  function answerTo(command: RefundCommand, delivery: Delivery, first: () => RecordedRefund | null): () => RefundEvent {
    if (command.type === 'readPayment') {
      const isLost = delivery === 'lostBefore' || delivery === 'lostAfter'
      return () => ({ type: 'readPaymentAnswered', answer: isLost ? lost : answered({ payment: current, first: first() }) })
    }
    if (command.type === 'lookUpRefund') {
      const answer = delivery === 'arrives' ? answered<RefundOutcome>(outcomes.get(command.key) ?? { outcome: 'unknown' }) : lost
      return () => ({ type: 'lookUpRefundAnswered', answer })
    }
    if (command.type === 'closeRefund') {
      if (delivery === 'arrives') {
        const answer = answered(close(command.key))
        return () => ({ type: 'closeRefundAnswered', answer })
      }
      if (delivery === 'arrivesLate') late.push(() => close(command.key))
      return () => ({ type: 'closeRefundAnswered', answer: lost })
    }
    const { key, request } = command
    const send = () => answerToSend(key, request.amount)
    const answers = {
      arrives: send,
      lostBefore: () => lost,
      lostAfter: () => (send(), lost),
      arrivesLate: () => (late.push(send), lost),
      refused: () => (outcomes.set(key, { outcome: 'refused', message: 'The till is closed.' }), refused('The till is closed.')),
      undecided: () => refused(null, 409),
    }
    const answer = answers[delivery]()
    return () => ({ type: 'sendRefundAnswered', answer })
  }

  return {
    answerTo,
    made,
    payment: () => current,
    outcomeOf: (key: string) => outcomes.get(key)?.outcome ?? 'unknown',
    deliverLate: () => late.splice(0).forEach((act) => act()),
  }
}
