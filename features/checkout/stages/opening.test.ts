import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import type { CheckoutState } from '../checkout.ts'
import type { CheckoutEvent } from '../events.ts'
import { checkoutWith, details, orderFor, present, subscriptionFor } from '../examples/examples.ts'
import { link, order, states } from '../examples/states.ts'
import { begin } from './opening.ts'
import { transition } from '../transition.ts'
import { after } from '../examples/events.ts'
import { isTypedEarly } from '../visit.ts'

const { loading, unknownOption } = states
const reloaded = { type: 'reloaded' } as const
const orderAnswered = (answer: Extract<CheckoutEvent, { type: 'loadOrderAnswered' }>['answer']) =>
  ({ type: 'loadOrderAnswered', answer }) as const

describe('CHK-02 a guest who types while the order is read', () => {
  const typed = { type: 'buyerTyped', draft: { email: 'ada@mail.example', firstName: 'Ada', lastName: '' } } as const
  const guest = (more: object = {}) => begin({ link, isMember: false, timeZone: 'Pacific/Auckland', ...more })[0]
  const read = orderAnswered(answered(order))

  it('keeps the text, and does not go on', () => {
    expect(after(guest(), typed, read)).toMatchObject({ status: 'checkout', visit: { buyer: typed.draft } })
    expect(after(guest(), typed, reloaded, read)).toMatchObject({ status: 'checkout', visit: { buyer: typed.draft } })
  })
  it('goes on to the payment once it is read, if they have pressed, and typed nothing since', () => {
    expect(after(guest(), details, read)).toEqual(after(guest(), read, details))
    expect(after(guest(), details, typed, read)).toMatchObject({ status: 'checkout', visit: { buyer: typed.draft } })
  })
  it('stays where something new is to be read: a gift card’s own fields, a subscription’s notes, a refused code', () => {
    for (const other of [orderFor('giftCard'), subscriptionFor('credit')])
      expect(after(guest(), details, orderAnswered(answered(other)))).toMatchObject({ status: 'checkout', visit: { buyer: details.buyer } })
    const ended = orderAnswered(refused('This code has ended.', 422))
    expect(after(guest(), details, ended, read)).toMatchObject({ status: 'checkout', promo: { message: 'This code has ended.' } })
  })
  it('types nothing where a member is read, a payment goes on, or a subscription is sold', () => {
    const canType = (state: CheckoutState) => state.status === 'loading' && isTypedEarly(state.opening)
    expect([loading, states.readingAtCard, guest({ mustRenew: true }), guest()].map(canType)).toEqual([false, false, false, true])
  })
})

describe('CHK-01 an order that cannot be shown', () => {
  it.each([
    [refused('Gone.', 404), { status: 'unknownOption' }],
    [refused('Gone.', 410), { status: 'unknownOption' }],
    [refused('No.', 403), { status: 'failed', cause: { kind: 'refused', status: 403 } }],
    [failed({ kind: 'server' }), { status: 'failed', cause: { kind: 'server' } }],
  ])('is reported after %j', (answer, state) => {
    expect(after(loading, orderAnswered(answer))).toMatchObject(state)
  })

  it('is read again when the buyer asks for it, and after a reload', () => {
    expect(transition(states.failed, { type: 'retry' })[1]).toMatchObject({ type: 'loadOrder' })
    for (const state of [loading, states.failed, states.notSubscription, unknownOption])
      expect(transition(state, reloaded)[1]).toMatchObject({ type: 'loadOrder' })
  })

  it('is asked for once without its code, and no more', () => {
    const about = orderAnswered(refused('This code has ended.', 422))
    const [without, command] = transition(loading, about)
    expect(command).toEqual({ type: 'loadOrder', link: { option: link.option, promoCode: null } })
    expect(transition(without, about)).toMatchObject([{ status: 'failed' }])
    // No answer says nothing about the code.
    expect(transition(loading, orderAnswered(failed({ kind: 'offline' })))).toHaveLength(1)
  })

  it('stays unknown after a reload if the address names no option', () => {
    expect(transition({ status: 'unknownOption', opening: null }, reloaded)).toEqual([{ status: 'unknownOption', opening: null }])
    expect(after(unknownOption, reloaded)).toEqual(loading)
  })
})

it('CHK-01 needs an option', () => {
  expect(begin({ link: { option: null, promoCode: null }, isMember: false, timeZone: 'UTC' })).toEqual([
    { status: 'unknownOption', opening: null },
  ])
})

it('CHK-05 a gift that was written before it is paid outlives a reload', () => {
  const written = after(checkoutWith(orderFor('giftCard')), { type: 'presentTyped', present }, reloaded)
  expect(after(written, orderAnswered(answered(orderFor('giftCard'))))).toMatchObject({ status: 'checkout', visit: { present } })
})

it('CHK-08 sells only subscriptions at their own address, also after a reload', () => {
  const billing = { interval: 'yearly', nextCharge: '2027-11-20', cancelTerms: 'Cancel in the app.' } as const
  const [first] = begin({ link, isMember: false, timeZone: 'UTC', mustRenew: true })
  const [refusal] = transition(first, orderAnswered(answered(orderFor('credit'))))
  expect(refusal).toMatchObject({ status: 'notSubscription', order: { name: 'Something good' } })
  expect(transition(refusal, reloaded)).toEqual([first, { type: 'loadOrder', link }])
  expect(after(first, orderAnswered(answered({ ...orderFor('credit'), billing })))).toMatchObject({ status: 'checkout' })
})

it('CHK-03 a link whose code is refused opens at the price without it, and says why', () => {
  const autumn = { option: link.option, promoCode: 'AUTUMN10' }
  const [first] = begin({ link: autumn, isMember: false, timeZone: 'America/Chicago' })
  const [again, read] = transition(first, { type: 'loadOrderAnswered', answer: refused('This promo code has ended.', 422) })
  expect(read).toEqual({ type: 'loadOrder', link: { ...autumn, promoCode: null } })
  const without = after(again, { type: 'loadOrderAnswered', answer: answered(order) })
  expect(without).toMatchObject({ status: 'checkout', promo: { message: 'This promo code has ended.' }, visit: { order, askedCode: null } })
  expect(after(first, { type: 'loadOrderAnswered', answer: refused('Not today.', 422) })).toMatchObject({ status: 'failed' })
})
