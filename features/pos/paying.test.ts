import { describe, expect, it } from 'vitest'
import { answered, refused } from '../shared/api/answers/answer.ts'
import { billRead, visa } from './examples/examples.ts'
import { posPayments as payments } from './examples/payments.ts'
import { posStates as states, posVariants as variants } from './examples/states.ts'
import { visitName } from './link.ts'
import { mayGoBack } from './surface.ts'
import { lookedUp, ofPayment, paid, pay, signedOut, walk } from './testing/walk.ts'

const { review } = states

describe('NET-08 a payment’s record', () => {
  it('POS-15 stays where the till was not informed, until it is', () => {
    const unsettled = [pay(review), paid({ posInformed: false })] as const
    expect(walk(review, ...unsettled)).toMatchObject({ flow: { status: 'tillNotInformed' }, ended: 0 })
    const again = [...unsettled, ofPayment({ type: 'retry' })]
    expect(walk(review, ...again, lookedUp({ posInformed: false }))).toMatchObject({ flow: { status: 'tillNotInformed' }, ended: 0 })
    expect(walk(review, ...again, lookedUp({}))).toMatchObject({ flow: { status: 'success' }, ended: 1 })
    // A number that comes again is another bill, and nothing of the payment is shown with it.
    const left = walk(review, ...unsettled, ofPayment({ type: 'unresolvedLeft' }), { type: 'anotherBillChosen' }, billRead())
    expect(left).toMatchObject({ flow: { status: 'redeemCredit' }, payment: { status: 'choosing' }, ended: 1 })
  })

  it('POS-06 ends for credit only with the bill that it pays on, which can be paid next', () => {
    const buying = variants.addCreditPurchase
    const bought = [pay(buying), paid()] as const
    expect(walk(buying, ...bought)).toMatchObject({ flow: { status: 'loading' }, payment: { status: 'paid' }, ended: 0 })
    expect(walk(buying, ...bought, billRead())).toMatchObject({
      flow: {
        status: 'review',
        notice: '$60 of credit is yours. It pays on this bill first.',
        // The same is not bought again by a press at Add Credit.
        visit: { choices: { creditOptionId: null } },
      },
      payment: { status: 'choosing' },
      ended: 1,
    })
  })
})

describe('NET-11 a sign-out', () => {
  it('takes the payment with it: what is on its way is looked up by its key alone', () => {
    expect(walk(review, pay(review), signedOut('signedOut'))).toMatchObject({
      flow: { status: 'loading', restored: null },
      payment: { status: 'paymentUnknown', sent: null, attempts: [{ key: 'key-1' }] },
    })
    const chosen = ofPayment({ type: 'methodChosen', method: { kind: 'savedCard', id: visa.id } })
    expect(walk(review, chosen, signedOut('signedOut'))).toMatchObject({ payment: { status: 'choosing', card: null } })
  })

  it.each(['signedOut', 'expired'] as const)('leaves nothing of what was paid: %s', (why) => {
    for (const posInformed of [true, false])
      expect(walk(review, pay(review), paid({ posInformed }), signedOut(why))).toMatchObject({
        flow: { status: 'loading', restored: null },
        payment: { status: 'choosing' },
      })
  })
})

describe('NET-04 a session that ends while a payment is on its way', () => {
  const ended = [pay(review), signedOut('expired')] as const
  const refusal = ofPayment({ type: 'sendPaymentAnswered', answer: refused(null, 401) })

  it('leads to the sign-in and back where it is refused, with the card that was chosen', () => {
    const restored = { choices: review.visit.choices, stage: 'review' }
    const left = walk(review, ...ended, refusal)
    expect(left).toMatchObject({ flow: { status: 'loading', restored }, payment: { card: { id: visa.id } } })
    expect(walk(review, ...ended, refusal, billRead())).toMatchObject({ flow: { status: 'review' }, payment: { status: 'choosing' } })
    // The refusal comes first where the session ends with its answer.
    expect(walk(review, pay(review), refusal)).toMatchObject({ flow: { status: 'loading', restored } })
  })
})

it('POS-12 goes on once the typed card is saved, with that card', () => {
  const made = ofPayment({ type: 'makePaymentMethodAnswered', answer: answered({ id: visa.id, isSaved: true }) })
  expect(walk(states.redeemCredit, ofPayment({ type: 'cardSubmitted', payer: null }), made)).toMatchObject({
    flow: { status: 'review' },
    payment: { status: 'choosing', card: { id: visa.id } },
  })
})

it('POS-06 an error of one stage does not follow to another', () => {
  const buying = variants.addCreditPurchase
  const declined = ofPayment({ type: 'sendPaymentAnswered', answer: refused('No longer sold.', 410) })
  expect(walk(buying, pay(buying), declined)).toMatchObject({ payment: { problem: { message: 'No longer sold.' } } })
  expect(walk(buying, pay(buying), declined, { type: 'back' })).toMatchObject({
    flow: { status: 'redeemCredit' },
    payment: { problem: null, card: { id: visa.id } },
  })
})

it('NET-08 Back leads from the review only while no payment is on its way, and none is unknown', () => {
  const backable = Object.values(payments).flatMap((payment) => (mayGoBack(review, payment) ? [payment.status] : []))
  expect(new Set(backable)).toEqual(new Set(['choosing', 'asking', 'paid']))
  expect(mayGoBack(states.success, payments.choosing)).toBe(false)
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
