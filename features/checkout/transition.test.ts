import { describe, expect, it } from 'vitest'
import { checkoutWith, details, memberOf, orderFor } from './testing/examples.ts'
import { answered, refused } from '../shared/api/answer.ts'
import { cents } from '../shared/money/money.ts'
import { canGoBack, transition } from './transition.ts'
import { begin } from './transitions/opening.ts'
import { after, boughtWith, expired } from './testing/events.ts'

const link = { option: { kind: 'ico', id: 'ico-50' }, promoCode: 'SPRING' } as const
const opened = checkoutWith(orderFor('credit'))
const atCard = after(opened, details)

describe('CHK-01 opening', () => {
  it('needs an option', () => {
    expect(begin({ link: { option: null, promoCode: null }, token: null, timeZone: 'UTC' })).toEqual([
      { status: 'unknownOption', opening: null },
    ])
  })

  it.each([404, 410])('says that there is nothing to pay for after %d', (status) => {
    const [loading] = begin({ link, token: null, timeZone: 'UTC' })
    expect(after(loading, { type: 'loadOrderAnswered', answer: refused(null, status) })).toMatchObject({ status: 'unknownOption' })
  })

  it('reads the member and fills in their details', () => {
    const [loading] = begin({ link, token: 't', timeZone: 'UTC' })
    const [state, command] = transition(loading, { type: 'loadOrderAnswered', answer: answered(orderFor('credit')) })
    expect(command).toEqual({ type: 'loadMember', token: 't' })
    expect(after(state, { type: 'loadMemberAnswered', answer: answered(memberOf()) })).toMatchObject({
      visit: { buyer: { firstName: 'Maya' } },
    })
  })

  it('keeps what the buyer typed meanwhile, and goes on as a guest after the token has ended', () => {
    const typed = after(opened, { type: 'buyerTyped', draft: { email: 'ada@', firstName: '', lastName: '' } })
    expect(transition(typed, { type: 'loadMemberAnswered', answer: answered(memberOf()) })).toEqual([typed])
    expect(transition(opened, { type: 'loadMemberAnswered', answer: refused(null, 401) })).toEqual([opened])
  })
})

describe('a reload', () => {
  it('reads the price again, and keeps the buyer’s details and step', () => {
    const [reading, command] = transition(after(opened, details), { type: 'reloaded' })
    expect(command).toMatchObject({ type: 'loadOrder' })
    expect(after(reading, { type: 'loadOrderAnswered', answer: answered({ ...orderFor('credit'), pay: cents(4_000) }) })).toMatchObject({
      status: 'payment',
      buyer: { firstName: 'Ada' },
      visit: { order: { pay: 4_000 } },
    })
  })

  it('finds an option that was missing or had expired', () => {
    const [loading] = begin({ link, token: null, timeZone: 'UTC' })
    const unknown = after(loading, { type: 'loadOrderAnswered', answer: refused(null, 404) })
    expect(transition(unknown, { type: 'reloaded' })[1]).toMatchObject({ type: 'loadOrder' })
    expect(transition(after(atCard, expired), { type: 'reloaded' })[1]).toMatchObject({ type: 'loadOrder' })
  })
})

it('CHK-02 back leads from the payment to the details as typed', () => {
  expect(canGoBack(atCard)).toBe(true)
  expect(after(atCard, { type: 'back' })).toMatchObject({ status: 'checkout', visit: { buyer: { firstName: 'Ada' } } })
})

it('CHK-01 a price that has expired cannot be paid', () => {
  expect(after(atCard, expired)).toMatchObject({ status: 'expired' })
})

describe('CHK-05 CHK-06 CHK-07 after the payment', () => {
  it('asks for a gift card’s recipient, and can skip it', () => {
    const gift = after(checkoutWith(orderFor('giftCard')), details, boughtWith())
    expect(gift).toMatchObject({ status: 'giftPage2', gift: { recipientName: '', timeZone: 'America/Chicago' } })
    expect(after(gift, { type: 'giftSkipped' })).toMatchObject({ status: 'confirmation', sent: null })
  })

  it('asks a new user for a password, once', () => {
    const done = after(atCard, boughtWith({ resetToken: 'r' }))
    const [sent, command] = transition(done, { type: 'passwordSubmitted', password: 'dinner4two' })
    expect(command).toEqual({ type: 'setPassword', resetToken: 'r', password: 'dinner4two' })
    expect(transition(sent, { type: 'passwordSubmitted', password: 'dinner4two' })).toEqual([sent])
    expect(JSON.stringify(sent)).not.toContain('dinner4two')
    expect(after(sent, { type: 'setPasswordAnswered', answer: answered({}) })).toMatchObject({ password: { kind: 'set' } })
    expect(after(atCard, boughtWith())).toMatchObject({ password: { kind: 'notNeeded' } })
  })
})
