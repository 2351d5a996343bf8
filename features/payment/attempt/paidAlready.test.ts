import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import { type LunchPayment, lunchRules, paymentStates as states, receipt } from '../examples.ts'
import { unrecordedSteps } from '../testing/unrecordedSteps.ts'
import type { PaymentEvent, PaymentState } from './payment.ts'
import { getRecordedAttempt } from './paymentState.ts'

type State = PaymentState<LunchPayment>
type Event = PaymentEvent<LunchPayment>
type AnswerOf<Type extends Event['type']> = Extract<Event, { readonly type: Type; readonly answer: unknown }>['answer']

const { transition } = unrecordedSteps<LunchPayment>({
  ...lunchRules,
  isPaidAlready: ({ message }) => message === 'Paid.',
  notPaid: (why) => (why.outcome === 'refused' && why.refusal.message === 'Paid.' ? 'soldOut' : null),
})
const after = (state: State, ...events: readonly Event[]): State => events.reduce((before, event) => transition(before, event)[0], state)
const sent = (answer: AnswerOf<'sendPaymentAnswered'>): Event => ({ type: 'sendPaymentAnswered', answer })
const completed = (answer: AnswerOf<'completePaymentAnswered'>): Event => ({ type: 'completePaymentAnswered', answer })
const found = (answer: AnswerOf<'lookUpPaymentAnswered'>): Event => ({ type: 'lookUpPaymentAnswered', answer })
const closed = (answer: AnswerOf<'closePaymentAnswered'>): Event => ({ type: 'closePaymentAnswered', answer })

const ended = { status: 'notPaid', because: 'soldOut' }
const asking = [{ status: 'paymentUnknown', lookUp: 'asking' }, { type: 'lookUpPayment' }]
const closing = [{ status: 'paymentUnknown', lookUp: 'closing' }, { type: 'closePayment' }]
const paid = answered({ outcome: 'paid', receipt } as const)
const unknown = answered({ outcome: 'unknown' } as const)
const over = answered({ outcome: 'closed' } as const)
const paidAlready = (status: number) => refused('Paid.', status)

describe('POS-11 a refusal that says that it is paid already', () => {
  it('is about the payment of somebody else where the attempt was sent once', () => {
    for (const status of [409, 422]) expect(transition(states.paying, sent(paidAlready(status)))[0]).toMatchObject(ended)
  })

  const again = after(states.paymentUnknownNotFound, { type: 'retry' })
  const completing = after(states.authenticating, { type: 'authenticateAnswered', answer: answered(null) })

  it.each<[string, State, Event]>([
    ['was sent again', again, sent(paidAlready(422))],
    ['was sent again, and is in conflict', again, sent(paidAlready(409))],
    ['was confirmed with the bank', completing, completed(paidAlready(422))],
    ['has an answer that says both yes and no', states.paying, sent(paidAlready(200))],
  ])('is looked up first where it %s: it may be the payer’s own', (_, state, refusal) => {
    expect(transition(state, refusal)).toMatchObject(asking)
    expect(getRecordedAttempt(after(state, refusal))?.key).toBe('attempt-1')
    expect(after(state, refusal, found(paid))).toMatchObject({ status: 'paid', receipt })
    for (const value of [{ outcome: 'closed' }, { outcome: 'declined', code: 'card_declined' }] as const)
      expect(after(state, refusal, found(answered(value)))).toMatchObject(ended)
  })

  it('ends an attempt that the look-up does not find once it is closed', () => {
    for (const value of [{ outcome: 'unknown' }, { outcome: 'requiresAction', clientSecret: 'secret' }] as const) {
      const asked = after(again, sent(paidAlready(422)))
      expect(transition(asked, found(answered(value)))).toMatchObject(closing)
      expect(after(asked, found(answered(value)), closed(over))).toMatchObject(ended)
      expect(after(asked, found(answered(value)), closed(paid))).toMatchObject({ status: 'paid', receipt })
    }
  })

  it('ends nothing while the attempt cannot be looked up, or closed', () => {
    const offline = failed({ kind: 'offline' })
    const asked = after(again, sent(paidAlready(422)))
    for (const lost of [after(asked, found(offline)), after(asked, found(unknown), closed(offline))]) {
      expect(lost).toMatchObject({ status: 'paymentUnknown', lookUp: 'unreachable' })
      expect(getRecordedAttempt(lost)?.key).toBe('attempt-1')
      expect(after(lost, { type: 'retry' }, found(paid))).toMatchObject({ status: 'paid' })
      expect(after(lost, { type: 'retry' }, found(unknown), closed(over))).toMatchObject(ended)
    }
  })

  it('ends nothing where the look-up or the close says so, not what became of the attempt', () => {
    const says = paidAlready(422)
    expect(transition(states.paymentUnknown, found(says))).toMatchObject(closing)
    expect(after(states.paymentUnknown, found(says), closed(over))).toMatchObject(ended)
    expect(transition(states.paymentUnknownClosing, closed(says))).toMatchObject(asking)
    expect(after(states.paymentUnknownClosing, closed(says), found(paid))).toMatchObject({ status: 'paid' })
    for (const state of [
      after(states.paymentUnknown, found(says), closed(says)),
      after(states.paymentUnknownClosing, closed(says), found(says), closed(says)),
    ])
      expect(state).toMatchObject({ status: 'paymentUnknown', lookUp: 'noFinalAnswer' })
    // An answer to a question that is over changes nothing.
    expect(transition(states.paymentUnknownClosing, found(says))).toEqual([states.paymentUnknownClosing])
    expect(transition(states.paymentUnknown, closed(says))).toEqual([states.paymentUnknown])
  })

  it('ends the attempt where it is its own final answer', () => {
    const refusal = { kind: 'refused', status: 422, message: 'Paid.' } as const
    expect(after(states.paymentUnknown, found(answered({ outcome: 'refused', refusal })))).toMatchObject(ended)
  })
})

it('NET-08 an attempt to pay what has changed is closed as soon as it is found open: the bank is not asked for it', () => {
  const verifying = unrecordedSteps<LunchPayment>({ ...lunchRules, verifies: true }).transition
  const [read] = verifying(states.paymentUnknownNotFound, { type: 'retry' })
  const [changed] = verifying(read, { type: 'verifyPaymentAnswered', answer: answered('soldOut') })
  const [lost] = verifying(changed, closed(failed({ kind: 'offline' })))
  const [asked] = verifying(lost, { type: 'retry' })
  expect(asked).toMatchObject({ lookUp: 'asking' })
  expect(verifying(asked, found(unknown))).toMatchObject(closing)
  expect(verifying(asked, found(answered({ outcome: 'requiresAction', clientSecret: 'secret' })))).toMatchObject(closing)
})
