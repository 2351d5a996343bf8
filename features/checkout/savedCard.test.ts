import { describe, expect, it } from 'vitest'
import { charging, checkoutWith, details, memberOf, orderFor, pay } from './testing/examples.ts'
import { answered, failed, refused } from '../shared/api/answer.ts'
import type { CheckoutEvent } from './checkout.ts'
import { transition } from './transition.ts'
import { after, closed, lost, unknown } from './testing/events.ts'

const opened = checkoutWith(orderFor('credit'))
const paying = after(opened, ...charging)
const member = { type: 'loadMemberAnswered', answer: answered(memberOf('first', 'second')) } as const satisfies CheckoutEvent

describe('NET-02 a payment with a token that has ended', () => {
  const ended = { type: 'sendPaymentAnswered', answer: refused('Please sign in again.', 401) } as const satisfies CheckoutEvent
  const atSecondCard = after(opened, member, details, { type: 'methodChosen', method: { kind: 'savedCard', id: 'second' } })

  it('is not repeated for the member, nor with their card', () => {
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
  it('tells a buyer with a new card how they can go on', () => {
    const left = after(atSecondCard, { type: 'methodChosen', method: { kind: 'newCard' } }, ...charging.slice(1), ended)
    expect(left).toMatchObject({
      visit: { account: { kind: 'none' } },
      problem: {
        on: 'page',
        message: 'You are no longer signed in, and nothing was charged. Please pay without an account, or sign in again.',
      },
    })
  })
  it('is closed first if it was sent before', () => {
    const closing = after(atSecondCard, pay, lost, unknown, { type: 'retry' }, ended)
    expect(closing).toMatchObject({ status: 'paymentUnknown', lookUp: 'closing' })
    expect(after(closing, closed)).toMatchObject({ status: 'payment', visit: { account: { kind: 'none' } }, method: { kind: 'newCard' } })
  })
  it('shows the server’s message to a guest', () => {
    expect(after(paying, ended)).toMatchObject({ problem: { message: 'Please sign in again.' } })
  })
})

describe('CHK-04 a saved card', () => {
  const orderRead = { type: 'loadOrderAnswered', answer: answered(orderFor('credit')) } as const
  const reading = after(
    opened,
    member,
    details,
    { type: 'methodChosen', method: { kind: 'savedCard', id: 'second' } },
    { type: 'reloaded' },
    orderRead,
  )

  it('is not charged before it is visible', () => {
    expect(reading).toMatchObject({ status: 'payment', method: { kind: 'savedCard', id: 'second' } })
    expect(transition(reading, pay)).toEqual([reading])
    expect(transition(after(reading, member), pay)[1]).toMatchObject({ type: 'sendPayment', request: { paymentMethodId: 'second' } })
  })

  it('is replaced by a new card if its member is not read or no longer has it', () => {
    const newCard = { status: 'payment', method: { kind: 'newCard' }, visit: { method: { kind: 'newCard' } } } as const
    expect(after(reading, { type: 'loadMemberAnswered', answer: refused(null, 401) })).toMatchObject(newCard)
    expect(after(reading, { ...member, answer: answered(memberOf()) })).toMatchObject(newCard)
    expect(after(reading, { type: 'loadMemberAnswered', answer: refused(null, 401) }, { type: 'reloaded' }, orderRead)).toMatchObject(
      newCard,
    )
  })

  it.each([
    ['removed', answered(memberOf('first')), 'The card that you chose is no longer kept. Please choose another one, or type it.'],
    [
      'of a member who has signed out',
      refused(null, 401),
      'You are no longer signed in, so the card that you chose cannot pay. Please type a card, or sign in again.',
    ],
    ['unreadable', failed({ kind: 'offline' }), 'We could not read your saved cards. Please type a card, or load this page again.'],
  ] as const)('is reported if it is %s, and no other saved card pays instead', (_, answer, message) => {
    const gone = after(reading, { type: 'loadMemberAnswered', answer })
    expect(gone).toMatchObject({ status: 'payment', method: { kind: 'newCard' }, problem: { on: 'page', message } })
    expect(transition(gone, pay)[1]).toMatchObject({ type: 'makePaymentMethod' })
    expect(after(gone, { type: 'back' }, details)).toMatchObject({ method: { kind: 'newCard' } })
  })

  it('stays chosen, and is read again, after a failed wallet', () => {
    const [state, command] = transition(after(reading, { type: 'walletConfirmed', key: 'attempt-1' }), {
      type: 'makePaymentMethodAnswered',
      answer: refused('No.'),
    })
    expect(state).toMatchObject({ status: 'payment', method: { kind: 'savedCard', id: 'second' }, problem: { on: 'page', message: 'No.' } })
    expect(command).toEqual({ type: 'loadMember', token: 't' })
    expect(transition(state, pay)).toEqual([state])
  })

  it('is read again after another reload', () => {
    expect(after(reading, { type: 'reloaded' }, orderRead)).toEqual(reading)
  })
})
