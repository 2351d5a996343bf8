import { describe, expect, it } from 'vitest'
import type { CheckoutState } from '../checkout.ts'
import { buyer, checkoutWith, details, gift, orderFor, present } from '../examples/examples.ts'
import { link, order, states } from '../examples/states.ts'
import { transition } from '../transition.ts'
import { begin } from './opening.ts'
import type { Given } from '../bought.ts'
import { after, boughtWith, giftSent } from '../examples/events.ts'
import { checkoutSurface } from '../page.ts'
import { purchaseBy, purchaseRules } from '../purchaseToPay.ts'
import { shortHash } from '../../shared/api/answers/shortHash.ts'
import { choosing } from '../../payment/attempt/choosing.ts'
import { withPayment } from '../../payment/attempt/withPayment.ts'

const signedOut = { type: 'signedOutAnywhere', wasSignedIn: false } as const
const timeZone = 'Pacific/Auckland'
const emptyBuyer = { email: '', firstName: '', lastName: '' }
const visit = { order, buyer: emptyBuyer, account: { kind: 'none' }, askedCode: 'ASKED', timeZone }
const opening = { link, isMember: false, timeZone, buyer: emptyBuyer, paying: null, mustRenew: false }
const loadOrder = [{ type: 'loadOrder', link }]
const leave = { type: 'leavePayment' }
const next = { type: 'startNextPayment' }
const atCheckout = { status: 'checkout', visit }

const opened = after(states.checkout, { type: 'reloaded' })
const changed = (given: Given) => after(states.giftPage2, { type: 'boughtChanged', paidBy: shortHash('attempt-1'), since: { given } })
const inDoubt = changed({ is: 'toSend', draft: gift, mayHaveGone: true })
const written = after(states.checkout, { type: 'presentTyped', present })
const withPresent = { ...visit, present: { design: 'birthday', recipientName: '', message: '' } }

describe('NET-11 after a member has signed out in any tab', () => {
  it.each<[string, CheckoutState, object, readonly object[]]>([
    ['loading', states.loading, { status: 'loading', opening }, loadOrder],
    ['loading again at the details', opened, { status: 'loading', opening }, loadOrder],
    ['loading again at the card', after(states.payment, { type: 'reloaded' }), { status: 'loading', opening }, loadOrder],
    ['unknownOption', states.unknownOption, { status: 'unknownOption', opening }, []],
    ['notSubscription', states.notSubscription, { status: 'notSubscription', order, opening: { ...opening, mustRenew: true } }, []],
    ['failed', states.failed, { status: 'failed', cause: { kind: 'offline' }, opening }, []],
    ['readingPurchase', states.readingPurchase, { status: 'loading', opening }, [...loadOrder, next]],
    ['readingPurchase unread', states.purchaseUnread, { status: 'loading', opening }, [...loadOrder, next]],
    ['reading', states.reading, atCheckout, [leave]],
    ['checkout', states.checkout, atCheckout, [leave]],
    ['checkout of a gift that is written', written, { status: 'checkout', visit: withPresent }, [leave]],
    ['loading again a gift that is written', after(written, { type: 'reloaded' }), { status: 'loading', opening }, loadOrder],
    ['signIn', after(states.reading, { type: 'signInChosen' }), atCheckout, [leave]],
    ['payment', states.payment, atCheckout, [leave]],
    ['readingAtCard', states.readingAtCard, atCheckout, [leave]],
    ['repricing', states.repricing, atCheckout, [leave]],
    ['expired', states.expired, { status: 'expired', visit }, [leave]],
    ['giftPage2', states.giftPage2, { status: 'signedOut', opening, isToGive: true }, [next, leave]],
    ['giftPage2 that may have gone out', inDoubt, { status: 'signedOut', opening, isToGive: false }, [next, leave]],
    ['a gift that went out', changed(giftSent), { status: 'signedOut', opening, isToGive: false }, [next, leave]],
    ['a gift that is kept', changed({ is: 'kept', mayHaveGone: false }), { status: 'signedOut', opening, isToGive: true }, [next, leave]],
    ['confirmation', states.confirmation, { status: 'signedOut', opening, isToGive: false }, [next, leave]],
  ])('nothing of them stays at %s', (_, state, left, commands) => {
    const [stays, ...asked] = transition(state, signedOut)
    expect(stays).toMatchObject(left)
    expect(asked).toEqual(commands)
    expect(JSON.stringify(stays)).not.toMatch(/"member"|"isMember":true|Ada|Maya|Max|Enjoy|second|"p[01]"/)
  })

  it('their purchase is over, and the page leads to a new one', () => {
    const [left] = transition(states.giftPage2, signedOut)
    expect(transition(left, signedOut)).toEqual([left])
    expect(transition(left, { type: 'reloaded' })).toMatchObject([{ status: 'loading', opening }, ...loadOrder])
  })

  it.each([states.giftPage2, states.confirmation])('the payment keeps neither card nor receipt after $visit.order.product', (flow) => {
    const surface = checkoutSurface(
      () => ({ link, isMember: false, timeZone }),
      () => false,
    )
    const { attempt, receipt } = boughtWith()(states.payment)
    if (states.payment.status !== 'payment') throw new Error('This state is at the payment.')
    const bought = purchaseBy(states.payment)
    const card = { kind: 'savedCard', id: 'second' } as const
    const [left] = withPayment(surface, purchaseRules, () => []).transition(
      { status: '', flow, payment: { status: 'paid', attempt: { ...bought.what, key: attempt.key }, receipt, isEarlier: false, card } },
      signedOut,
    )
    expect(left).toMatchObject({ flow: { status: 'signedOut' }, payment: choosing()[0] })
  })

  it.each([
    ['credit', { isToGive: false }],
    ['giftCard', { isToGive: true }],
  ] as const)('a purchase as a guest beside their session goes with them: %s', (product, left) => {
    const guests = after(checkoutWith(orderFor(product)), details, boughtWith())
    expect(guests).toMatchObject({ status: 'bought', visit: { account: { kind: 'none' } } })
    expect(transition(guests, { ...signedOut, wasSignedIn: true })[0]).toMatchObject({ status: 'signedOut', ...left })
    expect(transition(guests, signedOut)).toEqual([guests])
  })

  it('everything stays for a guest', () => {
    const [loading] = begin({ link, isMember: false, timeZone })
    for (const state of [loading, checkoutWith(order), after(checkoutWith(orderFor('credit')), details)])
      expect(transition(state, signedOut)).toEqual([state])
    expect(transition({ status: 'unknownOption', opening: null }, signedOut)).toEqual([{ status: 'unknownOption', opening: null }])
    expect(after(checkoutWith(order), { type: 'buyerTyped', draft: buyer }, signedOut)).toMatchObject({ visit: { buyer } })
  })
})
