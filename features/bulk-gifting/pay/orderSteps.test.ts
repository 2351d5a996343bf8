import { describe, expect, it } from 'vitest'
import type { Recorded } from '../../payment/attempt/attempt.ts'
import type { PaymentEvent } from '../../payment/attempt/payment.ts'
import { withPayment } from '../../payment/attempt/withPayment.ts'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import { failedToLoad, loading, ready } from '../../shared/api/remote.ts'
import { cents } from '../../shared/money/money.ts'
import { dryRun, giftOrder, giftPayment, giftReceipts } from '../examples/payments.ts'
import { type DraftPayment, type OrderEvent, orderSteps, orderToPay } from './orderSteps.ts'

type Attempt = Recorded<DraftPayment['what']>

/** The page, and what it has commanded since it was asked last. */
function open(...earlier: readonly [] | readonly [Attempt]) {
  const machine = withPayment(orderSteps, { pays: () => giftPayment.thing }, () => earlier)
  let [page, ...commands] = machine.begin()
  const take = (step: ReturnType<typeof machine.begin>) => {
    const [next, ...more] = step
    page = next
    commands.push(...more)
  }
  return {
    page: () => page,
    send: (event: OrderEvent) => take(machine.transition(page, event)),
    pay: (event: PaymentEvent<DraftPayment>) => take(machine.transition(page, { type: 'payment', event })),
    taken: () => commands.splice(0).map((each) => (each.type === 'payment' ? each.command : each)),
  }
}

const checked: OrderEvent = { type: 'tryOrderAnswered', answer: answered(dryRun.today) }
const press = {
  type: 'paySubmitted',
  key: 'a',
  paying: { what: giftPayment, details: giftOrder, asks: [] },
  payer: null,
  card: { kind: 'savedCard', id: 'pm' },
} as const
const paid = answered({ outcome: 'paid', receipt: giftReceipts.ordered } as const)
const attempt = { ...giftPayment, key: 'a' }

describe('BLK-10 the page that pays an order', () => {
  it('has the order checked, and again after a failure', () => {
    const { page, send, taken } = open()
    expect([page().flow, taken()]).toEqual([{ status: 'open', dryRun: loading }, [{ type: 'tryOrder' }]])
    send({ type: 'tryOrderAnswered', answer: failed({ kind: 'offline' }) })
    expect(page().flow).toMatchObject({ dryRun: { status: 'failed', cause: { kind: 'offline' } } })
    send({ type: 'checkAgain' })
    expect(taken()).toEqual([{ type: 'tryOrder' }])
    send(checked)
    expect(page().flow).toEqual({ status: 'open', dryRun: ready(dryRun.today) })
  })

  it('leads to the confirmation once, and the record ends then', () => {
    const { page, send, pay, taken } = open()
    send(checked)
    pay(press)
    taken()
    pay({ type: 'sendPaymentAnswered', answer: paid })
    expect(page().flow).toEqual({ status: 'ordered' })
    expect(taken()).toEqual([
      { type: 'recordAttempt', attempt: null },
      { type: 'showOrdered', receipt: giftReceipts.ordered, attempt, isEarlier: false },
      { type: 'endAttempt', attempt, ending: { charged: null, isSettled: true } },
    ])
  })

  it('is checked again once its payment is refused: the price may have changed', () => {
    const { page, send, pay, taken } = open()
    send(checked)
    pay(press)
    taken()
    pay({ type: 'sendPaymentAnswered', answer: refused('The price has changed.', 412) })
    expect(page()).toMatchObject({ flow: { dryRun: loading }, payment: { problem: { on: 'page' } } })
    expect(taken().map(({ type }) => type)).toContain('tryOrder')
    send(checked)
    expect(page()).toMatchObject({ flow: { dryRun: { status: 'ready' } }, payment: { problem: { on: 'page' } } })
    pay({ type: 'cardChanged' })
    expect(taken()).toEqual([])
  })

  it('NET-08 shows an earlier payment of its order as paid, and checks nothing before that is known', () => {
    const { page, pay, taken } = open(attempt)
    expect([page().flow, taken().map(({ type }) => type)]).toEqual([null, ['recordAttempt', 'lookUpPayment']])
    pay({ type: 'lookUpPaymentAnswered', answer: paid })
    expect(page().flow).toEqual({ status: 'ordered' })
    expect(taken().filter(({ type }) => type !== 'recordAttempt')).toMatchObject([
      { type: 'showOrdered', isEarlier: true },
      { type: 'endAttempt', attempt },
    ])
  })
})

it('BLK-10 an order is paid at the server’s sum, and only once the server has checked it', () => {
  const { amount: _, ...reference } = giftPayment
  const given = { reference, order: giftOrder, expected: cents(1_00) }
  expect(orderToPay({ ...given, dryRun: ready(dryRun.today) })).toEqual({
    what: { ...reference, amount: dryRun.today.total, currency: 'USD' },
    details: giftOrder,
    asks: [],
  })
  expect(orderToPay({ ...given, dryRun: loading })).toEqual({
    blocked: 'Your order is still being checked. Please wait a moment.',
    sum: { amount: given.expected, currency: 'USD' },
  })
  expect(orderToPay({ ...given, dryRun: failedToLoad({ kind: 'offline' }) })).toEqual({
    blocked: 'We could not check your order, so nothing can be paid yet. Please try again.',
    sum: { amount: given.expected, currency: 'USD' },
  })
  // The server's sum is shown even if it does not add up.
  expect(orderToPay({ ...given, dryRun: ready({ ...dryRun.today, problem: 'It does not add up.' }) })).toEqual({
    blocked: 'It does not add up.',
    sum: { amount: dryRun.today.total, currency: 'USD' },
  })
})
