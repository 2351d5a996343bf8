import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/api/answer.ts'
import { cents } from '../shared/money/money.ts'
import type { CheckoutEvent } from './checkout.ts'
import { resumeAfter } from './resume.ts'
import { boughtWith, buyer, charging, checkoutWith, details, memberOf, orderFor, pay, purchase } from './testing/examples.ts'
import { transition } from './transition.ts'
import { begin } from './transitions/opening.ts'
import { beginAfter } from './transitions/unresolvedPayment.ts'
import { buyerMark } from './unresolved.ts'
import { unresolvedOf } from './unresolvedOf.ts'
import { after, lookedUp, unknown } from './testing/events.ts'

const given = { link: { option: { kind: 'ico', id: 'ico-new' }, promoCode: null }, token: null, timeZone: 'UTC' } as const
const first = { key: 'attempt-1', option: { kind: 'ico', id: 'ico-old' }, amount: cents(75_00) } as const
const second = { ...first, key: 'attempt-2' }
const [asking, asked] = beginAfter([first], given)

const wasCharged = lookedUp(answered({ outcome: 'paid', receipt: purchase }))
const wasClosed: CheckoutEvent = { type: 'closePaymentAnswered', answer: answered({ outcome: 'closed' }) }

describe('NET-08 an attempt of an earlier visit', () => {
  it('is looked up before anything else is read, whatever option the new checkout has', () => {
    expect(asking).toMatchObject({ status: 'unresolvedPayment', lookUp: 'asking' })
    expect(asked).toEqual({ type: 'lookUpPayment', request: { key: 'attempt-1' } })
  })
  it('does not exist if none was left open; an address without an option comes first', () => {
    expect(beginAfter([], given)).toEqual(begin(given))
    expect(beginAfter([first], { ...given, link: { option: null, promoCode: null } })[0]).toMatchObject({ status: 'unknownOption' })
  })
  it('is confirmed, with what was bought, if it was charged', () => {
    const [reading, command] = transition(asking, wasCharged)
    expect(command).toEqual({ type: 'loadOrder', link: { option: first.option, promoCode: null } })
    expect(after(reading, { type: 'loadOrderAnswered', answer: answered(orderFor('credit')) })).toMatchObject({
      status: 'confirmation',
      purchase,
    })
    expect(after(reading, { type: 'loadOrderAnswered', answer: answered(orderFor('giftCard')) })).toMatchObject({
      status: 'giftPage2',
      purchase,
    })
  })
  it('is confirmed at its own amount, whatever the option costs now', () => {
    const [reading] = transition(asking, lookedUp(answered({ outcome: 'paid', receipt: { ...purchase, toCharge: null, charged: null } })))
    const told = after(reading, { type: 'loadOrderAnswered', answer: answered({ ...orderFor('credit'), pay: cents(100_00) }) })
    expect(told).toMatchObject({ status: 'confirmation', visit: { order: { pay: first.amount } }, purchase: { charged: first.amount } })
  })
  it('is reported as charged also if its option can no longer be read', () => {
    const told = after(asking, wasCharged, { type: 'loadOrderAnswered', answer: refused(null, 410) })
    expect(told).toMatchObject({ lookUp: 'chargedUnread', purchase })
    expect(after(told, { type: 'unresolvedLeft' })).toMatchObject({ status: 'loading', link: given.link })
  })
  it.each([lookedUp(answered({ outcome: 'closed' })), lookedUp(answered({ outcome: 'declined', code: 'card_declined' }))])(
    'leads on if it charged nothing: %j',
    (event) => {
      expect(transition(asking, event)).toEqual(begin(given))
    },
  )
  it('is closed before the checkout goes on if it has not arrived', () => {
    const [notCharged] = transition(asking, unknown)
    const [closing, command] = transition(notCharged, { type: 'paymentGivenUp' })
    expect(command).toEqual({ type: 'closePayment', request: { key: 'attempt-1' } })
    expect(transition(closing, wasClosed)).toEqual(begin(given))
    expect(after(closing, { type: 'closePaymentAnswered', answer: answered({ outcome: 'paid', receipt: purchase }) })).toMatchObject({
      lookUp: 'charged',
    })
    expect(after(closing, { type: 'closePaymentAnswered', answer: failed({ kind: 'timeout' }) })).toMatchObject({ lookUp: 'unreachable' })
  })
  it('can be left only if the server had no final answer', () => {
    const unreachable = after(asking, lookedUp(failed({ kind: 'offline' })))
    expect(after(unreachable, { type: 'unresolvedLeft' })).toBe(unreachable)
    expect(after(asking, lookedUp(refused(null, 404)), { type: 'unresolvedLeft' })).toMatchObject({ status: 'loading' })
  })
  it('comes before the next attempt, and all of them before the checkout', () => {
    const [both] = beginAfter([first, second], given)
    const next = after(both, lookedUp(answered({ outcome: 'closed' })))
    expect(unresolvedOf(next)).toEqual(second)
  })
  it.each([
    ['asking', asking],
    ['not arrived', after(asking, unknown)],
  ])('is looked up again by a reload (%s)', (_, state) => {
    expect(transition(state, { type: 'reloaded' })).toEqual([asking, asked])
  })
})

