import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { hashPayer } from '../../payment/wire/hashPayer.ts'
import { answered } from '../../shared/api/answers/answer.ts'
import { type Email, emailOnTheWire } from '../../shared/contact/email.ts'
import type { CheckoutEvent } from '../events.ts'
import { after, paidEarlier } from '../examples/events.ts'
import { buyer, orderFor } from '../examples/examples.ts'
import { link, loaded, states } from '../examples/states.ts'
import { transition } from '../transition.ts'
import { begin } from './opening.ts'

const [guest] = begin({ link, isMember: false, timeZone: 'UTC' })
const loadOld = { type: 'loadOrder', link: { option: { kind: 'ico', id: 'ico-old' }, promoCode: null } }

describe('CHK-05 a gift card that a guest bought on this device, after a fresh visit', () => {
  const paidBy = (mark: string): CheckoutEvent => ({ ...paidEarlier, attempt: { ...paidEarlier.attempt, buyer: mark } })
  const read: CheckoutEvent = { type: 'loadOrderAnswered', answer: answered(orderFor('giftCard')) }
  const asked = after(guest, paidBy(hashPayer(buyer.email)), read)
  const given = (email: Email): CheckoutEvent => ({ type: 'buyerEmailSubmitted', email })

  it('is sent only by who knows its buyer’s address: it is asked for, and a wrong one leads nowhere', () => {
    expect(asked).toMatchObject({ status: 'readingPurchase', waitsFor: { kind: 'buyer', submission: { phase: 'idle' } } })
    const refused = after(asked, given(z.parse(emailOnTheWire, 'max@mail.example')))
    expect(refused).toMatchObject({ status: 'readingPurchase', waitsFor: { kind: 'buyer', submission: { phase: 'refused' } } })
    for (const state of [asked, refused]) {
      expect(transition(state, given(buyer.email))[1]).toEqual(loadOld)
      expect(after(state, given(buyer.email), read)).toMatchObject({
        given: { is: 'toSend' },
        purchase: { giftRight: { name: 'p0' }, email: buyer.email },
      })
    }
    expect(transition(states.readingPurchase, given(buyer.email))).toEqual([states.readingPurchase])
  })

  it('asks nobody about credit', () => {
    expect(after(guest, paidBy(hashPayer(buyer.email)), loaded)).toMatchObject({ status: 'bought', given: null })
  })
})
