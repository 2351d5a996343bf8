import { describe, expect, it } from 'vitest'
import { charging, checkoutWith, details, memberOf, orderFor, pay, purchase } from './testing/examples.ts'
import { answered, failed, refused } from '../shared/answer.ts'
import type { CheckoutEvent, CheckoutState } from './checkout.ts'
import { canGoBack, transition } from './transition.ts'

const after = (state: CheckoutState, ...events: readonly CheckoutEvent[]): CheckoutState =>
  events.reduce((before, event) => transition(before, event)[0], state)

const opened = checkoutWith(orderFor('credit'))
const paying = after(opened, ...charging)
const member = { type: 'loadMemberAnswered', answer: answered(memberOf('first', 'second')) } as const satisfies CheckoutEvent
const unknown = { type: 'lookUpPurchaseAnswered', answer: answered({ outcome: 'unknown' }) } as const satisfies CheckoutEvent
const closed = { type: 'closePurchaseAnswered', answer: answered({ outcome: 'closed' }) } as const satisfies CheckoutEvent
const lost = { type: 'purchaseAnswered', answer: failed({ kind: 'timeout' }) } as const satisfies CheckoutEvent

describe('CHK-04 paying by wallet', () => {
  const wallet = { type: 'walletConfirmed', key: 'attempt-1' } as const
  const made = { type: 'makePaymentMethodAnswered', answer: answered({ id: 'pm_wallet' }) } as const
  const atSecondCard = after(opened, member, details, { type: 'methodChosen', method: { kind: 'savedCard', id: 'second' } })

  it('takes the way of a card: the provider first, then one charge under the key', () => {
    expect(transition(atSecondCard, wallet)[1]).toMatchObject({ type: 'makePaymentMethod', method: { kind: 'wallet' } })
    const [state, command] = transition(after(atSecondCard, wallet), made)
    expect(state).toMatchObject({ status: 'paying', method: { kind: 'wallet' } })
    expect(command).toMatchObject({ type: 'purchase', request: { key: 'attempt-1', paymentMethodId: 'pm_wallet' } })
  })

  it('NET-08 leaves what is on its way alone', () => {
    expect(transition(paying, { ...wallet, key: 'attempt-2' })).toEqual([paying])
  })

  it('finds the card as it was, with why, where the wallet fails, and without where the page is read anew', () => {
    const card = { status: 'payment', method: { kind: 'savedCard', id: 'second' } } as const
    expect(after(atSecondCard, wallet, { ...made, answer: refused('No.') })).toMatchObject({
      ...card,
      problem: { on: 'page', message: 'No.' },
    })
    const declined = {
      type: 'purchaseAnswered',
      answer: answered({ outcome: 'declined', code: 'card_declined' }),
    } as const satisfies CheckoutEvent
    expect(after(atSecondCard, wallet, made, declined)).toMatchObject({ ...card, problem: { on: 'page' } })
    const anew = { type: 'loadOrderAnswered', answer: answered(orderFor('credit')) } as const
    expect(after(atSecondCard, wallet, { type: 'reloaded' }, anew, member)).toMatchObject({ ...card, problem: null })
  })
})

