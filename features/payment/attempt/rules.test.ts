import { describe, expect, it } from 'vitest'
import { answered, failed } from '../../shared/api/answers/answer.ts'
import {
  attemptOf,
  isBusy,
  isChoosing,
  isEarlier,
  isOutcome,
  isRefused,
  isUnderWay,
  mustWait,
  needsGateway,
  offersToPay,
  paymentStepKey,
  recordedOf,
} from './paymentState.ts'
import type { PaymentEvent, PaymentState } from './payment.ts'
import { unrecordedSteps } from '../testing/unrecordedSteps.ts'
import { progressOf } from '../progress.ts'
import { problemOf, unchargedProblem } from './problem.ts'
import { type LunchPayment, cards, lunch, lunchRules, paymentStates as states } from '../examples.ts'
import type { SavedCards } from './attempt.ts'

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
  gateway: needsGateway,
}
const visa = { kind: 'savedCard', id: 'pm_visa' } as const
const saidOf = (state: State) =>
  Object.entries(questions)
    .filter(([, asks]) => asks(state))
    .map(([name]) => name)
    .join(' ')

describe('what a page may do with a payment', () => {
  it.each<[keyof typeof states, string, string]>([
    ['choosing', 'payment', 'choosing gateway'],
    ['choosingDeclined', 'payment', 'choosing gateway'],
    ['choosingRefused', 'payment', 'choosing refused gateway'],
    ['preparing', 'payment', 'busy wait gateway'],
    ['verifying', 'payment', 'underWay busy wait gateway'],
    ['paying', 'payment', 'underWay busy wait gateway'],
    ['authenticating', 'payment', 'underWay busy wait gateway'],
    ['paymentUnknown', 'paymentUnknown.asking', 'wait outcome gateway'],
    ['paymentUnknownUnreachable', 'paymentUnknown.unreachable', 'outcome gateway'],
    ['paymentUnknownNoFinalAnswer', 'paymentUnknown.noFinalAnswer', 'outcome gateway'],
    ['paymentUnknownNotFound', 'paymentUnknown.notFound', 'outcome gateway'],
    ['paymentUnknownClosing', 'paymentUnknown.closing', 'wait outcome gateway'],
    ['unresolvedPayment', 'unresolvedPayment.asking', 'wait outcome earlier'],
    ['unresolvedPaymentNotFound', 'unresolvedPayment.notFound', 'outcome earlier'],
    ['earlierPaid', 'earlierPaid', 'outcome earlier'],
    ['paid', 'paid', ''],
    ['notPaid', 'payment', 'gateway'],
  ])('%s', (name, stepKey, said) => {
    expect([paymentStepKey<LunchPayment>(states[name]), saidOf(states[name])]).toEqual([stepKey, said])
  })

  it('NET-08 one press pays with a card that is at hand, or sends an attempt again that has not arrived', () => {
    const { choosing, paymentUnknownNotFound } = states
    const offers = (state: State, of: SavedCards = cards) => offersToPay(state, of)
    expect([offers({ ...choosing, card: visa }), offers({ ...choosing, card: null }), offers(paymentUnknownNotFound)]).toEqual([
      true,
      true,
      true,
    ])
    for (const name of ['paying', 'preparing', 'paid', 'paymentUnknown', 'paymentUnknownUnreachable', 'unresolvedPayment'] as const)
      expect(offers(states[name])).toBe(false)
    // While the cards are read nobody has seen which one would pay.
    for (const card of [visa, null]) expect(offers({ ...choosing, card }, 'loading')).toBe(false)
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
    const wallet: State = { ...states.preparing, method: { kind: 'wallet' } }
    const later = (['chargingAgain', 'completing'] as const).map((phase): State => ({ ...states.paying, phase }))
    const { preparing, verifying, authenticating, paying, choosing } = states
    const read = [wallet, preparing, verifying, authenticating, paying, ...later, choosing].map((state) => progressOf<LunchPayment>(state))
    expect(read).toEqual([
      'Asking your wallet',
      'Checking your card',
      'Checking the bill',
      'Your bank asks you to confirm',
      'Paying',
      'Finishing your payment',
      'Finishing your payment',
      null,
    ])
  })
})
