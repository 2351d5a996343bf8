import { describe, expect, it } from 'vitest'
import { shortHash } from '../../shared/api/answers/shortHash.ts'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import { hashPayer } from '../../payment/wire/hashPayer.ts'
import { cents } from '../../shared/money/money.ts'
import type { CheckoutEvent } from '../events.ts'
import { after, boughtWith, paidEarlier } from '../examples/events.ts'
import { buyer, orderFor, passwordRight } from '../examples/examples.ts'
import { known, link, loaded, member, states } from '../examples/states.ts'
import { transition } from '../transition.ts'
import { begin } from './opening.ts'

const { payment, readingPurchase, purchaseUnread, giftPage2, confirmation } = states
const guest = () => begin({ link, isMember: false, timeZone: 'UTC' })[0]
const loadOld = { type: 'loadOrder', link: { option: { kind: 'ico', id: 'ico-old' }, promoCode: null } }

describe('NET-08 an attempt that has paid', () => {
  it.each(['loading', 'notSubscription', 'failed', 'checkout', 'signIn', 'payment', 'repricing', 'expired', 'confirmation'] as const)(
    'for something else is read before anything else is paid, at %s',
    (name) => {
      const [reading, ...commands] = transition(states[name], paidEarlier)
      expect(reading).toMatchObject({ status: 'readingPurchase', waitsFor: { kind: 'server' }, opening: { link: { option: link.option } } })
      // A member whose address is not known is read first.
      const isKnown = reading.status === 'readingPurchase' && reading.opening.buyer.email !== ''
      expect(commands).toEqual([isKnown ? loadOld : { type: 'loadMember' }])
    },
  )

  it('by another buyer of the same option is read, too', () => {
    const { attempt, receipt } = boughtWith()(payment)
    expect(after(payment, { type: 'paid', attempt: { ...attempt, buyer: 'another' }, receipt })).toMatchObject({
      status: 'readingPurchase',
    })
  })

  it('changes nothing where the same purchase is confirmed, or a paid gift must still be sent', () => {
    expect(transition(confirmation, boughtWith()(payment))).toEqual([confirmation])
    expect(transition(giftPage2, paidEarlier)).toEqual([giftPage2])
    expect(transition(confirmation, { ...paidEarlier, isAgain: true })).toEqual([confirmation])
    const withoutOption = { status: 'unknownOption', opening: null } as const
    expect(transition(withoutOption, paidEarlier)).toEqual([withoutOption])
    expect(transition(readingPurchase, { type: 'retry' })).toEqual([readingPurchase])
  })

  it('tells nothing of its buyer to another one: no address, no balance and no password', () => {
    const confirmed = { email: 'ada.moreau@mail.example', balance: cents(9_000), passwordRight }
    const { attempt, receipt } = boughtWith(confirmed)(payment)
    const nothing = { giftRight: null, email: null, balance: null, passwordRight: null }
    const read: CheckoutEvent = { type: 'loadOrderAnswered', answer: answered(orderFor('credit')) }
    const reading = after(states.checkout, { type: 'paid', attempt: { ...attempt, buyer: 'another' }, receipt })
    expect(reading).toMatchObject({ receipt: nothing })
    expect(after(reading, read)).toMatchObject({ purchase: nothing })
    expect(after(states.checkout, { type: 'buyerTyped', draft: buyer }, { type: 'paid', attempt, receipt }, read)).toMatchObject({
      purchase: confirmed,
    })
  })

  it('is confirmed with what was bought, at its own amount, whatever the option costs now', () => {
    const dearer = { ...orderFor('credit'), pay: cents(100_00) }
    expect(after(readingPurchase, { type: 'loadOrderAnswered', answer: answered(dearer) })).toMatchObject({
      status: 'bought',
      purchase: { charged: 5_000 },
      visit: { order: { pay: 5_000 }, askedCode: null, timeZone: 'Pacific/Auckland', account: { kind: 'awaited' } },
    })
  })

  it('of a gift card leads to its gift for its buyer, and for nobody else', () => {
    const bought = (mark = hashPayer(buyer.email)): CheckoutEvent => {
      const { attempt, receipt } = paidEarlier
      return { type: 'paid', attempt: { ...attempt, buyer: mark }, receipt }
    }
    const read: CheckoutEvent = { type: 'loadOrderAnswered', answer: answered(orderFor('giftCard')) }
    const ofBuyer = after(states.checkout, { type: 'buyerTyped', draft: buyer })
    expect(after(ofBuyer, bought(), read)).toMatchObject({
      given: { is: 'toSend' },
      purchase: { giftRight: { name: 'p0' } },
      paidBy: shortHash('attempt-0'),
    })
    for (const state of [after(guest(), loaded, { type: 'buyerTyped', draft: buyer }), states.checkout, ofBuyer])
      expect(after(state, bought(hashPayer('max@mail.example')), read)).toMatchObject({ given: null, purchase: { giftRight: null } })
  })

  it('of a gift card is its member’s who comes back, and no other member’s: the member is read first', () => {
    const signedIn = states.loading
    const read: CheckoutEvent = { type: 'loadOrderAnswered', answer: answered(orderFor('giftCard')) }
    const by = (mark: string) => {
      const reading = after(signedIn, { type: 'paid', attempt: { ...paidEarlier.attempt, buyer: mark }, receipt: paidEarlier.receipt })
      expect(reading).toMatchObject({ receipt: { giftRight: { name: 'p0' }, email: null, passwordRight: null } })
      return reading
    }
    const own = by(hashPayer(member.email))
    expect(transition(own, known)).toMatchObject([{ status: 'readingPurchase', opening: { buyer: { email: member.email } } }, loadOld])
    expect(after(own, known, read)).toMatchObject({
      given: { is: 'toSend' },
      visit: { account: { kind: 'awaited' } },
      purchase: { email: member.email },
    })
    expect(after(by(hashPayer(buyer.email)), known, read)).toMatchObject({ given: null, purchase: { giftRight: null } })
  })

  it('is read as a guest where the member’s token has ended, and is reported where the member cannot be read', () => {
    const reading = after(states.loading, paidEarlier)
    const memberRead = (answer: Extract<CheckoutEvent, { type: 'loadMemberAnswered' }>['answer']) =>
      ({ type: 'loadMemberAnswered', answer }) as const
    expect(transition(reading, memberRead(refused(null, 401)))).toMatchObject([
      { opening: { isMember: false }, waitsFor: { kind: 'server' } },
      loadOld,
    ])
    const offline = after(reading, memberRead(failed({ kind: 'offline' })))
    expect(offline).toMatchObject({ waitsFor: { kind: 'retry' }, opening: { isMember: true } })
    expect(transition(offline, known)).toEqual([offline])
    expect(transition(offline, { type: 'retry' })).toEqual([reading, { type: 'loadMember' }])
    expect(transition(readingPurchase, known)).toEqual([readingPurchase])
    const left = after(reading, { type: 'signedOutAnywhere', wasSignedIn: false })
    expect(transition(left, known)).toEqual([left])
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
