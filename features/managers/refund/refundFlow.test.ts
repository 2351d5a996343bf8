import { expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import { failureText } from '../../shared/api/answers/failureText.ts'
import { cents } from '../../shared/money/money.ts'
import { payment } from '../examples/guests.ts'
import { askedRefund, madeBefore, refundStates as states } from './examples/refunds.ts'
import { type RefundState, begin, transition } from './refundFlow.ts'
import { againText, getQuestions, refundedText, rereadLeft, sureQuestion, unreadablePayment } from './refundTexts.ts'
import { leftToRefund } from './refund.ts'

const amount = cents(30_00)
const currency = 'USD'
const left = leftToRefund(payment)

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

it('MGR-17 NET-08 the manager is asked about each refund that this device has made, and where no record can be kept, once', () => {
  const confirm = (state: RefundState, mark: string | null, canRecord = true) => {
    const questions = getQuestions(askedRefund, mark === null ? null : { ...madeBefore, mark }, canRecord)
    return transition(state, { type: 'confirmed', key: 'key-1', questions })[0]
  }
  expect(transition(states.open, { type: 'asked', refund: askedRefund })).toEqual([states.asking])
  expect(confirm(states.asking, null)).toEqual(states.sending)
  expect(confirm(states.asking, 'mark')).toEqual(states.askingAgain)
  expect(confirm(states.askingAgain, 'mark')).toEqual(states.sending)
  expect(confirm(states.askingAgain, 'other')).toMatchObject({ status: 'asking', question: { id: 'other' } })
  expect(confirm(states.asking, null, false)).toEqual(states.askingUnrecorded)
  const both = confirm(states.askingAgain, 'mark', false)
  expect(both).toEqual({ ...states.askingUnrecorded, confirmed: ['sure', 'mark'] })
  expect(confirm(both, 'mark', false)).toEqual(states.sending)
  expect(transition(states.askingAgain, { type: 'declined' })).toEqual([{ status: 'open', typed: askedRefund.request, notice: null }])
})

const { attempt } = states.unknown
const earlier = begin([attempt])[0]

it.each([
  ['the server’s message of a refusal', 'The till is closed.'],
  ['that it failed, without one', null],
])('MGR-11 MGR-17 the manager is told %s, at once or after a reload', (_, message) => {
  const notice = { kind: 'refused', message: message ?? 'Failed to process refund' }
  const refusal = { kind: 'refused', status: 422, message } as const
  const found = answered({ outcome: 'refused', refusal } as const)
  for (const [state] of [
    transition(states.sending, { type: 'sendRefundAnswered', answer: failed(refusal) }),
    transition(states.unknown, { type: 'lookUpRefundAnswered', answer: found }),
    transition(earlier, { type: 'lookUpRefundAnswered', answer: found }),
  ])
    expect(state).toMatchObject({ status: 'open', notice })
})

it('NET-08 MGR-17 a refund that was refused but may be made is looked up, and closed without a question', () => {
  const [unclear, asked] = transition(states.sending, { type: 'sendRefundAnswered', answer: refused('No.', 200) })
  expect(asked).toEqual({ type: 'lookUpRefund', key: 'key-1' })
  const [closing, closes] = transition(unclear, { type: 'lookUpRefundAnswered', answer: answered({ outcome: 'unknown' }) })
  expect(closes).toEqual({ type: 'closeRefund', key: 'key-1' })
  const closed = { type: 'closeRefundAnswered', answer: answered({ outcome: 'closed' } as const) } as const
  expect(transition(closing, closed)[0]).toMatchObject({ status: 'open', notice: { kind: 'refused', message: 'No.' } })
  expect(transition({ ...states.unknown, lookUp: 'closing' }, closed)[0]).toMatchObject({
    status: 'open',
    notice: { kind: 'notMade', amount, currency },
  })
})

it('MGR-17 a refund of this page ends with what is left, and an earlier one is said beside the form, with what was refunded', () => {
  const answer = answered({ outcome: 'refunded', isPending: true, amount: cents(20_00) } as const)
  const made = { amount: cents(20_00), asked: amount, currency, isPending: true }
  const ends = { type: 'endRefund', attempt, ending: { charged: cents(20_00), isSettled: true } }
  expect(transition(states.sending, { type: 'sendRefundAnswered', answer })).toEqual([{ status: 'refunded', made, left: 102_88 }, ends])
  expect(transition(earlier, { type: 'lookUpRefundAnswered', answer })).toEqual([
    { status: 'open', typed: null, notice: { kind: 'made', ...made } },
    ends,
  ])
})

it('MGR-11 MGR-17 each question names its sums', () => {
  const sure = (sum: number, modifyTip: boolean) =>
    sureQuestion({ ...askedRefund, request: { ...askedRefund.request, amount: cents(sum), modifyTip } }).text
  expect(sure(30_00, false)).toBe('Refund $30.00 to Ada Moreau? A refund cannot be undone.')
  expect(sure(19_20, true)).toBe('Refund $19.20 to Ada Moreau? It comes from the tip. A refund cannot be undone.')
  expect(sure(122_88, true)).toBe('Refund $122.88 to Ada Moreau? $103.68 of the bill and $19.20 of the tip. A refund cannot be undone.')
  expect(againText({ ...madeBefore, seen: { ...madeBefore.seen, currency: 'NZD' } })).toMatch(/^NZ\$30\.00 was refunded at /)
  expect(againText({ ...madeBefore, seen: null })).toMatch(/^It was refunded on this device\. The list may not show that yet\./)
})

it.each([
  ['is made', { amount, asked: amount, isPending: false }, 'Refunded $30.00'],
  ['is pending', { amount, asked: amount, isPending: true }, 'The refund of $30.00 is pending'],
  ['is made of another sum', { amount, asked: cents(40_00), isPending: false }, 'Refunded $30.00, not $40.00'],
  ['is pending for another sum', { amount, asked: cents(40_00), isPending: true }, 'The refund of $30.00 is pending, not $40.00'],
])('MGR-17 a refund that %s says so, with its sum', (_, made, text) => {
  expect(refundedText({ ...made, currency })).toBe(text)
})
