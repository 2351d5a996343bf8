import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import { type LunchPayment, lunchRules, paymentStates as states } from '../examples.ts'
import { unrecordedSteps } from '../testing/unrecordedSteps.ts'
import type { PaymentEvent, PaymentState } from './payment.ts'
import { getRecordedAttempt } from './paymentState.ts'

type State = PaymentState<LunchPayment>
type Event = PaymentEvent<LunchPayment>

describe('NET-08 an attempt without a known outcome', () => {
  const { transition } = unrecordedSteps<LunchPayment>(lunchRules)
  const after = (state: State, ...events: readonly Event[]): State => events.reduce((before, event) => transition(before, event)[0], state)
  const closed = (answer: Extract<Event, { type: 'closePaymentAnswered' }>['answer']): Event => ({ type: 'closePaymentAnswered', answer })

  it('is given up only where the server has not seen it, and closed first', () => {
    expect(states.paymentUnknownClosing).toMatchObject({ lookUp: 'closing', why: { outcome: 'givenUp' } })
    for (const state of [states.paymentUnknown, states.paymentUnknownUnreachable, states.paymentUnknownNoFinalAnswer])
      expect(after(state, { type: 'paymentGivenUp' })).toBe(state)
    expect(after(states.paymentUnknownClosing, { type: 'retry' })).toBe(states.paymentUnknownClosing)
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
    expect(again).toMatchObject({ status: 'paying', phase: 'chargingAgain', sent: { request: { key: 'attempt-1' } } })
    expect(after(again, { type: 'sendPaymentAnswered', answer: answered(open) })).toMatchObject({ status: 'authenticating' })
    // A press that looks it up again lets the bank be asked, too.
    const unreachable = after(lost, { type: 'lookUpPaymentAnswered', answer: failed({ kind: 'offline' }) }, { type: 'retry' })
    expect(after(unreachable, { type: 'lookUpPaymentAnswered', answer: answered(open) })).toMatchObject({ status: 'authenticating' })
  })

  it('MGR-12 is read again before it is sent again, where the surface reads what is paid: a friend may have paid meanwhile', () => {
    const verifying = unrecordedSteps<LunchPayment>({ ...lunchRules, verifies: true }).transition
    const [again, command] = verifying(states.paymentUnknownNotFound, { type: 'retry' })
    expect([again.status, command?.type, getRecordedAttempt(again)?.key]).toEqual(['verifying', 'verifyPayment', 'attempt-1'])
    const read = (answer: Extract<Event, { type: 'verifyPaymentAnswered' }>['answer']) =>
      verifying(again, { type: 'verifyPaymentAnswered', answer })
    expect(read(answered(null))).toMatchObject([{ status: 'paying', phase: 'chargingAgain' }, { type: 'sendPayment' }])
    expect(read(failed({ kind: 'offline' }))).toMatchObject([{ status: 'paymentUnknown', lookUp: 'unreachable' }])
    // A changed bill is not paid: the attempt is closed, and then the page goes on elsewhere.
    const [closing, close] = read(answered('soldOut'))
    expect([closing, close]).toMatchObject([{ lookUp: 'closing' }, { type: 'closePayment' }])
    expect(verifying(closing, closed(answered({ outcome: 'closed' })))[0]).toMatchObject({ status: 'notPaid', because: 'soldOut' })
    expect(verifying(again, { type: 'payerLeft' })[0]).toMatchObject({ status: 'paymentUnknown', sent: null })
  })

  it('says that a bank did not confirm, once it is closed', () => {
    const failure = { kind: 'malformed' } as const
    const closing = after(states.authenticating, { type: 'authenticateAnswered', answer: { ok: false, failure } })
    expect(closing).toMatchObject({ lookUp: 'closing', why: { outcome: 'notConfirmed', failure } })
    expect(after(closing, closed(answered({ outcome: 'closed' })))).toMatchObject({ status: 'choosing', problem: { on: 'card' } })
  })

  it('is unclear, and stays so, once the server’s answer could not be read', () => {
    const sent = (answer: Extract<Event, { type: 'sendPaymentAnswered' }>['answer']): Event => ({ type: 'sendPaymentAnswered', answer })
    const offline: Event = { type: 'lookUpPaymentAnswered', answer: failed({ kind: 'offline' }) }
    const unclear = sent(failed({ kind: 'malformed' }))
    expect(after(states.paying, unclear, offline, { type: 'retry' })).toMatchObject({ sent: { isUnclear: true } })
    const notFound: Event = { type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'unknown' }) }
    expect(after(states.paying, unclear, notFound, { type: 'retry' })).toMatchObject({ status: 'paying', sent: { isUnclear: true } })
    expect(after(states.paying, sent(failed({ kind: 'timeout' })), offline)).toMatchObject({ sent: { isUnclear: false } })
    const unread: Event = { type: 'lookUpPaymentAnswered', answer: failed({ kind: 'malformed' }) }
    expect(after(states.paymentUnknown, unread)).toMatchObject({ sent: { isUnclear: false } })
  })
})
