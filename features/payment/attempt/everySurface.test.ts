import { describe, expect, it } from 'vitest'
import type { Paying } from './gate.ts'
import type { CardMethod, Wallet, NoCard, PaymentTypes } from './attempt.ts'
import type { PaymentEvent, PaymentState } from './payment.ts'
import { unrecordedSteps } from '../testing/unrecordedSteps.ts'
import { answered, failed } from '../../shared/api/answers/answer.ts'
import { failedToLoad, loading, ready } from '../../shared/api/remote.ts'
import { cents } from '../../shared/money/money.ts'
import { orderToPay } from '../../bulk-gifting/pay/orderSteps.ts'
import { dryRun, giftOrder, giftPayment } from '../../bulk-gifting/examples/payments.ts'
import type { Order } from '../../checkout/order.ts'
import { renewalConsent } from '../../checkout/pricing/renewal.ts'
import { buyer, checkoutWith, orderFor, subscriptionFor } from '../../checkout/examples/examples.ts'
import { purchaseToPay } from '../../checkout/purchaseToPay.ts'
import { dinerTickets, dinerVenues, openCheck } from '../../diner/examples/checks.ts'
import { getPaying, getCheckAmounts } from '../../diner/checkToPay.ts'
import { checkWith } from '../../managers/checkout/examples/examples.ts'
import { fullyRefunded } from '../../managers/examples/guests.ts'
import { askedRefund, refundStates } from '../../managers/refund/examples/refunds.ts'
import { leftToRefund } from '../../managers/refund/refund.ts'
import { refundToPay } from '../../managers/refund/refundPayment.ts'
import { posVariants, posStates } from '../../pos/examples/states.ts'
import { getToPay } from '../../pos/toPay.ts'

// Every surface × every way to pay × what the page lets a press pay: nothing is sent that the page does not allow.

const check = { pos: 'tableside', location: 'harbor', ticket: '1042' }
const guest = { ...dinerVenues.guest, projectId: '70' }
const { dinner } = dinerTickets

/** The diner's payment with this tip, in cents. */
function dinerWith(tip: number): Paying<PaymentTypes> {
  const choice = { ...openCheck(guest, dinner).choice, tip: { kind: 'own' as const, amount: cents(tip) } }
  return getPaying(check, guest, dinner, getCheckAmounts(dinner, guest, choice, new Date('2026-11-20T23:30:00Z')))
}

const giftsAt = (remote: Parameters<typeof orderToPay>[0]['dryRun']): Paying<PaymentTypes> =>
  orderToPay({ reference: giftPayment, order: giftOrder, dryRun: remote, expected: cents(80_00) })

const pos = (state: Parameters<typeof getToPay>[0]): Paying<PaymentTypes> | null => getToPay(state)
const managers = (tip: number): Paying<PaymentTypes> => checkWith({ tip: { kind: 'own', amount: cents(tip) } })

/** The checkout at the card; `agreedTo`: the box that the buyer has ticked beside the renewal terms. */
function bought(order: Order, agreedTo: string | null = null): Paying<PaymentTypes> {
  const state = checkoutWith(order)
  if (!('visit' in state)) throw new Error('This checkout has no order.')
  return purchaseToPay({ visit: state.visit, buyer, agreedTo })
}
const subscription = subscriptionFor('credit')
const dearer = { ...subscription, pay: cents(60_00), amount: cents(60_00) }

type Case = readonly [name: string, paying: Paying<PaymentTypes> | null]

const open: readonly Case[] = [
  ['diner', dinerWith(19_20)],
  ['hosted checkout, bill', pos(posStates.review)],
  ['hosted checkout, credit', pos(posVariants.addCreditPurchase)],
  ['managers', managers(19_20)],
  ['gifts', giftsAt(ready(dryRun.today))],
  ['checkout', bought(orderFor('credit'))],
  ['checkout, a renewal that is agreed to', bought(subscription, renewalConsent(subscription))],
]
const asking: readonly Case[] = [
  ['diner, a high tip', dinerWith(500_00)],
  ['hosted checkout, a high tip', pos(posVariants.reviewHighTip)],
  ['managers, a high tip', managers(150_00)],
  ['refund', refundToPay(refundStates.asked)],
]
const blocked: readonly Case[] = [
  ['diner, a tip that is too small', dinerWith(30)],
  ['hosted checkout, before a bill', pos(posStates.redeemCredit)],
  ['gifts, while the order is checked', giftsAt(loading)],
  ['gifts, where the check failed', giftsAt(failedToLoad({ kind: 'server' }))],
  ['gifts, where the order is refused', giftsAt(failedToLoad({ kind: 'refused', status: 422, message: 'No.' }))],
  ['gifts, where the order does not add up', giftsAt(ready({ ...dryRun.today, problem: 'Not the same list.' }))],
  ['checkout, a renewal that is not agreed to', bought(subscription)],
  ['checkout, a free month before a renewal', bought({ ...subscription, pay: cents(0) })],
  ['checkout, consent to the renewal at another price', bought(dearer, renewalConsent(subscription))],
  ['refund of more than is left', refundToPay({ ...refundStates.asked, asked: { ...askedRefund, left: leftToRefund(fullyRefunded) } })],
  ['nothing to pay yet', null],
]