describe('NET-08 an unresolved attempt and a reloaded page', () => {
  const opened = checkoutWith(orderFor('credit'))
  const atCard = after(opened, { type: 'buyerSubmitted', buyer })
  it('comes first before a payment: the saved state may be older, or a copy', () => {
    for (const state of [opened, after(opened, { type: 'signInChosen' }), atCard, begin(given)[0]])
      expect(transition(resumeAfter([first], state), { type: 'reloaded' })).toMatchObject([{ status: 'unresolvedPayment' }, asked])
  })
  it('leads back to what the buyer had typed and chosen, and reports a changed price', () => {
    const back = after(resumeAfter([first], atCard), lookedUp(answered({ outcome: 'closed' })))
    expect(back).toMatchObject({ status: 'loading', link: { option: { id: 'ico-50' } }, paying: { buyer, shown: cents(50_00) } })
  })
  it('changes nothing for a page that has its own attempt or has paid', () => {
    const paying = after(opened, ...charging)
    for (const state of [paying, after(paying, boughtWith()), asking]) expect(resumeAfter([second], state)).toBe(state)
    expect(resumeAfter([], atCard)).toBe(atCard)
  })
})

describe('NET-08 the record of an attempt', () => {
  const paying = after(checkoutWith(orderFor('credit')), ...charging)
  it('has its key, its option, its amount and a mark of the buyer, and nothing that names them', () => {
    const record = unresolvedOf(paying)
    expect(record).toEqual({ key: 'attempt-1', option: { kind: 'ico', id: 'ico-50' }, amount: cents(50_00), buyer: buyerMark(buyer.email) })
    expect(JSON.stringify(record)).not.toMatch(/@|Ada|Moreau/)
  })
  it('ends once the outcome is known', () => {
    expect(unresolvedOf(after(paying, boughtWith()))).toBeNull()
    expect(
      unresolvedOf(after(paying, { type: 'sendPaymentAnswered', answer: answered({ outcome: 'declined', code: 'card_declined' }) })),
    ).toBeNull()
  })
})

describe('NET-11 signing out anywhere', () => {
  const signedOut = { type: 'signedOutAnywhere' } as const
  const opened = checkoutWith(orderFor('credit'))
  const known = after(opened, { type: 'loadMemberAnswered', answer: answered(memberOf('first')) })
  const atCard = after(known, { type: 'buyerSubmitted', buyer: { ...buyer, firstName: 'Maya' } })
  const paying = after(atCard, { type: 'paySubmitted', key: 'attempt-1' })

  it('leaves no member, no name and no card before a payment', () => {
    for (const state of [known, atCard]) {
      const left = after(state, signedOut)
      expect(left).toMatchObject({
        status: 'checkout',
        visit: { account: { kind: 'none' }, buyer: { email: '', firstName: '' }, method: null },
      })
      expect(JSON.stringify(left)).not.toMatch(/"t"|Maya|first"/)
    }
  })
  it('looks up an attempt by its key alone', () => {
    const [left, command] = transition(paying, signedOut)
    expect(command).toEqual({ type: 'lookUpPayment', request: { key: 'attempt-1' } })
    expect(JSON.stringify(left)).not.toMatch(/"t"|Maya|ada.moreau@/)
  })
  it('reads a confirmation, or an opening page, again as a guest', () => {
    expect(after(paying, boughtWith(), signedOut)).toMatchObject({ status: 'loading', token: null })
    expect(after(begin({ ...given, token: 't' })[0], signedOut)).toEqual(begin(given)[0])
  })
  it('leaves a paid gift to be sent, and nothing of the buyer', () => {
    const atGift = after(
      checkoutWith(orderFor('giftCard')),
      { type: 'loadMemberAnswered', answer: answered(memberOf('first')) },
      details,
      pay,
      boughtWith({ email: 'maya@mail.example', balance: cents(90_00) }),
    )
    const left = after(atGift, signedOut)
    expect(left).toMatchObject({ status: 'giftPage2', purchase: { id: 'p1', email: null, balance: null } })
    expect(JSON.stringify(left)).not.toMatch(/maya@|ada.moreau@/)
  })
  it('leaves an earlier payment’s amount, and not its receipt’s address', () => {
    const told = after(asking, wasCharged, { type: 'loadOrderAnswered', answer: refused(null, 410) }, signedOut)
    expect(told).toMatchObject({ lookUp: 'chargedUnread', purchase: { charged: purchase.charged, email: null } })
  })
  it('changes nothing for a guest', () => {
    const guest = after(opened, ...charging)
    expect(transition(guest, signedOut)).toEqual([guest])
  })
})
