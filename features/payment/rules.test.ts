import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/api/answer.ts'
import { problemOf } from './method.ts'
import {
  attemptOf,
  isBusy,
  isChoosing,
  isEarlier,
  isOutcome,
  isRefused,
  isUnderWay,
  mustWait,
  paymentStepKey,
  recordedOf,
} from './paymentState.ts'
import type { PaymentEvent, PaymentState } from './payment.ts'
import { unrecordedSteps } from './testing/unrecordedSteps.ts'
import { progressOf } from './progress.ts'
import { unchargedProblem } from './unchargedProblem.ts'
import { type LunchPayment, lunch, lunchRules, paymentStates as states } from './examples.ts'

type State = PaymentState<LunchPayment>
type Event = PaymentEvent<LunchPayment>

const questions = {
  choosing: isChoosing,
  refused: isRefused,
  underWay: isUnderWay,
  busy: isBusy,
  wait: mustWait,
  outcome: isOutcome,
  earlier: isEarlier,
}
const saidOf = (state: State) =>
  Object.entries(questions)
    .filter(([, asks]) => asks(state))
    .map(([name]) => name)
    .join(' ')

describe('what a page may do with a payment', () => {
  it.each<[keyof typeof states, string, string]>([
    ['choosing', 'payment', 'choosing'],
    ['choosingDeclined', 'payment', 'choosing'],
    ['choosingRefused', 'payment', 'choosing refused'],
    ['preparing', 'payment', 'busy wait'],
    ['verifying', 'payment', 'underWay busy wait'],
    ['paying', 'payment', 'underWay busy wait'],
    ['authenticating', 'payment', 'underWay busy wait'],
    ['paymentUnknown', 'paymentUnknown.asking', 'wait outcome'],
    ['paymentUnknownUnreachable', 'paymentUnknown.unreachable', 'outcome'],
    ['paymentUnknownNoFinalAnswer', 'paymentUnknown.noFinalAnswer', 'outcome'],
    ['paymentUnknownNotFound', 'paymentUnknown.notFound', 'outcome'],
    ['paymentUnknownClosing', 'paymentUnknown.closing', 'wait outcome'],
    ['unresolvedPayment', 'unresolvedPayment.asking', 'wait outcome earlier'],
    ['unresolvedPaymentNotFound', 'unresolvedPayment.notFound', 'outcome earlier'],
    ['earlierPaid', 'earlierPaid', 'outcome earlier'],
    ['paid', 'paid', ''],
    ['notPaid', 'payment', ''],
  ])('%s', (name, stepKey, said) => {
    expect([paymentStepKey<LunchPayment>(states[name]), saidOf(states[name])]).toEqual([stepKey, said])
  })

  it('waits while a paid one is looked up again', () => {
    expect(mustWait<LunchPayment>({ ...states.paid, isAsking: true })).toBe(true)
  })

  it('names the attempt that an outcome is of', () => {
    expect(attemptOf<LunchPayment>(states.paymentUnknown)).toEqual({ ...lunch, key: 'attempt-1' })
    expect(attemptOf<LunchPayment>(states.unresolvedPayment)).toMatchObject({ ...lunch, key: 'attempt-0' })
  })
})

