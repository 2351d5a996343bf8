import { expect, it } from 'vitest'
import type { FoundAttempts, LookedUp } from '../../payment/attempt/attempt.ts'
import type { PaymentEvent } from '../../payment/attempt/payment.ts'
import { withPayment } from '../../payment/attempt/withPayment.ts'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import { failureText } from '../../shared/api/answers/failureText.ts'
import { cents } from '../../shared/money/money.ts'
import { payment } from '../examples/guests.ts'
import type { RefundReceipt } from './api.ts'
import { askedRefund, refundAttempts, refundQuestions } from './examples/refunds.ts'
import { leftToRefund } from './refund.ts'
import { type RefundPayment, madeRefund, refundRules, refundSurface, refundToPay } from './refundPayment.ts'
import { refundedText, rereadLeft, sureQuestion, unreadablePayment } from './refundTexts.ts'

const amount = cents(30_00)
const currency = 'USD'
const left = leftToRefund(payment)

const tip = { label: 'Tip', amount: cents(10_00) }

it.each([
  ['if so much is still left', answered(payment), null],
  ['not if less is left', answered({ ...payment, refundLimit: cents(50_00) }), { kind: 'changed' }],
  ['not if the tip has changed', answered({ ...payment, originalAmount: cents(110_00), tips: [tip] }), { kind: 'changed' }],
  ['not if the server no longer refunds it', answered({ ...payment, refundable: false }), { kind: 'changed' }],
  ['not if what is left cannot be read', answered({ ...payment, isUnreadable: true }), { kind: 'notSent', message: unreadablePayment }],
  ['not if the payment is gone', answered(null), { kind: 'changed' }],
  ['not if the payment cannot be read', failed({ kind: 'offline' }), { kind: 'notSent', message: failureText({ kind: 'offline' }) }],
])('NET-08 MGR-17 a refund is sent only %s', (_, answer, notice) => {
  expect(rereadLeft(left, answer)).toEqual(notice)
})

const { what } = refundAttempts.paying.sent.request
const earlier = { ...what, key: 'attempt-0' }

/** The page of a refund, where this device has these without an outcome. */
function open(found: FoundAttempts<RefundPayment['what']> = []) {
  const { begin, transition } = withPayment(refundSurface, { ...refundRules('700-0'), verifies: true }, () => found)
  let [page] = begin()
  const send = (event: Parameters<typeof transition>[1]) => {
    const [next, ...commands] = transition(page, event)
    page = next
    return commands.flatMap((command) => (command.type === 'payment' ? [command.command] : []))
  }
  const pay = (event: PaymentEvent<RefundPayment>) => send({ type: 'payment', event })
  /** Refunds, and says yes. */
  function refund() {
    send({ type: 'asked', refund: askedRefund })
    const press = { key: 'attempt-1', paying: refundToPay(page.flow), payer: null }
    pay({ type: 'paySubmitted', card: { kind: 'noCard' }, ...press })
    pay({ type: 'questionConfirmed', ...press })
    return pay({ type: 'verifyPaymentAnswered', answer: answered(null) })
  }
  const find = (answer: LookedUp<RefundReceipt>) => pay({ type: 'lookUpPaymentAnswered', answer: answered(answer) })
  return {
    page: () => page,
    pay,
    refund,
    find,
    close: () => pay({ type: 'closePaymentAnswered', answer: answered({ outcome: 'closed' }) }),
  }
}

const made = (charged: number) => ({ outcome: 'paid', receipt: { charged: cents(charged), isPending: true } }) as const

it.each([
  ['the server’s message of a refusal', 'The till is closed.'],
  ['that it failed, without one', null],
])('MGR-11 MGR-17 the manager is told %s, at once or after a reload', (_, message) => {
  const notice = { kind: 'refused', message: message ?? 'Failed to process refund' }
  const refusal = { kind: 'refused', status: 422, message } as const
  const [now, later, reloaded] = [open(), open(), open([earlier])]
  now.refund()
  now.pay({ type: 'sendPaymentAnswered', answer: failed(refusal) })
  later.refund()
  later.pay({ type: 'sendPaymentAnswered', answer: failed({ kind: 'timeout' }) })
  for (const lost of [later, reloaded]) lost.find({ outcome: 'refused', refusal })
  for (const { page } of [now, later, reloaded])
    expect(page()).toMatchObject({ flow: { status: 'open', notice }, payment: { status: 'choosing' } })
  // What was typed stays.
  expect([now, later].map(({ page }) => page().flow)).toMatchObject([{ asked: askedRefund }, { asked: askedRefund }])
})