describe('NET-02 a payment by a token that has ended', () => {
  const ended = { type: 'purchaseAnswered', answer: refused('Please sign in again.', 401) } as const satisfies CheckoutEvent
  const atSecondCard = after(opened, member, details, { type: 'methodChosen', method: { kind: 'savedCard', id: 'second' } })

  it('is not made again in the member’s name, nor by their card', () => {
    const left = after(atSecondCard, pay, ended)
    expect(left).toMatchObject({
      status: 'payment',
      visit: { account: { kind: 'none' } },
      method: { kind: 'newCard' },
      problem: {
        on: 'page',
        message: 'You are no longer signed in, so the card that you chose cannot pay. Please type a card, or sign in again.',
      },
    })
    expect(after(left, ...charging.slice(1))).toMatchObject({ status: 'paying', request: { token: null } })
  })
  it('says to whoever typed a card how they can go on', () => {
    const left = after(atSecondCard, { type: 'methodChosen', method: { kind: 'newCard' } }, ...charging.slice(1), ended)
    expect(left).toMatchObject({
      visit: { account: { kind: 'none' } },
      problem: {
        on: 'page',
        message: 'You are no longer signed in, and nothing was charged. Please pay without an account, or sign in again.',
      },
    })
  })
  it('is closed first where it was sent before', () => {
    const closing = after(atSecondCard, pay, lost, unknown, { type: 'retry' }, ended)
    expect(closing).toMatchObject({ status: 'paymentUnknown', lookUp: 'closing' })
    expect(after(closing, closed)).toMatchObject({ status: 'payment', visit: { account: { kind: 'none' } }, method: { kind: 'newCard' } })
  })
  it('is refused in the server’s words where there is no member', () => {
    expect(after(paying, ended)).toMatchObject({ problem: { message: 'Please sign in again.' } })
  })
})

describe('CHK-04 a card that paid before', () => {
  const anew = { type: 'loadOrderAnswered', answer: answered(orderFor('credit')) } as const
  const reading = after(
    opened,
    member,
    details,
    { type: 'methodChosen', method: { kind: 'savedCard', id: 'second' } },
    { type: 'reloaded' },
    anew,
  )

  it('is not charged before it can be seen', () => {
    expect(reading).toMatchObject({ status: 'payment', method: { kind: 'savedCard', id: 'second' } })
    expect(transition(reading, pay)).toEqual([reading])
    expect(transition(after(reading, member), pay)[1]).toMatchObject({ type: 'purchase', request: { paymentMethodId: 'second' } })
  })

  it('gives way where its member is not read, no longer has it, or is not asked for', () => {
    const newCard = { status: 'payment', method: { kind: 'newCard' }, visit: { method: { kind: 'newCard' } } } as const
    expect(after(reading, { type: 'loadMemberAnswered', answer: refused(null, 401) })).toMatchObject(newCard)
    expect(after(reading, { ...member, answer: answered(memberOf()) })).toMatchObject(newCard)
    expect(after(reading, { type: 'loadMemberAnswered', answer: refused(null, 401) }, { type: 'reloaded' }, anew)).toMatchObject(newCard)
  })

  it.each([
    ['kept no longer', answered(memberOf('first')), 'The card that you chose is no longer kept. Please choose another one, or type it.'],
    [
      'of a member who is signed out',
      refused(null, 401),
      'You are no longer signed in, so the card that you chose cannot pay. Please type a card, or sign in again.',
    ],
    ['not to be read', failed({ kind: 'offline' }), 'We could not read your saved cards. Please type a card, or load this page again.'],
  ] as const)('says so where it is %s, and lets no other one pay that nobody has chosen', (_, answer, message) => {
    const gone = after(reading, { type: 'loadMemberAnswered', answer })
    expect(gone).toMatchObject({ status: 'payment', method: { kind: 'newCard' }, problem: { on: 'page', message } })
    expect(transition(gone, pay)[1]).toMatchObject({ type: 'makePaymentMethod' })
    expect(after(gone, { type: 'back' }, details)).toMatchObject({ method: { kind: 'newCard' } })
  })

  it('is still chosen, and waited for, after a wallet that failed', () => {
    const [state, command] = transition(after(reading, { type: 'walletConfirmed', key: 'attempt-1' }), {
      type: 'makePaymentMethodAnswered',
      answer: refused('No.'),
    })
    expect(state).toMatchObject({ status: 'payment', method: { kind: 'savedCard', id: 'second' }, problem: { on: 'page', message: 'No.' } })
    expect(command).toEqual({ type: 'loadMember', token: 't' })
    expect(transition(state, pay)).toEqual([state])
  })

  it('is waited for anew by another reload', () => {
    expect(after(reading, { type: 'reloaded' }, anew)).toEqual(reading)
  })
})

