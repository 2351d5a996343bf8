import { describe, expect, it } from 'vitest'
import { answered, refused } from '../../shared/api/answer.ts'
import { cents } from '../../shared/money/money.ts'
import type { CheckoutEvent } from '../checkout.ts'
import { after, boughtWith, paidEarlier } from '../examples/events.ts'
import { buyer, orderFor, purchase } from '../examples/examples.ts'
import { link, loaded, states } from '../examples/states.ts'
import { shows } from './paid.ts'
import { transition } from '../transition.ts'

const { payment, readingPurchase, purchaseUnread, giftPage2, confirmation } = states
const loadOld = { type: 'loadOrder', link: { option: { kind: 'ico', id: 'ico-old' }, promoCode: null } }

describe('NET-08 an attempt that has paid', () => {
  it('is confirmed at once if it is what the buyer pays for', () => {
    expect(transition(payment, boughtWith()(payment))).toMatchObject([
      { status: 'confirmation', purchase, visit: { order: { pay: 4_500 } } },
    ])
  })

  it.each([
    'loading',
    'notSubscription',
    'failed',
    'checkout',
    'signIn',
    'forgotPassword',
    'payment',
    'repricing',
    'expired',
    'confirmation',
  ] as const)('for something else is read before anything else is paid, at %s', (name) => {
    const [reading, ...commands] = transition(states[name], paidEarlier)
    expect(reading).toMatchObject({ status: 'readingPurchase', isUnread: false, opening: { link: { option: link.option } } })
    expect(commands).toEqual([loadOld])
  })

  it('by another buyer of the same option is read, too', () => {
    const { attempt, receipt } = boughtWith()(payment)
    expect(after(payment, { type: 'paid', attempt: { ...attempt, buyer: 'another' }, receipt })).toMatchObject({
      status: 'readingPurchase',
    })
  })

  it('changes nothing where the same purchase is confirmed, or a paid gift must still be sent', () => {
    expect(transition(confirmation, boughtWith()(payment))).toEqual([confirmation])
    expect(transition(giftPage2, paidEarlier)).toEqual([giftPage2])
  })

  it('is shown where its own purchase is confirmed, and not where another one is', () => {
    const { receipt } = boughtWith()(payment)
    for (const state of [giftPage2, confirmation]) {
      expect(shows(state, receipt)).toBe(true)
      expect(shows(state, { ...receipt, id: 'p2' })).toBe(false)
    }
    expect(shows(readingPurchase, receipt)).toBe(true)
  })

  it('is confirmed, too, where the buyer has bought the same before', () => {
    const { attempt, receipt } = boughtWith()(payment)
    expect(after(confirmation, { type: 'paid', attempt, receipt: { ...receipt, id: 'p2' } })).toMatchObject({ status: 'readingPurchase' })
  })

  it('tells nothing of its buyer to another one: no address, no balance and no password', () => {
    const confirmed = { email: 'ada.moreau@mail.example', balance: cents(9_000), resetToken: 'reset' }
    const { attempt, receipt } = boughtWith(confirmed)(payment)
    const nothing = { email: null, balance: null, resetToken: null }
    const read: CheckoutEvent = { type: 'loadOrderAnswered', answer: answered(orderFor('credit')) }
    for (const other of ['another', undefined]) {
      const reading = after(states.checkout, { type: 'paid', attempt: { ...attempt, buyer: other }, receipt })
      expect(reading).toMatchObject({ receipt: nothing })
      expect(after(reading, read)).toMatchObject({ purchase: nothing, password: { kind: 'notNeeded' } })
    }
    const reading = after(states.loading, { type: 'paid', attempt, receipt: { ...receipt, email: null } })
    expect(after(reading, read)).toMatchObject({ purchase: nothing })
    expect(after(states.checkout, { type: 'buyerTyped', draft: buyer }, { type: 'paid', attempt, receipt }, read)).toMatchObject({
      purchase: confirmed,
    })
  })

  it('is confirmed at its own amount at the payment, too', () => {
    const { attempt, receipt } = boughtWith({ charged: null, toCharge: null })(payment)
    const paid = after(payment, { type: 'paid', attempt: { ...attempt, amount: cents(4_000) }, receipt })
    expect(paid).toMatchObject({ purchase: { charged: 4_000 }, visit: { order: { pay: 4_000 } } })
  })

  it('is confirmed with what was bought, at its own amount, whatever the option costs now', () => {
    const dearer = { ...orderFor('credit'), pay: cents(100_00) }
    expect(after(readingPurchase, { type: 'loadOrderAnswered', answer: answered(dearer) })).toMatchObject({
      status: 'confirmation',
      purchase: { id: 'p0', charged: 5_000 },
      visit: { order: { pay: 5_000 }, askedCode: null, timeZone: 'Pacific/Auckland', account: { kind: 'awaited' } },
    })
    expect(after(readingPurchase, { type: 'loadOrderAnswered', answer: answered(orderFor('giftCard')) })).toMatchObject({
      status: 'giftPage2',
    })
  })

  it('is reported also if what was bought cannot be read; then the checkout goes on', () => {
    expect(after(readingPurchase, { type: 'loadOrderAnswered', answer: refused(null, 410) })).toEqual(purchaseUnread)
    expect(transition(purchaseUnread, loaded)).toEqual([purchaseUnread])
    for (const type of ['reloaded', 'retry'] as const)
      expect(transition(purchaseUnread, { type })).toMatchObject([readingPurchase, loadOld])
    expect(transition(purchaseUnread, { type: 'unresolvedLeft' })).toMatchObject([{ status: 'loading' }, { type: 'loadOrder', link }])
    expect(transition(readingPurchase, { type: 'unresolvedLeft' })).toEqual([readingPurchase])
    expect(transition(readingPurchase, { type: 'reloaded' })).toMatchObject([readingPurchase, loadOld])
  })

  it('leads back to the card, with the total that the buyer saw', () => {
    const unread = after(payment, paidEarlier, { type: 'loadOrderAnswered', answer: refused(null, 410) })
    expect(after(unread, { type: 'unresolvedLeft' })).toMatchObject({ status: 'loading', opening: { paying: { shown: 4_500 } } })
  })
})