it('NET-08 MGR-17 a refund that has not arrived, or was refused but may be made, is closed without a question', () => {
  const [unclear, lost, reloaded] = [open(), open(), open([earlier])]
  unclear.refund()
  expect(unclear.pay({ type: 'sendPaymentAnswered', answer: refused('No.', 200) })).toContainEqual({
    type: 'closePayment',
    request: { key: 'attempt-1' },
  })
  lost.refund()
  lost.pay({ type: 'sendPaymentAnswered', answer: failed({ kind: 'timeout' }) })
  for (const each of [lost, reloaded]) expect(each.find({ outcome: 'unknown' })).toMatchObject([{ type: 'closePayment' }])
  for (const each of [unclear, lost, reloaded]) each.close()
  expect(unclear.page().flow).toMatchObject({ status: 'open', notice: { kind: 'refused', message: 'No.' } })
  for (const each of [lost, reloaded])
    expect(each.page().flow).toMatchObject({ status: 'open', notice: { kind: 'notMade', amount, currency } })
})

it('MGR-17 NET-08 a refund of this page ends with what is left, and an earlier one is said beside the form, for the next one', () => {
  const said = { amount: cents(20_00), asked: amount, currency, isPending: true }
  const [own, reloaded] = [open(), open([earlier])]
  own.refund()
  const ending = { charged: cents(20_00), isSettled: true }
  expect(own.pay({ type: 'sendPaymentAnswered', answer: answered(made(20_00)) })).toContainEqual({
    type: 'endAttempt',
    attempt: { ...what, key: 'attempt-1' },
    ending,
  })
  const { payment: paid } = own.page()
  expect(paid.status === 'paid' && madeRefund(paid)).toEqual(said)
  expect(reloaded.find(made(20_00))).toContainEqual({ type: 'endAttempt', attempt: earlier, ending })
  expect(reloaded.page()).toMatchObject({
    flow: { status: 'open', asked: null, notice: { kind: 'made', ...said } },
    payment: { status: 'choosing' },
  })
  expect(reloaded.refund()).toContainEqual(expect.objectContaining({ type: 'sendPayment' }))
})

it('MGR-11 NET-08 a refund that the payment no longer allows is not sent, and what was said of the last one is gone', () => {
  const { page, refund, pay } = open()
  refund()
  pay({ type: 'sendPaymentAnswered', answer: refused('No.') })
  const press = { key: 'attempt-2', paying: refundToPay(page().flow), payer: null }
  pay({ type: 'paySubmitted', card: { kind: 'noCard' }, ...press })
  pay({ type: 'questionConfirmed', ...press })
  expect(page()).toMatchObject({ flow: { notice: null }, payment: { status: 'verifying' } })
  pay({ type: 'verifyPaymentAnswered', answer: answered({ kind: 'changed' }) })
  expect(page()).toMatchObject({ flow: { notice: { kind: 'changed' } }, payment: { status: 'choosing' } })
})

it('MGR-11 MGR-17 each question names its sums', () => {
  const sure = (sum: number, modifyTip: boolean) =>
    sureQuestion({ ...askedRefund, request: { ...askedRefund.request, amount: cents(sum), modifyTip } }).text
  expect(sure(30_00, false)).toBe('Refund $30.00 to Ada Moreau? A refund cannot be undone.')
  expect(sure(19_20, true)).toBe('Refund $19.20 to Ada Moreau? It comes from the tip. A refund cannot be undone.')
  expect(sure(122_88, true)).toBe('Refund $122.88 to Ada Moreau? $103.68 of the bill and $19.20 of the tip. A refund cannot be undone.')
  const questions = refundQuestions()
  expect(questions.map(({ title, confirmLabel, cancelLabel }) => [title, confirmLabel, cancelLabel])).toEqual([
    ['Refund this again?', 'Refund $30.00 again', 'Don’t refund again'],
    ['Are you sure?', 'Refund $30.00', 'Cancel'],
    ['Keep this page open', 'Refund $30.00', 'Don’t refund now'],
  ])
  expect(questions[0]?.text).toMatch(/^\$30\.00 was refunded at .*, on this device\. The list may not show that yet\./)
  expect(questions[2]?.text).toContain('it can’t tell whether this was refunded.')
})

it.each([
  ['is made', { amount, asked: amount, isPending: false }, 'Refunded $30.00'],
  ['is pending', { amount, asked: amount, isPending: true }, 'The refund of $30.00 is pending'],
  ['is made of another sum', { amount, asked: cents(40_00), isPending: false }, 'Refunded $30.00, not $40.00'],
  ['is pending for another sum', { amount, asked: cents(40_00), isPending: true }, 'The refund of $30.00 is pending, not $40.00'],
])('MGR-17 a refund that %s says so, with its sum', (_, made, text) => {
  expect(refundedText({ ...made, currency })).toBe(text)
})