describe('NET-08 an attempt without a known outcome', () => {
  const { transition } = unrecordedSteps<LunchPayment>(lunchRules)
  const after = (state: State, ...events: readonly Event[]): State => events.reduce((before, event) => transition(before, event)[0], state)
  const closed = (answer: Extract<Event, { type: 'closePaymentAnswered' }>['answer']): Event => ({ type: 'closePaymentAnswered', answer })

  it('is given up only where the server has not seen it, and closed first', () => {
    expect(states.paymentUnknownClosing).toMatchObject({ lookUp: 'closing', because: { outcome: 'givenUp' } })
    for (const state of [states.paymentUnknown, states.paymentUnknownUnreachable, states.paymentUnknownNoFinalAnswer])
      expect(after(state, { type: 'paymentGivenUp' })).toBe(state)
    expect(after(states.paymentUnknownClosing, { type: 'retry' })).toBe(states.paymentUnknownClosing)
  })

  it('is over without a message once it is closed, and paid if it arrived first', () => {
    expect(after(states.paymentUnknownClosing, closed(answered({ outcome: 'closed' })))).toMatchObject({
      status: 'choosing',
      problem: null,
    })
    const receipt = { number: 'L-17' }
    expect(after(states.paymentUnknownClosing, closed(answered({ outcome: 'paid', receipt })))).toMatchObject({ status: 'paid', receipt })
  })

  it('is looked up where a refusal is not final', () => {
    const later: Event = { type: 'sendPaymentAnswered', answer: refused('One moment.', 429) }
    expect(transition(states.paying, later)).toMatchObject([{ status: 'paymentUnknown', lookUp: 'asking' }, { type: 'lookUpPayment' }])
  })

  it('hears no answer to a question that is over, and is asked about once', () => {
    const declined = answered({ outcome: 'declined', code: 'card_declined' } as const)
    const { paymentUnknownClosing, unresolvedPayment } = states
    expect(after(paymentUnknownClosing, { type: 'lookUpPaymentAnswered', answer: declined })).toBe(paymentUnknownClosing)
    expect(after(states.paymentUnknown, closed(declined))).toBe(states.paymentUnknown)
    expect(transition(unresolvedPayment, { type: 'retry' })).toEqual([unresolvedPayment])
  })

  it('stays unknown where its end gets no answer', () => {
    const lost = after(states.paymentUnknownClosing, closed(failed({ kind: 'offline' })))
    expect(lost).toMatchObject({ status: 'paymentUnknown', lookUp: 'unreachable' })
    expect(after(lost, { type: 'retry' })).toMatchObject({ lookUp: 'asking' })
    const asked = closed(answered({ outcome: 'requiresAction', clientSecret: 'secret' }))
    expect(after(states.paymentUnknownClosing, asked)).toMatchObject({ status: 'paymentUnknown', lookUp: 'noFinalAnswer' })
  })

  it('is sent again only by a press after the bank’s confirmation was lost: the bank is not asked again by itself', () => {
    const completing = after(states.authenticating, { type: 'authenticateAnswered', answer: answered(null) })
    const lost = after(completing, { type: 'completePaymentAnswered', answer: failed({ kind: 'server' }) })
    const open = { outcome: 'requiresAction', clientSecret: 'secret' } as const
    const found = after(lost, { type: 'lookUpPaymentAnswered', answer: answered(open) })
    expect(found).toMatchObject({ status: 'paymentUnknown', lookUp: 'notFound' })
    const again = after(found, { type: 'retry' })
    expect(again).toMatchObject({ status: 'paying', phase: 'chargingAgain', request: { key: 'attempt-1' } })
    expect(after(again, { type: 'sendPaymentAnswered', answer: answered(open) })).toMatchObject({ status: 'authenticating' })
    // A press that looks it up again lets the bank be asked, too.
    const unreachable = after(lost, { type: 'lookUpPaymentAnswered', answer: failed({ kind: 'offline' }) }, { type: 'retry' })
    expect(after(unreachable, { type: 'lookUpPaymentAnswered', answer: answered(open) })).toMatchObject({ status: 'authenticating' })
  })

  it('MGR-12 is read again before it is sent again, where the surface reads what is paid: a friend may have paid meanwhile', () => {
    const verifying = unrecordedSteps<LunchPayment>({ ...lunchRules, verifies: true }).transition
    const [again, command] = verifying(states.paymentUnknownNotFound, { type: 'retry' })
    expect([again.status, command?.type, recordedOf(again)?.key]).toEqual(['verifying', 'verifyPayment', 'attempt-1'])
    const read = (answer: Extract<Event, { type: 'verifyPaymentAnswered' }>['answer']) =>
      verifying(again, { type: 'verifyPaymentAnswered', answer })
    expect(read(answered(null))).toMatchObject([{ status: 'paying', phase: 'chargingAgain' }, { type: 'sendPayment' }])
    expect(read(failed({ kind: 'offline' }))).toMatchObject([{ status: 'paymentUnknown', lookUp: 'unreachable' }])
    // A changed bill is not paid: the attempt is closed, and then the page goes on elsewhere.
    const [closing, close] = read(answered('soldOut'))
    expect([closing, close]).toMatchObject([{ lookUp: 'closing' }, { type: 'closePayment' }])
    expect(verifying(closing, closed(answered({ outcome: 'closed' })))[0]).toMatchObject({ status: 'notPaid', because: 'soldOut' })
    expect(verifying(again, { type: 'payerLeft' })[0]).toMatchObject({ status: 'unresolvedPayment' })
  })

  it('says that a bank did not confirm, once it is closed', () => {
    const failure = { kind: 'malformed' } as const
    const closing = after(states.authenticating, { type: 'authenticateAnswered', answer: { ok: false, failure } })
    expect(closing).toMatchObject({ lookUp: 'closing', because: { outcome: 'notConfirmed', failure } })
    expect(after(closing, closed(answered({ outcome: 'closed' })))).toMatchObject({ status: 'choosing', problem: { on: 'card' } })
  })

  it('is unclear, and stays so, once the server’s answer could not be read', () => {
    const sent = (answer: Extract<Event, { type: 'sendPaymentAnswered' }>['answer']): Event => ({ type: 'sendPaymentAnswered', answer })
    const offline: Event = { type: 'lookUpPaymentAnswered', answer: failed({ kind: 'offline' }) }
    const unclear = sent(failed({ kind: 'malformed' }))
    expect(after(states.paying, unclear, offline, { type: 'retry' })).toMatchObject({ isUnclear: true })
    const notFound: Event = { type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'unknown' }) }
    expect(after(states.paying, unclear, notFound, { type: 'retry' })).toMatchObject({ status: 'paying', isUnclear: true })
    expect(after(states.paying, sent(failed({ kind: 'timeout' })), offline)).toMatchObject({ isUnclear: false })
    const unread: Event = { type: 'lookUpPaymentAnswered', answer: failed({ kind: 'malformed' }) }
    expect(after(states.paymentUnknown, unread)).toMatchObject({ isUnclear: false })
  })
})

