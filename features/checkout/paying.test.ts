import { describe, expect, it } from 'vitest'
import { charging, checkoutWith, details, memberOf, orderFor, purchase } from './testing/examples.ts'
import { answered, failed, refused } from '../shared/api/answer.ts'
import type { CheckoutEvent } from './checkout.ts'
import { canGoBack, transition } from './transition.ts'
import { after, closed, lost, unknown } from './testing/events.ts'

const opened = checkoutWith(orderFor('credit'))
const paying = after(opened, ...charging)
const member = { type: 'loadMemberAnswered', answer: answered(memberOf('first', 'second')) } as const satisfies CheckoutEvent

describe('CHK-04 paying by wallet', () => {
  const wallet = { type: 'walletConfirmed', key: 'attempt-1' } as const
  const made = { type: 'makePaymentMethodAnswered', answer: answered({ id: 'pm_wallet' }) } as const
  const atSecondCard = after(opened, member, details, { type: 'methodChosen', method: { kind: 'savedCard', id: 'second' } })

  it('asks the payment gateway first, and then charges once under the key', () => {
    expect(transition(atSecondCard, wallet)[1]).toMatchObject({ type: 'makePaymentMethod', method: { kind: 'wallet' } })
    const [state, command] = transition(after(atSecondCard, wallet), made)
    expect(state).toMatchObject({ status: 'paying', method: { kind: 'wallet' } })
    expect(command).toMatchObject({ type: 'sendPayment', request: { key: 'attempt-1', paymentMethodId: 'pm_wallet' } })
  })

  it('NET-08 changes nothing during a charge', () => {
    expect(transition(paying, { ...wallet, key: 'attempt-2' })).toEqual([paying])
  })

  it('shows the chosen card again after a failed wallet, with the reason, and after a reload without it', () => {
    const card = { status: 'payment', method: { kind: 'savedCard', id: 'second' } } as const
    expect(after(atSecondCard, wallet, { ...made, answer: refused('No.') })).toMatchObject({
      ...card,
      problem: { on: 'page', message: 'No.' },
    })
    const declined = {
      type: 'sendPaymentAnswered',
      answer: answered({ outcome: 'declined', code: 'card_declined' }),
    } as const satisfies CheckoutEvent
    expect(after(atSecondCard, wallet, made, declined)).toMatchObject({ ...card, problem: { on: 'page' } })
    const orderRead = { type: 'loadOrderAnswered', answer: answered(orderFor('credit')) } as const
    expect(after(atSecondCard, wallet, { type: 'reloaded' }, orderRead, member)).toMatchObject({ ...card, problem: null })
  })
})

describe('NET-08 a payment that must not continue', () => {
  const asked = after(paying, { type: 'sendPaymentAnswered', answer: answered({ outcome: 'requiresAction', clientSecret: 's' }) })
  const closing = { status: 'paymentUnknown', lookUp: 'closing' } as const

  it('is closed after the bank refuses, and only then another card can pay', () => {
    const [state, command] = transition(asked, { type: 'authenticateAnswered', answer: refused('No.') })
    expect([state, command]).toMatchObject([closing, { type: 'closePayment', request: { key: 'attempt-1' } }])
    expect(after(state, closed)).toMatchObject({ status: 'payment', problem: { on: 'card', message: 'No.' } })
    expect(transition(state, { type: 'reloaded' })).toEqual([state, command])
  })

  it.each([401, 403, 410, 422])('is closed after a refusal with %d if its outcome was unknown before', (status) => {
    const again = after(paying, lost, unknown, { type: 'retry' })
    const completing = after(asked, { type: 'authenticateAnswered', answer: answered(null) })
    const no = { answer: refused('No.', status) } as const
    for (const state of [
      after(again, { type: 'sendPaymentAnswered', ...no }),
      after(completing, { type: 'completePaymentAnswered', ...no }),
    ]) {
      expect(state).toMatchObject(closing)
      expect(after(state, closed)).toMatchObject(
        status === 410 ? { status: 'expired' } : { status: 'payment', problem: { on: 'page', message: 'No.' } },
      )
    }
  })

  it('is reported as given up if the look-up says so', () => {
    const found = after(paying, lost, { type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'closed' }) })
    expect(found).toMatchObject({
      status: 'payment',
      problem: { on: 'page', message: 'That payment was given up, and nothing was charged. Please pay again.' },
    })
  })

  it('tells a refused look-up from an unreachable server', () => {
    const state = after(paying, lost, { type: 'lookUpPaymentAnswered', answer: refused(null, 401) })
    expect(state).toMatchObject({ lookUp: 'noFinalAnswer' })
    expect(transition(state, { type: 'retry' })[1]).toMatchObject({ type: 'lookUpPayment' })
    expect(after(paying, lost, unknown, { type: 'paymentGivenUp' }, { ...closed, answer: refused(null, 403) })).toMatchObject({
      lookUp: 'noFinalAnswer',
    })
  })
})

it.each([
  ['offline', 'unreachable'],
  ['timeout', 'unreachable'],
  ['server', 'noFinalAnswer'],
  ['malformed', 'noFinalAnswer'],
] as const)('NET-08 a look-up that fails with %s counts as %s', (kind, lookUp) => {
  const answer = failed({ kind })
  expect(after(paying, lost, { type: 'lookUpPaymentAnswered', answer })).toMatchObject({ status: 'paymentUnknown', lookUp })
})

describe('NET-08 a payment that did not arrive', () => {
  const notCharged = after(paying, lost, unknown)
  const givenUp = after(notCharged, { type: 'paymentGivenUp' })

  it('is closed before another one can be made', () => {
    expect(transition(notCharged, { type: 'paymentGivenUp' })[1]).toMatchObject({ type: 'closePayment', request: { key: 'attempt-1' } })
    expect(transition(givenUp, { type: 'retry' })).toEqual([givenUp])
    const atPayment = after(givenUp, closed)
    expect(atPayment).toMatchObject({ status: 'payment', problem: null })
    expect(canGoBack(atPayment)).toBe(true)
  })

  it('is confirmed if it arrives before the close, and looked up again if the close fails', () => {
    expect(after(givenUp, { type: 'closePaymentAnswered', answer: answered({ outcome: 'paid', receipt: purchase }) })).toMatchObject({
      status: 'confirmation',
    })
    expect(after(givenUp, { type: 'closePaymentAnswered', answer: failed({ kind: 'offline' }) })).toMatchObject({ lookUp: 'unreachable' })
    expect(transition(givenUp, { type: 'reloaded' })[1]).toMatchObject({ type: 'closePayment' })
  })
})
