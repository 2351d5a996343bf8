import { describe, expect, it } from 'vitest'
import { paymentExamples } from '../payment/examples.ts'
import { cents } from '../shared/money/money.ts'
import type { CheckoutState } from './checkout.ts'
import { after, boughtWith, paidEarlier } from './examples/events.ts'
import { buyer, checkoutWith, details, orderFor, purchase } from './examples/examples.ts'
import { loaded, states } from './examples/states.ts'
import { followUpOf, mayGoBack, needsCard, onSignOut, trackedStatus, visitKeys } from './pageRules.ts'
import { type PurchasePayment, purchaseBy } from './purchaseToPay.ts'

if (states.payment.status !== 'payment') throw new Error('This state is at the payment.')
const payments = paymentExamples<PurchasePayment>({ ...purchaseBy(states.payment.visit, buyer), receipt: purchase })
const paidBy = ({ attempt, receipt }: Pick<typeof paidEarlier, 'attempt' | 'receipt'>) => ({ ...payments.paid, attempt, receipt })
const earlier = paidBy(paidEarlier)
const { readingPurchase, purchaseUnread, confirmation, giftPage2 } = states

describe('NET-08 a payment’s record ends once the buyer has seen what it paid', () => {
  it('and not while that is read: until then the checkout has heard of it, and a reload finds it', () => {
    expect(followUpOf(states.checkout, states.checkout, earlier)).toEqual(paidEarlier)
    // The page draws after the checkout has heard.
    expect(followUpOf(states.checkout, readingPurchase, earlier)).toBeNull()
    expect(followUpOf(readingPurchase, readingPurchase, earlier)).toBeNull()
    const confirmed = after(readingPurchase, loaded)
    expect(followUpOf(readingPurchase, confirmed, earlier)).toBeNull()
    for (const state of [confirmed, purchaseUnread]) expect(followUpOf(state, state, earlier)).toBe('shown')
  })

  it('and not by the confirmation of another one, after which it is heard again', () => {
    const other = paidBy({ ...paidEarlier, attempt: { ...paidEarlier.attempt, key: 'attempt-2' } })
    for (const state of [readingPurchase, purchaseUnread, giftPage2, confirmation]) expect(followUpOf(state, state, other)).toBeNull()
    const left = after(purchaseUnread, { type: 'unresolvedLeft' })
    expect(followUpOf(left, left, other)).toMatchObject({ type: 'paid', attempt: { key: 'attempt-2' } })
  })

  it('also of a purchase without an id, after another one without an id', () => {
    const unnamed = after(states.payment, boughtWith({ id: null })(states.payment))
    const other = paidBy({ attempt: paidEarlier.attempt, receipt: { ...paidEarlier.receipt, id: null } })
    expect(followUpOf(unnamed, unnamed, other)).toBeNull()
  })
})

it('tells the checkout of a payment on its way, and of no other state', () => {
  const reported = Object.values(payments).filter((payment) => followUpOf(states.payment, states.payment, payment) !== null)
  expect(new Set(reported.map(({ status }) => status))).toEqual(new Set(['preparing', 'verifying', 'paying', 'authenticating', 'paid']))
  expect(followUpOf(states.payment, states.payment, payments.paying)).toEqual({ type: 'paymentBegun' })
})

it('NET-08 Back leads from the card to the details only while nothing is paid, and nothing is unknown', () => {
  const free = Object.values(payments).filter((payment) => mayGoBack(states.payment, payment))
  expect(new Set(free.map(({ status }) => status))).toEqual(new Set(['choosing']))
  expect(mayGoBack(states.checkout, payments.choosing)).toBe(false)
})

it('CHK-11 the gateway loads for whoever must pay, and for nobody else', () => {
  const needing = Object.entries<CheckoutState>(states).flatMap(([name, state]) => (needsCard(state) ? [name] : []))
  expect(needing).toEqual(['reading', 'checkout', 'signIn', 'forgotPassword', 'payment', 'readingAtCard', 'repricing'])
  const nothing = { ...orderFor('credit'), pay: cents(0) }
  const monthly = { interval: 'monthly', monthlyDay: null, nextCharge: '2026-12-21', cancelTerms: '' } as const
  expect(needsCard(after(checkoutWith(nothing), details))).toBe(false)
  expect(needsCard(after(checkoutWith({ ...nothing, billing: monthly }), details))).toBe(true)
})

it('tracks the payment at the card, and the checkout elsewhere', () => {
  expect(trackedStatus(states.payment, payments.choosing)).toBe('payment')
  expect(trackedStatus(states.payment, payments.authenticating)).toBe('authenticating')
  expect(trackedStatus(confirmation, payments.paid)).toBe('confirmation')
})

it('a visit and its payment are of one option, one code and one address', () => {
  const ico = (id: string, promoCode: string | null = null) => ({ option: { kind: 'ico', id }, promoCode }) as const
  const gco = { option: { kind: 'gco', id: 'a' }, promoCode: null } as const
  const keys = [ico('a'), ico('a', 'b'), ico('a.b'), ico('b', 'a'), ico('a', ''), gco, { option: null, promoCode: null }].flatMap((link) =>
    [visitKeys(link, false), visitKeys(link, true)].flatMap(({ steps, payment }) => [steps, payment]),
  )
  expect(new Set(keys).size).toBe(keys.length)
  expect(visitKeys(ico('a', 'b'), false)).toEqual(visitKeys(ico('a', 'b'), false))
})

it('a sign-out in any tab leaves the payment of a member, and not that of a guest', () => {
  expect(onSignOut(states.payment)).toEqual({ event: { type: 'signedOutAnywhere' }, leavesPayment: true })
  expect(onSignOut(checkoutWith(orderFor('credit')))).toEqual({ event: { type: 'signedOutAnywhere' }, leavesPayment: false })
})
