import { describe, expect, it } from 'vitest'
import { paymentExamples } from '../payment/examples.ts'
import { choosing } from '../payment/attempt/choosing.ts'
import { hashPayer } from '../payment/wire/hashPayer.ts'
import { withPayment } from '../payment/attempt/withPayment.ts'
import { answered, refused } from '../shared/api/answers/answer.ts'
import { shortHash } from '../shared/api/answers/shortHash.ts'
import { cents } from '../shared/money/money.ts'
import type { CheckoutState } from './checkout.ts'
import type { CheckoutEvent } from './events.ts'
import { after, boughtWith, giftSent, paidEarlier } from './examples/events.ts'
import { buyer, checkoutWith, details, orderFor, purchase, subscriptionFor } from './examples/examples.ts'
import { link, loaded, member, states } from './examples/states.ts'
import { canGoBack, checkoutSurface, paymentIn } from './page.ts'
import { type PurchaseAttempt, type PurchasePayment, purchaseBy, purchaseRules, thingOf } from './purchaseToPay.ts'

if (states.payment.status !== 'payment') throw new Error('This state is at the payment.')
const bought = purchaseBy(states.payment)
const payments = paymentExamples<PurchasePayment>({ ...bought, receipt: purchase })
const { checkout, payment, purchaseUnread, giftPage2 } = states

const given = { link, isMember: false, timeZone: 'UTC' } as const
function pageWith(...attempts: readonly PurchaseAttempt[]) {
  const [first, ...rest] = attempts.map(({ key, option, buyer, amount, currency }) => {
    const terms = { option, buyer }
    return { ...bought.what, key, amount, currency, terms, thing: thingOf(terms) }
  })
  return withPayment(
    checkoutSurface(
      () => given,
      () => true,
    ),
    purchaseRules,
    () => (first ? [first, ...rest] : []),
  )
}
type Machine = ReturnType<typeof pageWith>
type Page = ReturnType<Machine['begin']>[0]
const at = (flow: CheckoutState): Page => ({ status: '', flow, payment: choosing()[0] })

const unread = { type: 'loadOrderAnswered', answer: refused(null, 410) } as const

/** The page after a reload in this step, once an attempt of this device turns out to have paid. */
function reloadedPaid(flow: CheckoutState, { attempt, receipt }: Pick<typeof paidEarlier, 'attempt' | 'receipt'> = paidEarlier) {
  const machine = pageWith(attempt)
  const saved: unknown = JSON.parse(JSON.stringify(machine.saved.toSave(at(flow))))
  const restored = machine.saved.read(saved)
  if (!restored) throw new Error('It is not restored.')
  const [looking] = machine.transition(restored, { type: 'reloaded' })
  const found = { type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'paid' as const, receipt }) } as const
  const step = machine.transition(looking, { type: 'payment', event: found })
  return {
    step,
    after: (...events: readonly CheckoutEvent[]) => events.reduce((before, event) => machine.transition(before[0], event), step),
  }
}

const ended = ([, ...commands]: ReturnType<Machine['transition']>) =>
  commands.flatMap((each) => (each.type === 'payment' && each.command.type === 'endAttempt' ? [each.command.attempt.key] : []))

const second = { ...paidEarlier, attempt: { ...paidEarlier.attempt, key: 'attempt-2' } }

describe('NET-08 a payment’s record ends once the buyer has seen what it paid', () => {
  it('and not by the confirmation of another one, after which it is received again', () => {
    const page = reloadedPaid(purchaseUnread, second)
    for (const step of [page.step, page.after(unread)]) {
      expect(step[0]).toMatchObject({ flow: { status: 'readingPurchase', paidBy: shortHash('attempt-0') } })
      expect(ended(step)).toEqual([])
    }
    const left = page.after(unread, { type: 'unresolvedLeft' })
    expect(left[0]).toMatchObject({ flow: { status: 'readingPurchase', paidBy: shortHash('attempt-2') } })
  })

  it('at once where that cannot be read: the buyer knows that it was charged, and goes on', () => {
    const left = reloadedPaid(checkout).after(unread, { type: 'unresolvedLeft' })
    expect(left[0]).toMatchObject({ flow: { status: 'loading' }, payment: { status: 'choosing' } })
  })

  it('and not while a gift must still be sent, nor by the confirmation of that gift', () => {
    const page = reloadedPaid(giftPage2)
    const sent = page.after({ type: 'boughtChanged', paidBy: shortHash('attempt-1'), since: { given: giftSent } })
    expect([page.step[0], sent[0]]).toMatchObject([
      { flow: { given: { is: 'toSend' }, paidBy: shortHash('attempt-1') } },
      { flow: { given: giftSent, paidBy: shortHash('attempt-1') } },
    ])
    expect([...ended(page.step), ...ended(sent)]).toEqual([])
  })

  it('also of a purchase without an id, after another one without an id', () => {
    const unnamed = after(payment, boughtWith({ giftRight: null })(payment))
    const page = reloadedPaid(unnamed, { attempt: paidEarlier.attempt, receipt: { ...paidEarlier.receipt, giftRight: null } })
    expect(ended(page.step)).toEqual([])
    expect(ended(page.after(loaded))).toEqual(['attempt-0'])
  })
})

