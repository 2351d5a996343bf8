import { describe, expect, it } from 'vitest'
import { boughtWith, charging, checkoutWith, details, memberOf, orderFor, pay } from './testing/examples.ts'
import { answered, failed, refused } from '../shared/api/answer.ts'
import { cents } from '../shared/money/money.ts'
import type { CheckoutEvent } from './checkout.ts'
import { declineMessage } from '../payment/declines.ts'
import { canGoBack, transition } from './transition.ts'
import { begin } from './transitions/opening.ts'
import { after } from './testing/events.ts'

const link = { option: { kind: 'ico', id: 'ico-50' }, promoCode: 'SPRING' } as const
const opened = checkoutWith(orderFor('credit'))
const paying = after(opened, ...charging)

describe('CHK-01 opening', () => {
  it('needs an option', () => {
    expect(begin({ link: { option: null, promoCode: null }, token: null, timeZone: 'UTC' })).toEqual([
      { status: 'unknownOption', during: null },
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
    const expired = after(paying, { type: 'sendPaymentAnswered', answer: refused('Expired.', 410) })
    expect(transition(expired, { type: 'reloaded' })[1]).toMatchObject({ type: 'loadOrder' })
  })
})

describe('CHK-02 back', () => {
  it('leads from the payment to the details as typed, and is not possible during a charge', () => {
    const atPayment = after(opened, details)
    expect(canGoBack(atPayment)).toBe(true)
    expect(after(atPayment, { type: 'back' })).toMatchObject({ status: 'checkout', visit: { buyer: { firstName: 'Ada' } } })
    expect(canGoBack(paying)).toBe(false)
  })
})

describe('CHK-04 paying', () => {
  it('asks the gateway for a new card first, and charges a saved card at once', () => {
    expect(transition(after(opened, details), pay)[1]).toMatchObject({ type: 'makePaymentMethod' })
    const saved = after(opened, { type: 'loadMemberAnswered', answer: answered(memberOf('pm_saved')) }, details)
    expect(transition(saved, pay)[1]).toMatchObject({ type: 'sendPayment', request: { paymentMethodId: 'pm_saved' } })
  })

  it.each<CheckoutEvent>([{ ...pay, key: 'attempt-2' }, { type: 'back' }, { type: 'methodChosen', method: { kind: 'newCard' } }])(
    'NET-08 changes nothing during a charge: $type',
    (event) => expect(transition(paying, event)).toEqual([paying]),
  )

  it('shows the bank’s message on the card until the card changes', () => {
    const declined = after(paying, { type: 'sendPaymentAnswered', answer: answered({ outcome: 'declined', code: 'incorrect_cvc' }) })
    expect(declined).toMatchObject({
      status: 'payment',
      problem: { on: 'card', message: 'The security code is not right. Please check it.' },
    })
    expect(after(declined, { type: 'cardChanged' })).toMatchObject({ problem: null })
  })

  it.each(['stolen_card', 'fraudulent', 'toString', ''])('does not say why a card is not trusted: %j', (code) => {
    expect(declineMessage(code)).toBe('Your card was declined. Please try another one.')
  })

  it('lets the bank ask the buyer, and completes the same attempt', () => {
    const asked = after(paying, { type: 'sendPaymentAnswered', answer: answered({ outcome: 'requiresAction', clientSecret: 's' }) })
    expect(asked).toMatchObject({ status: 'authenticating', clientSecret: 's' })
    expect(transition(asked, { type: 'authenticateAnswered', answer: answered(null) })[1]).toMatchObject({ type: 'completePayment' })
  })

  it.each(['timeout', 'offline', 'server', 'malformed'] as const)('NET-08 looks up an attempt after %s', (kind) => {
    const [state, command] = transition(paying, { type: 'sendPaymentAnswered', answer: failed({ kind }) })
    expect(state).toMatchObject({ status: 'paymentUnknown', lookUp: 'asking' })
    expect(command).toMatchObject({ type: 'lookUpPayment' })
  })

  it('tells an expired price from a refusal', () => {
    expect(after(paying, { type: 'sendPaymentAnswered', answer: refused('Expired.', 410) })).toMatchObject({ status: 'expired' })
    expect(after(paying, { type: 'sendPaymentAnswered', answer: refused('Not here.') })).toMatchObject({
      status: 'payment',
      problem: { on: 'page', message: 'Not here.' },
    })
    expect(after(paying, { type: 'sendPaymentAnswered', answer: refused(null) })).toMatchObject({
      problem: { message: 'Payment failed. Please try again.' },
    })
  })

  it.each([408, 409, 425, 429])('NET-08 takes %d as no answer: the payment may still arrive', (status) => {
    expect(after(paying, { type: 'sendPaymentAnswered', answer: refused('Wait.', status) })).toMatchObject({
      status: 'paymentUnknown',
      lookUp: 'asking',
    })
  })

  it('NET-08 keeps one key for an attempt, and takes another for the next', () => {
    expect(paying).toMatchObject({ request: { key: 'attempt-1' } })
    const declined = after(paying, { type: 'sendPaymentAnswered', answer: answered({ outcome: 'declined', code: 'card_declined' }) })
    const again = after(declined, { ...pay, key: 'attempt-2' }, { type: 'makePaymentMethodAnswered', answer: answered({ id: 'pm' }) })
    expect(again).toMatchObject({ status: 'paying', request: { key: 'attempt-2' } })
    const doubtful = after(
      paying,
      { type: 'sendPaymentAnswered', answer: failed({ kind: 'timeout' }) },
      { type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'unknown' }) },
    )
    expect(transition(doubtful, { type: 'retry' })[1]).toMatchObject({ type: 'sendPayment', request: { key: 'attempt-1' } })
  })

  it('keeps the chosen card while the buyer corrects their details', () => {
    const member = { type: 'loadMemberAnswered', answer: answered(memberOf('first', 'second')) } as const
    const chosen = after(
      opened,
      member,
      details,
      { type: 'methodChosen', method: { kind: 'savedCard', id: 'second' } },
      { type: 'back' },
      details,
    )
    expect(chosen).toMatchObject({ status: 'payment', method: { kind: 'savedCard', id: 'second' } })
  })
})

describe('CHK-05 CHK-06 CHK-07 after the payment', () => {
  it('asks for a gift card’s recipient, and can skip it', () => {
    const gift = after(checkoutWith(orderFor('giftCard')), ...charging, boughtWith())
    expect(gift).toMatchObject({ status: 'giftPage2', gift: { recipientName: '', timeZone: 'America/Chicago' } })
    expect(after(gift, { type: 'giftSkipped' })).toMatchObject({ status: 'confirmation', sent: null })
  })

  it('asks a new user for a password, once', () => {
    const done = after(paying, boughtWith({ resetToken: 'r' }))
    const [sent, command] = transition(done, { type: 'passwordSubmitted', password: 'dinner4two' })
    expect(command).toEqual({ type: 'setPassword', resetToken: 'r', password: 'dinner4two' })
    expect(transition(sent, { type: 'passwordSubmitted', password: 'dinner4two' })).toEqual([sent])
    expect(JSON.stringify(sent)).not.toContain('dinner4two')
    expect(after(sent, { type: 'setPasswordAnswered', answer: answered({}) })).toMatchObject({ password: { kind: 'set' } })
    expect(after(paying, boughtWith())).toMatchObject({ password: { kind: 'notNeeded' } })
  })
})
