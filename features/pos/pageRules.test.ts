import { describe, expect, it, vi } from 'vitest'
import { posPayments as payments } from './examples/payments.ts'
import { posStates as states } from './examples/states.ts'
import { leavePayment, mayGoBack, settles, showsAtOnce, visitName } from './pageRules.ts'

const statusesOf = (counts: (payment: (typeof payments)[keyof typeof payments]) => boolean): ReadonlySet<string> =>
  new Set(Object.values(payments).flatMap((payment) => (counts(payment) ? [payment.status] : [])))

it('NET-08 Back leads from the review only while no payment is on its way, and none is unknown', () => {
  expect(statusesOf((payment) => mayGoBack(states.review, payment))).toEqual(new Set(['choosing', 'asking', 'paid']))
  expect(mayGoBack(states.success, payments.choosing)).toBe(false)
})

describe('NET-08 a payment’s record', () => {
  it('ends for a bill once the till knows of it, and for credit with the answer, which has no till', () => {
    const [informed, not] = [{ posInformed: true }, { posInformed: false }]
    expect([settles(informed, { kind: 'bill' }), settles(not, { kind: 'bill' })]).toEqual([true, false])
    expect([settles(informed, { kind: 'credit' }), settles(not, { kind: 'credit' })]).toEqual([true, true])
  })

  it('ends for credit only with the bill that it pays on', () => {
    expect([showsAtOnce({ kind: 'bill' }), showsAtOnce({ kind: 'credit' })]).toEqual([true, false])
  })
})

it('NET-11 a sign-out takes the payment with it; an expired session only what has no answer', () => {
  const leaves = (why: 'signedOut' | 'expired') =>
    statusesOf((state) => {
      const onPayerLeft = vi.fn()
      leavePayment(why, { state, onPayerLeft })
      return onPayerLeft.mock.calls.length === 1
    })
  expect(leaves('signedOut')).toEqual(statusesOf(() => true))
  expect(leaves('expired')).toEqual(new Set(['paymentUnknown', 'unresolvedPayment', 'earlierPaid']))
})

it('POS-01 a visit is of one point of sale, one location and one ticket', () => {
  const order = { posSlug: 'a', location: 'b', ticket: 'c' }
  const names = [order, { ...order, posSlug: 'a.b' }, { ...order, location: 'b.c' }, { ...order, ticket: 'd' }].map(visitName)
  const joined = [
    { posSlug: 'a.b', location: 'c', ticket: 'd' },
    { posSlug: 'a', location: 'b.c', ticket: 'd' },
    { posSlug: 'a', location: 'b', ticket: 'c.d' },
  ].map(visitName)
  expect(new Set([...names, ...joined]).size).toBe(7)
})
