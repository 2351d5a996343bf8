import { describe, expect, it } from 'vitest'
import type { ClosedOr } from '../payment/attempt/attempt.ts'
import { type Answer, answered, failed, refused } from '../shared/api/answers/answer.ts'
import { receipt, visa } from './examples/examples.ts'
import { posStates as states } from './examples/states.ts'
import type { PosReceipt } from './pos.ts'
import { lookedUp, ofPayment, pay, signedOut, walk } from './testing/walk.ts'

// A payment whose first answer was lost, which the look-up has not found so far, and which is sent again under its key.

const { review } = states
const lost = ofPayment({ type: 'sendPaymentAnswered', answer: failed({ kind: 'timeout' }) })
const unknown = ofPayment({ type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'unknown' }) })
const again = [pay(review), lost, unknown, ofPayment({ type: 'retry' })] as const
const closed = (answer: Answer<ClosedOr<PosReceipt>>) => ofPayment({ type: 'closePaymentAnswered', answer })

describe('NET-04 NET-08 a session that ends with the second request of a payment', () => {
  const refusal = ofPayment({ type: 'sendPaymentAnswered', answer: refused(null, 401) })
  const found = { outcome: 'paid', receipt } as const

  it.each([
    ['before its answer', [signedOut('expired'), refusal]],
    ['with its answer', [refusal, signedOut('expired')]],
  ] as const)('keeps its record until it is closed, whoever signs in: the first may have been charged (%s)', (_, ends) => {
    const page = [...again, ...ends]
    expect(walk(review, ...page)).toMatchObject({ payment: { lookUp: 'closing', attempts: [{ key: 'key-1' }] }, ended: 0 })
    expect(walk(review, ...page, closed(answered(found)))).toMatchObject({ flow: { status: 'success' }, ended: 1 })
    const unclosed = [...page, closed(failed({ kind: 'offline' }))] as const
    expect(walk(review, ...unclosed)).toMatchObject({ payment: { lookUp: 'unreachable', attempts: [{ key: 'key-1' }] }, ended: 0 })
    expect(walk(review, ...unclosed, ofPayment({ type: 'retry' }), lookedUp({}))).toMatchObject({ flow: { status: 'success' }, ended: 1 })
    expect(walk(review, ...page, closed(answered({ outcome: 'closed' })))).toMatchObject({
      flow: { status: 'loading', restored: { stage: 'review' } },
      payment: { status: 'choosing', card: { id: visa.id } },
      ended: 1,
    })
  })
})

describe('POS-11 NET-08 a bill that is paid already', () => {
  const done = ofPayment({ type: 'sendPaymentAnswered', answer: refused('Payment is already done') })

  it('was paid by somebody else where the first request says so', () => {
    expect(walk(review, pay(review), done)).toMatchObject({ flow: { status: 'alreadyPaid' }, ended: 1 })
  })

  it('is looked up where a second request says so: the first may have paid it', () => {
    expect(walk(review, ...again, done)).toMatchObject({ payment: { status: 'paymentUnknown', lookUp: 'asking' }, ended: 0 })
    expect(walk(review, ...again, done, lookedUp({}))).toMatchObject({
      flow: { status: 'success', paid: { reference: receipt.reference } },
    })
    expect(walk(review, ...again, done, unknown)).toMatchObject({ payment: { lookUp: 'closing' }, ended: 0 })
    expect(walk(review, ...again, done, unknown, closed(answered({ outcome: 'closed' })))).toMatchObject({
      flow: { status: 'alreadyPaid' },
      ended: 1,
    })
  })
})
