import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answer.ts'
import { failureLead } from '../../shared/api/failureLead.ts'
import { cents } from '../../shared/money/money.ts'
import { type RefundEvent, type RefundState, beginRefunding, recordedRefund, refundTransition } from './refunding.ts'
import { leftToRefund } from './refundSchema.ts'
import { simulateRefunds } from './testing/simulatedRefunds.ts'

const payment = simulateRefunds().payment()
const left = leftToRefund(payment)
const amount = cents(30_00)
const request = { reason: 'other', amount, notes: '', modifyTip: false }
const recorded = { key: 'earlier', transactionId: 'payment', amount }
const attempt = { key: 'new', transactionId: 'payment', amount, isOwn: true, typed: request }
const earlier = { ...recorded, isOwn: false, typed: null }

const form: RefundState = { status: 'idle', notice: null, typed: null }
const checking: RefundState = { status: 'checking', attempt, request, left }
const sending: RefundState = { status: 'sending', attempt, request }
const lookingUp: RefundState = { status: 'lookingUp', attempt }
const closing: RefundState = { status: 'closing', attempt }
const unknown = (because: 'unreachable' | 'refused'): RefundState => ({ status: 'unknown', attempt, because })

const confirmed = { type: 'refundConfirmed', key: 'new', transactionId: 'payment', request, left } as const
const readWith = (changed: object): RefundEvent => ({
  type: 'readPaymentAnswered',
  answer: answered({ payment, first: { ...recorded, key: 'new' }, ...changed }),
})
const sent = (answer: Extract<RefundEvent, { type: 'sendRefundAnswered' }>['answer']): RefundEvent => ({
  type: 'sendRefundAnswered',
  answer,
})
const found = (answer: Extract<RefundEvent, { type: 'lookUpRefundAnswered' }>['answer']): RefundEvent => ({
  type: 'lookUpRefundAnswered',
  answer,
})
const lookUp = (key: string) => ({ type: 'lookUpRefund', key })
const lost = failed({ kind: 'timeout' })

describe('NET-08 MGR-17 a refund', () => {
  it('begins with the form, or with the first refund without a known outcome', () => {
    expect(beginRefunding([])).toEqual([form])
    expect(beginRefunding([recorded, { ...recorded, key: 'later' }])).toEqual([
      { status: 'lookingUp', attempt: earlier },
      lookUp('earlier'),
    ])
  })

  const notice = (notice: unknown, typed: unknown = request) => [{ status: 'idle', notice, typed }]
  it.each<readonly [string, RefundState, RefundEvent, readonly unknown[]]>([
    [
      'reads the payment before it is sent',
      form,
      { ...confirmed, recorded: [] },
      [checking, { type: 'readPayment', transactionId: 'payment' }],
    ],
    [
      'looks up what another tab has confirmed, and keeps what was typed',
      form,
      { ...confirmed, recorded: [recorded] },
      [{ status: 'lookingUp', attempt: { ...earlier, typed: request } }, lookUp('earlier')],
    ],
    [
      'is sent if so much is still left',
      checking,
      readWith({}),
      [sending, { type: 'sendRefund', key: 'new', transactionId: 'payment', request }],
    ],
    ['is sent also if no record could be saved', checking, readWith({ first: null }), [sending, expect.anything()]],
    [
      'gives way to the one of another tab',
      checking,
      readWith({ first: recorded }),
      [{ status: 'lookingUp', attempt: { ...earlier, typed: request } }, lookUp('earlier')],
    ],
    [
      'is not sent if less is left',
      checking,
      readWith({ payment: { ...payment, refundLimit: cents(50_00) } }),
      notice({ kind: 'changed' }),
    ],
    [
      'is not sent if the tip has changed',
      checking,
      readWith({ payment: { ...payment, originalAmount: cents(110_00), tips: [{ label: 'Tip', amount: cents(10_00) }] } }),
      notice({ kind: 'changed' }),
    ],
    ['is not sent if the payment is gone', checking, readWith({ payment: null }), notice({ kind: 'changed' })],
    [
      'is not sent if the payment cannot be read',
      checking,
      { type: 'readPaymentAnswered', answer: failed({ kind: 'offline' }) },
      notice({ kind: 'notSent', message: failureLead({ kind: 'offline' }) }),
    ],
    ['is made', sending, sent(answered({ isPending: true })), [{ status: 'refunded', amount, isPending: true }]],
    [
      'is refused with the server’s message',
      sending,
      sent(refused('The till is closed.')),
      notice({ kind: 'refused', message: 'The till is closed.' }),
    ],
    ['is refused without one', sending, sent(refused(null)), notice({ kind: 'refused', message: 'Failed to process refund' })],
    ['is looked up after a lost answer', sending, sent(lost), [lookingUp, lookUp('new')]],
    ['is looked up after a refusal that decides nothing', sending, sent(refused('Wait', 409)), [lookingUp, lookUp('new')]],
    ['is found', lookingUp, found(answered({ outcome: 'refunded', isPending: false })), [{ status: 'refunded', amount, isPending: false }]],
    [
      'is found after a reload',
      { status: 'lookingUp', attempt: earlier },
      found(answered({ outcome: 'refunded', isPending: true })),
      notice({ kind: 'made', amount, isPending: true }, null),
    ],
    [
      'is found refused',
      lookingUp,
      found(answered({ outcome: 'refused', message: null })),
      notice({ kind: 'refused', message: 'Failed to process refund' }),
    ],
    ['is found closed', lookingUp, found(answered({ outcome: 'closed' })), notice({ kind: 'notMade', amount })],
    ['is closed if it has not arrived', lookingUp, found(answered({ outcome: 'unknown' })), [closing, { type: 'closeRefund', key: 'new' }]],
    ['is unknown without an answer', lookingUp, found(failed({ kind: 'server' })), [unknown('unreachable')]],
    ['is unknown if the server does not say', lookingUp, found(refused(null, 404)), [unknown('refused')]],
    ['is closed', closing, { type: 'closeRefundAnswered', answer: answered({ outcome: 'closed' }) }, notice({ kind: 'notMade', amount })],
    ['is unknown if the answer to closing was lost', closing, { type: 'closeRefundAnswered', answer: lost }, [unknown('unreachable')]],
    ['is looked up again', unknown('unreachable'), { type: 'retry' }, [lookingUp, lookUp('new')]],
    ['cannot be left while nobody has said anything', unknown('unreachable'), { type: 'unknownLeft' }, [unknown('unreachable')]],
    ['can be left if the server does not say', unknown('refused'), { type: 'unknownLeft' }, notice(null)],
  ])('%s', (_, state, event, expected) => {
    expect(refundTransition(state, event)).toEqual(expected)
  })

  it('is recorded from before it is sent until its outcome is known', () => {
    expect([checking, sending, lookingUp, closing, unknown('refused')].map((state) => recordedRefund(state)?.key)).toEqual(
      Array(5).fill('new'),
    )
    expect([form, { status: 'refunded', amount, isPending: false } as const].map(recordedRefund)).toEqual([null, null])
  })
})
