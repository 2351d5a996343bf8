import { expect, it } from 'vitest'
import { answered, failed } from '../../shared/api/answers/answer.ts'
import { failureText } from '../../shared/api/answers/failureText.ts'
import { cents } from '../../shared/money/money.ts'
import type { Uncharged } from '../../payment/attempt/attempt.ts'
import { refundRules, refundToMake, refundedText, rereadLeft, unreadablePayment } from './refundPayment.ts'
import { leftToRefund } from './refundSchema.ts'
import { refundedPayment as payment } from './examples/examples.ts'

const amount = cents(30_00)
const currency = 'USD'
const request = { reason: 'other', amount, notes: '', modifyTip: false }
const left = leftToRefund(payment)
const { what } = refundToMake(payment.id, currency, request, left)

const tip = { label: 'Tip', amount: cents(10_00) }

it.each([
  ['if so much is still left', answered(payment), null],
  ['not if less is left', answered({ ...payment, refundLimit: cents(50_00) }), { kind: 'changed' }],
  ['not if the tip has changed', answered({ ...payment, originalAmount: cents(110_00), tips: [tip] }), { kind: 'changed' }],
  ['not if what is left cannot be read', answered({ ...payment, isUnreadable: true }), { kind: 'notSent', message: unreadablePayment }],
  ['not if the payment is gone', answered(null), { kind: 'changed' }],
  ['not if the payment cannot be read', failed({ kind: 'offline' }), { kind: 'notSent', message: failureText({ kind: 'offline' }) }],
])('NET-08 MGR-17 a refund is sent only %s', (_, answer, notice) => {
  expect(rereadLeft(left, answer)).toEqual(notice)
})

const refused = (message: string | null): Uncharged => ({ outcome: 'refused', refusal: { kind: 'refused', status: 422, message } })

it.each([
  ['the server’s message of a refusal', refused('The till is closed.'), { kind: 'refused', message: 'The till is closed.' }],
  ['that it failed, without one', refused(null), { kind: 'refused', message: 'Failed to process refund' }],
  ['that a refund that was closed was not made', { outcome: 'closed' } as const, { kind: 'notMade', amount, currency }],
])('MGR-11 MGR-17 the manager is told %s, at once or after a reload', (_, why, notice) => {
  const sent = { key: 'a', what, details: { request, left }, paymentMethodId: null }
  expect([refundRules.leadsTo(why, sent), refundRules.afterEarlier(why, what)]).toEqual([notice, notice])
})

it.each([
  ['is made', { amount, asked: amount, isPending: false }, 'Refunded $30.00'],
  ['is pending', { amount, asked: amount, isPending: true }, 'The refund of $30.00 is pending'],
  ['is made of another sum', { amount, asked: cents(40_00), isPending: false }, 'Refunded $30.00, not $40.00'],
  ['is pending for another sum', { amount, asked: cents(40_00), isPending: true }, 'The refund of $30.00 is pending, not $40.00'],
])('MGR-17 a refund that %s says so, with its sum', (_, made, text) => {
  expect(refundedText({ ...made, currency })).toBe(text)
})
