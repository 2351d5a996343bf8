import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/answer.ts'
import { cents } from '../shared/money.ts'
import type { CheckoutEvent } from './checkout.ts'
import { resumeAfter } from './resume.ts'
import { boughtWith, buyer, charging, checkoutWith, details, memberOf, orderFor, pay, purchase } from './testing/examples.ts'
import { transition } from './transition.ts'
import { begin } from './transitions/opening.ts'
import { beginAfter } from './transitions/unresolvedPayment.ts'
import { unresolvedOf } from './unresolvedOf.ts'
import { after, lookedUp, unknown } from './testing/events.ts'

const given = { link: { option: { kind: 'ico', id: 'ico-new' }, promoCode: null }, token: null, timeZone: 'UTC' } as const
const first = { key: 'attempt-1', option: { kind: 'ico', id: 'ico-old' }, amount: cents(75_00) } as const
const second = { ...first, key: 'attempt-2' }
const [asking, asked] = beginAfter([first], given)

const wasCharged = lookedUp(answered({ outcome: 'purchased', purchase }))
const wasClosed: CheckoutEvent = { type: 'closePurchaseAnswered', answer: answered({ outcome: 'closed' }) }

describe('NET-08 an attempt of an earlier visit', () => {
  it('is looked up before anything else is read, whatever option the new checkout has', () => {
    expect(asking).toMatchObject({ status: 'unresolvedPayment', lookUp: 'asking' })
    expect(asked).toEqual({ type: 'lookUpPurchase', request: { key: 'attempt-1' } })
  })
  it('is none where nothing was left open, or where the link names nothing', () => {
    expect(beginAfter([], given)).toEqual(begin(given))
    expect(beginAfter([first], { ...given, link: { option: null, promoCode: null } })[0]).toMatchObject({ status: 'unknownOption' })
  })
  it('that was charged is confirmed, with what was bought', () => {
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
  it('that was charged was agreed to at its own amount, whatever the option costs now, and without its code', () => {
    const [reading] = transition(
      asking,
      lookedUp(answered({ outcome: 'purchased', purchase: { ...purchase, toCharge: null, charged: null } })),
    )
    const told = after(reading, { type: 'loadOrderAnswered', answer: answered({ ...orderFor('credit'), pay: cents(100_00) }) })
    expect(told).toMatchObject({ status: 'confirmation', visit: { order: { pay: first.amount } }, purchase: { charged: first.amount } })
  })
  it('that was charged is said so, also where what was bought can be read no longer', () => {
    const told = after(asking, wasCharged, { type: 'loadOrderAnswered', answer: refused(null, 410) })
    expect(told).toMatchObject({ lookUp: 'chargedUnread', purchase })
    expect(after(told, { type: 'unresolvedLeft' })).toMatchObject({ status: 'loading', link: given.link })
  })
  it.each([lookedUp(answered({ outcome: 'closed' })), lookedUp(answered({ outcome: 'declined', code: 'card_declined' }))])(
    'that came to nothing leads on: %j',
    (event) => {
      expect(transition(asking, event)).toEqual(begin(given))
    },
  )
  it('that has not arrived is closed for good before the checkout goes on', () => {
    const [notCharged] = transition(asking, unknown)
    const [closing, command] = transition(notCharged, { type: 'paymentGivenUp' })
    expect(command).toEqual({ type: 'closePurchase', request: { key: 'attempt-1' } })
    expect(transition(closing, wasClosed)).toEqual(begin(given))
    expect(after(closing, { type: 'closePurchaseAnswered', answer: answered({ outcome: 'purchased', purchase }) })).toMatchObject({
      lookUp: 'charged',
    })
    expect(after(closing, { type: 'closePurchaseAnswered', answer: failed({ kind: 'timeout' }) })).toMatchObject({ lookUp: 'unreachable' })
  })
  it('is left only where the server was asked, and has no word of it', () => {
    const unreachable = after(asking, lookedUp(failed({ kind: 'offline' })))
    expect(after(unreachable, { type: 'unresolvedLeft' })).toBe(unreachable)
    expect(after(asking, lookedUp(refused(null, 404)), { type: 'unresolvedLeft' })).toMatchObject({ status: 'loading' })
  })
  it('comes before the next one, and all of them before the checkout', () => {
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

describe('NET-08 an attempt that a page finds when it is loaded again', () => {
  const opened = checkoutWith(orderFor('credit'))
  const atCard = after(opened, { type: 'buyerSubmitted', buyer })
  it('comes first where nothing was paid there yet: what was saved is older, or a copy', () => {
    for (const state of [opened, after(opened, { type: 'signInChosen' }), atCard, begin(given)[0]])
      expect(transition(resumeAfter([first], state), { type: 'reloaded' })).toMatchObject([{ status: 'unresolvedPayment' }, asked])
  })
  it('leads back to what the buyer had typed and chosen, and says so where the price has changed', () => {
    const back = after(resumeAfter([first], atCard), lookedUp(answered({ outcome: 'closed' })))
    expect(back).toMatchObject({ status: 'loading', link: { option: { id: 'ico-50' } }, paying: { buyer, shown: cents(50_00) } })
  })
  it('is nothing to a page that follows its own, or has led to its end', () => {
    const paying = after(opened, ...charging)
    for (const state of [paying, after(paying, boughtWith()), asking]) expect(resumeAfter([second], state)).toBe(state)
    expect(resumeAfter([], atCard)).toBe(atCard)
  })
})

describe('NET-08 what is noted of an attempt', () => {
  const paying = after(checkoutWith(orderFor('credit')), ...charging)
  it('is its key, its option and its amount, and nothing of who pays', () => {
    expect(unresolvedOf(paying)).toEqual({ key: 'attempt-1', option: { kind: 'ico', id: 'ico-50' }, amount: cents(50_00) })
  })
  it('is nothing any more once it is known what it came to', () => {
    expect(unresolvedOf(after(paying, boughtWith()))).toBeNull()
    expect(
      unresolvedOf(after(paying, { type: 'purchaseAnswered', answer: answered({ outcome: 'declined', code: 'card_declined' }) })),
    ).toBeNull()
  })
})

describe('NET-11 signing out anywhere', () => {
  const signedOut = { type: 'signedOutAnywhere' } as const
  const opened = checkoutWith(orderFor('credit'))
  const known = after(opened, { type: 'loadMemberAnswered', answer: answered(memberOf('first')) })
  const atCard = after(known, { type: 'buyerSubmitted', buyer: { ...buyer, firstName: 'Maya' } })
  const paying = after(atCard, { type: 'paySubmitted', key: 'attempt-1' })

  it('leaves no member, no name and no card at any step before a payment', () => {
    for (const state of [known, atCard]) {
      const left = after(state, signedOut)
      expect(left).toMatchObject({
        status: 'checkout',
        visit: { account: { kind: 'none' }, buyer: { email: '', firstName: '' }, method: null },
      })
      expect(JSON.stringify(left)).not.toMatch(/"t"|Maya|first"/)
    }
  })
  it('does not forget an attempt that is on its way: it is looked up by its key alone', () => {
    const [left, command] = transition(paying, signedOut)
    expect(command).toEqual({ type: 'lookUpPurchase', request: { key: 'attempt-1' } })
    expect(JSON.stringify(left)).not.toMatch(/"t"|Maya|ada@/)
  })
  it('reads a confirmation, or a page that is opening, anew for nobody', () => {
    expect(after(paying, boughtWith(), signedOut)).toMatchObject({ status: 'loading', token: null })
    expect(after(begin({ ...given, token: 't' })[0], signedOut)).toEqual(begin(given)[0])
  })
  it('leaves a gift that is paid to be sent, and nothing of who paid', () => {
    const atGift = after(
      checkoutWith(orderFor('giftCard')),
      { type: 'loadMemberAnswered', answer: answered(memberOf('first')) },
      details,
      pay,
      boughtWith({ email: 'maya@mail.example', balance: cents(90_00) }),
    )
    const left = after(atGift, signedOut)
    expect(left).toMatchObject({ status: 'giftPage2', purchase: { id: 'p1', email: null, balance: null } })
    expect(JSON.stringify(left)).not.toMatch(/maya@|ada@/)
  })
  it('leaves of an earlier payment what was charged, and not to whom its receipt went', () => {
    const told = after(asking, wasCharged, { type: 'loadOrderAnswered', answer: refused(null, 410) }, signedOut)
    expect(told).toMatchObject({ lookUp: 'chargedUnread', purchase: { charged: purchase.charged, email: null } })
  })
  it('is nothing to a buyer without an account', () => {
    const guest = after(opened, ...charging)
    expect(transition(guest, signedOut)).toEqual([guest])
  })
})
