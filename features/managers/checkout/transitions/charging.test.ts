import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../../shared/api/answer.ts'
import type { CheckoutEvent, CheckoutState } from '../checkout.ts'
import { referenceOf } from '../saved.ts'
import { opening, receipt, request } from '../testing/examples.ts'
import { states } from '../testing/states.ts'
import { transition } from '../transition.ts'

const paid = answered({ outcome: 'paid', receipt } as const)
const after = (state: CheckoutState, event: CheckoutEvent) => transition(state, event)
const readTicket = { type: 'readTicket', number: '1042' } as const

describe('MGR-12 a payment that fails', () => {
  const answerWith = (answer: Extract<CheckoutEvent, { type: 'sendPaymentAnswered' }>['answer'], state = states.paying) =>
    after(state, { type: 'sendPaymentAnswered', answer })

  it.each([
    ['Your card was declined.', 'Your card was declined.'],
    [null, 'Payment failed. Please try again.'],
  ])('shows the message %j until it is closed', (sent, problem) => {
    const refusedState = { ...states.payment, problem }
    expect(answerWith(refused(sent))).toEqual([refusedState])
    expect(after(refusedState, { type: 'problemClosed' })).toEqual([states.payment])
  })

  it('NET-08 looks up a lost answer, and says of an unclear one that something went wrong', () => {
    const command = { type: 'lookUpPayment', request }
    expect(answerWith(failed({ kind: 'timeout' }))).toEqual([states.paymentUnknown, command])
    const unclear = { ...states.paymentUnknown, isUnclear: true }
    expect(answerWith(failed({ kind: 'malformed' }))).toEqual([unclear, command])
    const notFound = answered({ outcome: 'unknown' } as const)
    expect(after(unclear, { type: 'lookUpPaymentAnswered', answer: notFound })).toEqual([{ ...unclear, lookUp: 'notCharged' }])
    expect(after(unclear, { type: 'lookUpPaymentAnswered', answer: paid })).toEqual([states.success])
  })

  it('NET-08 gives an attempt up before another may be made', () => {
    const notCharged = { ...states.paymentUnknown, lookUp: 'notCharged' } as const
    const [closing, ...commands] = after(notCharged, { type: 'paymentGivenUp' })
    expect(commands).toEqual([{ type: 'closePayment', request }])
    const closed = answered({ outcome: 'closed' } as const)
    expect(after(closing, { type: 'closePaymentAnswered', answer: closed })).toEqual([states.payment])
    expect(after(states.paymentUnknown, { type: 'paymentGivenUp' })).toEqual([states.paymentUnknown])
    expect(after(notCharged, { type: 'retry' })).toEqual([
      { ...states.paying, phase: 'chargingAgain' },
      { type: 'sendPayment', request },
    ])
  })

  it('NET-08 goes on at once from an outcome that cannot be looked up', () => {
    const noFinalAnswer = { ...states.paymentUnknown, lookUp: 'noFinalAnswer' } as const
    expect(after(noFinalAnswer, { type: 'unresolvedLeft' })).toEqual([states.payment])
  })

  it('NET-08 sends nothing while another tab pays the same check: that payment is looked up', () => {
    const other = { ...referenceOf(request), key: 'attempt-of-other-tab' }
    expect(answerWith(answered({ outcome: 'elsewhere', attempts: [other] }))).toMatchObject([
      { status: 'unresolvedPayment', attempts: [other], opening: { step: 'payment', sent: null } },
      { type: 'lookUpPayment', request: { key: other.key } },
    ])
  })

  it('takes no question of a bank for an answer', () => {
    expect(answerWith(answered({ outcome: 'requiresAction', clientSecret: 's' }))).toEqual([states.paying])
  })
})

describe('NET-08 an earlier attempt', () => {
  const answerWith = (outcome: 'closed' | 'unknown') =>
    after(states.unresolvedPayment, { type: 'lookUpPaymentAnswered', answer: answered({ outcome }) })

  it('that charged nothing leads on to the bill', () => {
    expect(answerWith('closed')).toEqual([states.loading, readTicket])
    const notCharged = { ...states.unresolvedPayment, lookUp: 'notCharged' } as const
    expect(answerWith('unknown')).toEqual([notCharged])
    expect(after(notCharged, { type: 'paymentGivenUp' })[1]).toEqual({ type: 'closePayment', request: { key: request.key } })
    expect(after(notCharged, { type: 'retry' })[0]).toEqual(states.unresolvedPayment)
    expect(after(notCharged, { type: 'unresolvedLeft' })).toEqual([notCharged])
    const closing = { ...notCharged, lookUp: 'closing' } as const
    expect(after(closing, { type: 'closePaymentAnswered', answer: answered({ outcome: 'closed' }) })).toEqual([states.loading, readTicket])
  })

  it('that was charged is shown, before anything else is paid', () => {
    const event = { type: 'lookUpPaymentAnswered', answer: paid } as const
    expect(after(states.unresolvedPayment, event)).toEqual([states.earlierPaid])
    expect(after(states.earlierPaid, { type: 'unresolvedLeft' })).toEqual([states.loading, readTicket])
    const other = { ...opening, sent: { key: 'other', agreed: request.agreed } }
    expect(after({ ...states.unresolvedPayment, opening: other }, event)[0].status).toBe('earlierPaid')
  })

  it('of this page is its success', () => {
    const own = { ...opening, sent: { key: request.key, agreed: request.agreed } }
    expect(after({ ...states.unresolvedPayment, opening: own }, { type: 'lookUpPaymentAnswered', answer: paid })).toEqual([states.success])
  })
})