type Door = CardMethod | NoCard | Wallet
const doors: readonly Door[] = [{ kind: 'newCard' }, { kind: 'savedCard', id: 'pm_visa' }, { kind: 'noCard' }, { kind: 'wallet' }]

const { transition } = unrecordedSteps<PaymentTypes>({ pays: () => 'any' })
type State = PaymentState<PaymentTypes>
type Event = PaymentEvent<PaymentTypes>
const choosing: State = { status: 'choosing', card: null, problem: null }

/** A press on this door, as far as it goes without another press: a wallet opens only where the gate is open. */
function press(from: State, door: Door, paying: Paying<PaymentTypes> | null, confirmed = paying) {
  const sent: unknown[] = []
  let state = from
  const follow = (event: Event) => {
    const [next, ...commands] = transition(state, event)
    state = next
    for (const command of commands) {
      if (command.type === 'sendPayment') sent.push(command.request)
      if (command.type === 'makePaymentMethod')
        follow({ type: 'makePaymentMethodAnswered', answer: answered({ id: 'pm_made', isSaved: false }) })
    }
  }
  const given = { key: 'attempt-1', payer: null, paying }
  if (door.kind === 'wallet') {
    follow({ type: 'walletPressed', paying })
    // A lying gateway confirms whatever the page says.
    const amount = paying !== null && 'what' in paying ? paying.what.amount : cents(1)
    follow({ ...given, paying: confirmed, type: 'walletConfirmed', amount })
  } else follow({ type: 'paySubmitted', card: door, ...given })
  return { sent, state, answer: (isYes: boolean) => follow(isYes ? { type: 'questionConfirmed', ...given } : { type: 'questionDeclined' }) }
}

describe.each(doors)('CHK-04 BLK-10 MGR-18 by $kind', (door) => {
  it.each(open)('%s: sends what was agreed, once', (_, paying) => {
    const { sent, state } = press(choosing, door, paying)
    expect(sent).toMatchObject([paying !== null && 'what' in paying ? { what: paying.what, details: paying.details } : {}])
    expect(press(state, door, paying).sent).toEqual([])
  })

  it.each(blocked)('%s: sends nothing', (_, paying) => {
    const { sent, state } = press(choosing, door, paying)
    expect([sent, state.status]).toEqual([[], 'choosing'])
    if (paying !== null && state.status === 'choosing') expect(state.problem?.message).toBeTruthy()
  })

  it.each(asking)('%s: asks first, and sends nothing after a no', (_, paying) => {
    const asked = press(choosing, door, paying)
    expect([asked.sent, asked.state.status]).toEqual([[], 'asking'])
    asked.answer(false)
    expect(asked.sent).toEqual([])
  })

  it.each(asking)('%s: sends what was asked about after a yes', (_, paying) => {
    const asked = press(choosing, door, paying)
    asked.answer(true)
    const confirmed = transition(asked.state, { type: 'questionConfirmed', key: 'attempt-1', payer: null, paying })[0]
    const sent = door.kind === 'wallet' ? press(confirmed, door, paying).sent : asked.sent
    expect(sent).toMatchObject([paying !== null && 'what' in paying ? { what: paying.what } : {}])
  })

  it('a question that has changed since the yes is asked again', () => {
    const first = dinerWith(500_00)
    const [state] = transition(press(choosing, door, first).state, {
      type: 'questionConfirmed',
      key: 'k',
      payer: null,
      paying: dinerWith(501_00),
    })
    expect(state).toMatchObject({ status: 'asking', question: { title: 'Is a tip of $501.00 right?' } })
  })

  it('what has become blocked since the yes is not sent', () => {
    const [state, ...commands] = transition(press(choosing, door, dinerWith(500_00)).state, {
      type: 'questionConfirmed',
      key: 'k',
      payer: null,
      paying: dinerWith(30),
    })
    expect([state.status, commands]).toEqual(['choosing', []])
  })

  it('while a payment is on its way nothing else is sent', () => {
    const { state } = press(choosing, { kind: 'savedCard', id: 'pm_visa' }, dinerWith(19_20))
    const unknown = transition(state, { type: 'sendPaymentAnswered', answer: failed({ kind: 'timeout' }) })[0]
    for (const busy of [state, unknown]) expect(press(busy, door, dinerWith(19_20)).sent).toEqual([])
  })
})

it('CHK-04 a wallet pays only the amount on its sheet, and nothing that the page has blocked or asks about meanwhile', () => {
  for (const changed of [dinerWith(19_00), dinerWith(30), dinerWith(500_00), null])
    expect(press(choosing, { kind: 'wallet' }, dinerWith(19_20), changed).sent).toEqual([])
})

it.each(asking)('%s: a wallet that confirms without a press sends nothing', (_, paying) => {
  const amount = paying !== null && 'what' in paying ? paying.what.amount : cents(0)
  const confirmed = { type: 'walletConfirmed', key: 'k', payer: null, amount } as const
  expect(transition(choosing, { ...confirmed, paying })).toMatchObject([{ status: 'asking' }])
})
