import { describe, expect, it } from 'vitest'
import { answered, failed } from '../../shared/api/answers/answer.ts'
import { type LunchPayment, lunchRules, paymentStates as states } from '../examples.ts'
import { unrecordedSteps } from '../testing/unrecordedSteps.ts'
import type { PaymentEvent, PaymentState } from './payment.ts'

type State = PaymentState<LunchPayment>
type Event = PaymentEvent<LunchPayment>

describe('NET-08 an attempt without a known outcome', () => {
  const { transition } = unrecordedSteps<LunchPayment>(lunchRules)
  const after = (state: State, ...events: readonly Event[]): State => events.reduce((before, event) => transition(before, event)[0], state)
  const closed = (answer: Extract<Event, { type: 'closePaymentAnswered' }>['answer']): Event => ({ type: 'closePaymentAnswered', answer })

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
