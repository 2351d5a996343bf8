import { describe, expect, it } from 'vitest'
import type { CheckoutState } from '../checkout.ts'
import { buyer, checkoutWith, details, orderFor } from '../examples/examples.ts'
import { link, order, states } from '../examples/states.ts'
import { transition } from '../transition.ts'
import { begin } from '../states/opening.ts'
import { after } from '../examples/events.ts'

const signedOut = { type: 'signedOutAnywhere' } as const
const timeZone = 'Pacific/Auckland'
const emptyBuyer = { email: '', firstName: '', lastName: '' }
const visit = { order, buyer: emptyBuyer, account: { kind: 'none' }, askedCode: 'ASKED', timeZone }
const opening = { link, isMember: false, timeZone, buyer: emptyBuyer, paying: null, mustRenew: false }
const loadOrder = [{ type: 'loadOrder', link }]
const loadOld = { type: 'loadOrder', link: { option: { kind: 'ico', id: 'ico-old' }, promoCode: null } }
const leave = { type: 'leavePayment' }
const atCheckout = { status: 'checkout', visit }

const opened = after(states.checkout, { type: 'reloaded' })

describe('NET-11 after a member has signed out in any tab', () => {
  it.each<[string, CheckoutState, object, readonly object[]]>([
    ['loading', states.loading, { status: 'loading', opening }, loadOrder],
    ['loading again at the details', opened, { status: 'loading', opening }, loadOrder],
    ['loading again at the card', after(states.payment, { type: 'reloaded' }), { status: 'loading', opening }, loadOrder],
    ['unknownOption', states.unknownOption, { status: 'unknownOption', opening }, []],
    ['notSubscription', states.notSubscription, { status: 'notSubscription', order, opening: { ...opening, mustRenew: true } }, []],
    ['failed', states.failed, { status: 'failed', cause: { kind: 'offline' }, opening }, []],
    [
      'readingPurchase',
      states.readingPurchase,
      { waitsFor: { kind: 'server' }, opening, receipt: { charged: 5_000, email: null } },
      [loadOld],
    ],
    [
      'readingPurchase unread',
      states.purchaseUnread,
      { waitsFor: { kind: 'retry' }, opening, receipt: { charged: 5_000, email: null } },
      [],
    ],
    ['reading', states.reading, atCheckout, [leave]],
    ['checkout', states.checkout, atCheckout, [leave]],
    ['signIn', after(states.reading, { type: 'signInChosen' }), atCheckout, [leave]],
    ['payment', states.payment, atCheckout, [leave]],
    ['readingAtCard', states.readingAtCard, atCheckout, [leave]],
    ['repricing', states.repricing, atCheckout, [leave]],
    ['expired', states.expired, { status: 'expired', visit }, [leave]],
    [
      'giftPage2',
      states.giftPage2,
      {
        status: 'giftPage2',
        visit: { ...visit, order: { ...order, product: 'giftCard' } },
        purchase: { id: 'p1', email: null, resetToken: null },
      },
      [leave],
    ],
    ['confirmation', states.confirmation, { status: 'loading', opening }, [...loadOrder, leave]],
  ])('nothing of them stays at %s', (_, state, left, commands) => {
    const [next, ...asked] = transition(state, signedOut)
    expect(next).toMatchObject(left)
    expect(asked).toEqual(commands)
    expect(JSON.stringify(next)).not.toMatch(/"member"|"isMember":true|Ada|Maya|second/)
  })

  it('everything stays for a guest', () => {
    const [loading] = begin({ link, isMember: false, timeZone })
    for (const state of [loading, checkoutWith(order), after(checkoutWith(orderFor('credit')), details)])
      expect(transition(state, signedOut)).toEqual([state])
    expect(transition({ status: 'unknownOption', opening: null }, signedOut)).toEqual([{ status: 'unknownOption', opening: null }])
    expect(after(checkoutWith(order), { type: 'buyerTyped', draft: buyer }, signedOut)).toMatchObject({ visit: { buyer } })
  })
})