it('CHK-05 a gift card is its buyer’s to send, also after a reload while they were asked who they are', () => {
  const bought = { ...paidEarlier, attempt: { ...paidEarlier.attempt, buyer: hashPayer(buyer.email) } }
  const read = { type: 'loadOrderAnswered', answer: answered(orderFor('giftCard')) } as const
  const asked = after(checkoutWith(orderFor('credit')), bought, read)
  const page = reloadedPaid(asked, bought)
  expect(page.after(read)[0]).toMatchObject({ flow: asked })
  const left = page.after(read, { type: 'unresolvedLeft' })
  expect(left[0]).toMatchObject({ flow: { status: 'loading' }, payment: { status: 'choosing' } })
  expect(ended(left)).toEqual([])
  expect(page.after(read, { type: 'buyerEmailSubmitted', email: buyer.email }, read)[0]).toMatchObject({
    flow: { given: { is: 'toSend' } },
  })
})

it('a payment on its way takes the notice away', () => {
  const noted = { ...payment, notice: 'The price has changed.' } as const
  const machine = pageWith()
  const { what, details: paid } = purchaseBy(noted)
  const press = {
    type: 'paySubmitted',
    card: { kind: 'newCard' },
    key: 'attempt-1',
    payer: buyer,
    paying: { what, details: paid, asks: [] },
  } as const
  const [pressed] = machine.transition(at(noted), { type: 'payment', event: press })
  expect(pressed).toMatchObject({ flow: { notice: null }, payment: { status: 'preparing' } })
})

it('NET-08 Back leads from the card to the details only while nothing is paid, and nothing is unknown', () => {
  const free = Object.values(payments).filter((each) => canGoBack(payment, each))
  expect(new Set(free.map(({ status }) => status))).toEqual(new Set(['choosing']))
  for (const state of [checkout, null]) expect(canGoBack(state, payments.choosing)).toBe(false)
})

it('CHK-11 the gateway loads for whoever must pay, and for nobody else', () => {
  const needsCard = (state: CheckoutState) => paymentIn(state).wantsGateway
  const needing = Object.entries<CheckoutState>(states).flatMap(([name, state]) => (needsCard(state) ? [name] : []))
  expect(needing).toEqual(['reading', 'checkout', 'signIn', 'payment', 'readingAtCard', 'repricing'])
  const nothing = { ...orderFor('credit'), pay: cents(0) }
  const monthly = { interval: 'monthly', monthlyDay: null, nextCharge: '2026-12-21', cancelTerms: '' } as const
  expect(needsCard(after(checkoutWith(nothing), details))).toBe(false)
  expect(needsCard(after(checkoutWith({ ...nothing, billing: monthly }), details))).toBe(true)
})

describe('the payment of each step', () => {
  it('has the sum of the order from its first step on, and nothing to press before the card', () => {
    expect(paymentIn(null)).toMatchObject({
      paying: null,
      payer: null,
      cards: [],
      wantsGateway: false,
      wallet: { sum: null, isTyping: false },
    })
    expect(paymentIn(checkout)).toMatchObject({
      paying: null,
      payer: null,
      cards: member.cards,
      wallet: { sum: { amount: 45_00, renewal: null } },
    })
    expect(paymentIn(payment)).toMatchObject({ paying: { what: { amount: 45_00 } }, payer: buyer, cards: member.cards })
    expect(paymentIn(states.loading).wallet.sum).toBeNull()
  })

  it('SUB-01 shows a wallet each later charge', () => {
    const order = subscriptionFor('credit')
    const monthly = { name: order.name, amount: 50_00, from: '2026-12-21', every: 'month' }
    expect(paymentIn(checkoutWith(order)).wallet.sum?.renewal).toEqual(monthly)
    const yearly = { ...order, billing: { interval: 'yearly', nextCharge: '2026-12-21', cancelTerms: '' } } as const
    expect(paymentIn(checkoutWith(yearly)).wallet.sum?.renewal).toEqual({ ...monthly, every: 'year' })
  })

  it('knows whether somebody types their details', () => {
    const typing = after(checkoutWith(orderFor('credit')), { type: 'buyerTyped', draft: buyer })
    const isTyping = [typing, checkoutWith(orderFor('credit')), payment].map((state) => paymentIn(state).wallet.isTyping)
    expect(isTyping).toEqual([true, false, false])
  })
})
