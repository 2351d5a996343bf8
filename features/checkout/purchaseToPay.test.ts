import { describe, expect, it } from 'vitest'
import type { Uncharged } from '../payment/attempt/attempt.ts'
import { type Answer, answered, failed, refused } from '../shared/api/answers/answer.ts'
import { type Member, goneMessage, subscriptionIn } from './account.ts'
import type { CheckoutState } from './checkout.ts'
import { isPurchaseOf, purchaseBy, purchaseRules, purchaseToPay } from './purchaseToPay.ts'
import { renewalConsent } from './pricing/renewal.ts'
import { after, notPaid } from './examples/events.ts'
import { buyer, checkoutWith, details, memberOf, orderFor, subscriptionFor } from './examples/examples.ts'
import { member, states } from './examples/states.ts'

const { payment, readingAtCard } = states
if (payment.status !== 'payment' || readingAtCard.status !== 'payment') throw new Error('These states are at the payment.')
const { visit } = payment
const request = { key: 'attempt-1', paymentMethodId: 'second', ...purchaseBy(payment) }

describe('NET-08 what is recorded of a purchase', () => {
  it('is its option, its total and a mark of the buyer, and nothing that names them', () => {
    expect(Object.keys(request.what.terms)).toEqual(['option', 'buyer'])
    expect(JSON.stringify(request.what)).not.toMatch(/@|Ada|Moreau/)
  })
  it('tells two buyers and two options apart, and counts one address as one buyer', () => {
    const isSame = (email: string, order = visit.order) => isPurchaseOf(request.what.terms, { order, buyer: { ...buyer, email } })
    expect([isSame(buyer.email), isSame(' Ada.Moreau@mail.example'), isSame('maya@mail.example')]).toEqual([true, true, false])
    expect(isSame(buyer.email, orderFor('giftCard'))).toBe(false)
  })
})

describe('NET-02 CHK-11 who pays', () => {
  const paysAs = (state: CheckoutState) => {
    if (state.status !== 'payment') throw new Error('This state is at the payment.')
    const paying = purchaseToPay(state)
    return 'what' in paying ? paying.details.isMember : undefined
  }
  const memberRead = (answer: Answer<Member>) => after(readingAtCard, { type: 'loadMemberAnswered', answer })

  it('is nobody while the member is being read', () => {
    const blocked = 'Your account is still being read. Please wait a moment.'
    expect(purchaseToPay(readingAtCard)).toEqual({ blocked, sum: { amount: readingAtCard.visit.order.pay, currency: 'USD' } })
  })
  it('is the member once they are read, and a guest without a member or after a read that failed', () => {
    const guest = after(checkoutWith(orderFor('credit')), details)
    expect([paysAs(payment), paysAs(memberRead(answered(member))), paysAs(guest)]).toEqual([true, true, false])
    expect([paysAs(memberRead(refused(null, 401))), paysAs(memberRead(failed({ kind: 'offline' })))]).toEqual([false, false])
  })
})

it('SUB-01 nothing that renews is paid without consent to these very sums and days', () => {
  const order = subscriptionFor('credit')
  const at = (agreedTo: string | null) => purchaseToPay({ visit: { ...visit, order, account: { kind: 'none' } }, buyer, agreedTo })
  const blocked = {
    blocked: 'Please agree to the renewal first. Nothing was charged.',
    sum: { amount: order.pay, currency: 'USD' },
    isLiftedBy: 'payer',
  }
  expect([at(null), at('I agree to pay $1.00.')]).toEqual([blocked, blocked])
  const consent = renewalConsent(order)
  expect(at(consent)).toMatchObject({ what: { amount: order.pay, consent }, asks: [] })
})

it('NET-02 whether the buyer has a subscription already is unknown where their account could not be read', () => {
  const subscription = { name: 'Dining credit', interval: 'monthly', levelId: null } as const
  expect(subscriptionIn({ kind: 'notRead' })).toBe('unknown')
  expect(subscriptionIn({ kind: 'member', member: { ...member, subscription } })).toBe(subscription)
  for (const account of [{ kind: 'none' }, { kind: 'awaited' }, { kind: 'member', member }] as const)
    expect(subscriptionIn(account)).toBeNull()
})

describe('CHK-04 a refused payment', () => {
  const ending = purchaseRules.notPaid
  const reason = (status: number, message: string | null = null): Uncharged => ({
    outcome: 'refused',
    refusal: { kind: 'refused', status, message },
  })
  const guest = { ...request, details: { ...request.details, isMember: false } }

  it.each([
    [401, request, { kind: 'tokenEnded', paymentMethodId: 'second' }],
    [401, guest, null],
    [410, guest, { kind: 'expired' }],
    [412, guest, { kind: 'repriced', reason: 'The price has changed.', promoCode: 'ACCEPTED' }],
  ] as const)('with %d leads to its place', (status, asked, to) => {
    expect(ending?.(reason(status), asked)).toEqual(to)
  })
  it('because of its code leaves the code out; a declined one leads nowhere', () => {
    expect(ending?.(reason(422, 'This code has ended.'), request)).toMatchObject({ kind: 'repriced', promoCode: null })
    expect(ending?.({ outcome: 'declined', code: 'card_declined' }, request)).toBeNull()
  })
  it.each([
    ['a saved card', 'second', null],
    ['a new one', 'pm', 'You are no longer signed in. Please pay without an account, or sign in again.'],
  ])('NET-02 of a token that has ended goes on as a guest, after %s', (_, paymentMethodId, notice) => {
    expect(after(payment, notPaid({ kind: 'tokenEnded', paymentMethodId }))).toMatchObject({
      status: 'payment',
      visit: { account: { kind: 'none' } },
      notice,
    })
  })
})

describe('CHK-04 a saved card that is gone', () => {
  const second = { kind: 'savedCard', id: 'second' } as const
  const messageAfter = (answer: Answer<Member>) => {
    const read = after(readingAtCard, { type: 'loadMemberAnswered', answer })
    return read.status === 'payment' ? goneMessage(second, read.visit.account) : read.status
  }

  it.each([
    ['removed', answered(memberOf('first')), 'The card you chose is no longer saved. Please choose another one, or type it.'],
    [
      'of a member who has signed out',
      refused(null, 401),
      'You are no longer signed in, so the card that you chose cannot pay. Please type a card, or sign in again.',
    ],
    ['unreadable', failed({ kind: 'offline' }), 'We could not read your saved cards. Please type a card, or load this page again.'],
  ] as const)('is reported if it is %s', (_, answer, message) => expect(messageAfter(answer)).toBe(message))

  it('is not reported while it is read, if it is there, or if none was chosen', () => {
    expect(goneMessage(second, readingAtCard.visit.account)).toBeNull()
    expect(messageAfter(answered(member))).toBeNull()
    expect(goneMessage(null, { kind: 'none' })).toBeNull()
  })
})