describe('NET-08 a payment that must not go on', () => {
  const asked = after(paying, { type: 'purchaseAnswered', answer: answered({ outcome: 'requiresAction', clientSecret: 's' }) })
  const closing = { status: 'paymentUnknown', lookUp: 'closing' } as const

  it('is closed where the bank was not satisfied, and only then another card pays', () => {
    const [state, command] = transition(asked, { type: 'authenticateAnswered', answer: refused('No.') })
    expect([state, command]).toMatchObject([closing, { type: 'closePurchase', request: { key: 'attempt-1' } }])
    expect(after(state, closed)).toMatchObject({ status: 'payment', problem: { on: 'card', message: 'No.' } })
    expect(transition(state, { type: 'reloaded' })).toEqual([state, command])
  })

  it.each([401, 403, 410, 422])('is closed where it was refused with %d after it was in doubt', (status) => {
    const again = after(paying, lost, unknown, { type: 'retry' })
    const completing = after(asked, { type: 'authenticateAnswered', answer: answered(null) })
    const no = { answer: refused('No.', status) } as const
    for (const state of [
      after(again, { type: 'purchaseAnswered', ...no }),
      after(completing, { type: 'completePurchaseAnswered', ...no }),
    ]) {
      expect(state).toMatchObject(closing)
      expect(after(state, closed)).toMatchObject(
        status === 410 ? { status: 'expired' } : { status: 'payment', problem: { on: 'page', message: 'No.' } },
      )
    }
  })

  it('says so where it finds that it was given up', () => {
    const found = after(paying, lost, { type: 'lookUpPurchaseAnswered', answer: answered({ outcome: 'closed' }) })
    expect(found).toMatchObject({
      status: 'payment',
      problem: { on: 'page', message: 'That payment was given up, and nothing was charged. Please pay again.' },
    })
  })

  it('tells a refused look-up from a server that is out of reach', () => {
    const state = after(paying, lost, { type: 'lookUpPurchaseAnswered', answer: refused(null, 401) })
    expect(state).toMatchObject({ lookUp: 'noWord' })
    expect(transition(state, { type: 'retry' })[1]).toMatchObject({ type: 'lookUpPurchase' })
    expect(after(paying, lost, unknown, { type: 'paymentGivenUp' }, { ...closed, answer: refused(null, 403) })).toMatchObject({
      lookUp: 'noWord',
    })
  })
})

it.each([
  ['offline', 'unreachable'],
  ['timeout', 'unreachable'],
  ['server', 'noWord'],
  ['malformed', 'noWord'],
] as const)('NET-08 a look-up that ends as %s is told as %s', (kind, lookUp) => {
  const answer = failed({ kind })
  expect(after(paying, lost, { type: 'lookUpPurchaseAnswered', answer })).toMatchObject({ status: 'paymentUnknown', lookUp })
})

describe('NET-08 a payment that did not arrive', () => {
  const notCharged = after(paying, lost, unknown)
  const givenUp = after(notCharged, { type: 'paymentGivenUp' })

  it('is closed before another one may be made', () => {
    expect(transition(notCharged, { type: 'paymentGivenUp' })[1]).toMatchObject({ type: 'closePurchase', request: { key: 'attempt-1' } })
    expect(transition(givenUp, { type: 'retry' })).toEqual([givenUp])
    const atPayment = after(givenUp, closed)
    expect(atPayment).toMatchObject({ status: 'payment', problem: null })
    expect(canGoBack(atPayment)).toBe(true)
  })

  it('is bought after all where it arrives first, and looked up again where nobody knows', () => {
    expect(after(givenUp, { type: 'closePurchaseAnswered', answer: answered({ outcome: 'purchased', purchase }) })).toMatchObject({
      status: 'confirmation',
    })
    expect(after(givenUp, { type: 'closePurchaseAnswered', answer: failed({ kind: 'offline' }) })).toMatchObject({ lookUp: 'unreachable' })
    expect(transition(givenUp, { type: 'reloaded' })[1]).toMatchObject({ type: 'closePurchase' })
  })
})