describe('what a payer reads', () => {
  it('of an attempt that charged nothing', () => {
    const read = (because: Parameters<typeof unchargedProblem>[1]) => unchargedProblem({ kind: 'newCard' }, because)
    const refusal = (message: string | null) => ({ kind: 'refused', message, status: 422 }) as const
    expect(read({ outcome: 'declined', code: 'insufficient_funds' })).toMatchObject({ on: 'card' })
    expect(read({ outcome: 'refused', refusal: refusal(null) })).toEqual({ on: 'page', message: 'Payment failed. Please try again.' })
    expect(read({ outcome: 'refused', refusal: refusal('No.') })).toEqual({ on: 'page', message: 'No.' })
    expect(read({ outcome: 'givenUp' })).toBeNull()
    expect(read({ outcome: 'closed' })).toEqual({
      on: 'page',
      message: 'That payment was canceled, and nothing was charged. Please pay again.',
    })
  })

  it('at the card only what is wrong with a card', () => {
    const on = (['newCard', 'wallet', 'noCard'] as const).map((kind) => problemOf({ kind }, 'No.').on)
    expect([...on, problemOf({ kind: 'savedCard', id: 'pm' }, 'No.').on]).toEqual(['card', 'page', 'page', 'card'])
  })

  it('while it is on its way', () => {
    const method = (kind: 'newCard' | 'wallet') => ({ status: 'preparing', method: { kind } }) as const
    const phases = (['charging', 'chargingAgain', 'completing'] as const).map((phase) => ({ status: 'paying', phase }) as const)
    expect(
      [method('wallet'), method('newCard'), { status: 'verifying' } as const, { status: 'authenticating' } as const, ...phases].map(
        progressOf,
      ),
    ).toEqual([
      'Asking your wallet',
      'Checking your card',
      'Checking the bill',
      'Your bank asks you to confirm',
      'Paying',
      'Finishing your payment',
      'Finishing your payment',
    ])
  })
})
