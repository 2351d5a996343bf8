import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { closeRefund, lookUpRefund, refund } from './api.ts'

const outcomes = [lookUpRefund.response, closeRefund.response]

it.each([
  [{ refund: { id: 'r1' } }, false, null],
  [{ refund: { amount: '12.00', status: 'succeeded', pending: 'odd' } }, false, 12_00],
  [{ refund: { pending: true } }, true, null],
  [{ refund: { id: 'r1', status: 'Pending' } }, true, null],
])('NET-05 the answer to a refund: %j', (body, isPending, charged) => {
  expect(z.parse(refund.response, body)).toEqual({ outcome: 'paid', receipt: { charged, isPending } })
})

it.each(['failed', 'denied', 'requires_action', 'on hold'])('NET-12 a refund that is %s is not refunded', (status) => {
  expect(z.safeParse(refund.response, { refund: { id: 'r1', status } }).success).toBe(false)
  for (const response of outcomes) expect(z.safeParse(response, { outcome: 'refunded', status }).success).toBe(false)
})

it.each([{}, { amount: 0 }, { amount: '0.00' }, { status: 'succeeded' }, { pending: 'odd' }])(
  'NET-12 an answer that holds no refund refunds nothing: %j',
  (made) => {
    expect(z.safeParse(refund.response, { refund: made }).success).toBe(false)
  },
)

it.each([
  [{ outcome: 'refunded' }, { outcome: 'paid', receipt: { charged: null, isPending: false } }],
  [
    { outcome: 'refunded', status: 'processing', amount: '12.00' },
    { outcome: 'paid', receipt: { charged: 12_00, isPending: true } },
  ],
  [
    { outcome: 'refunded', pending: 1 },
    { outcome: 'paid', receipt: { charged: null, isPending: true } },
  ],
  [
    { outcome: 'refused', message: ' No. ' },
    { outcome: 'refused', refusal: { kind: 'refused', status: 422, message: 'No.' } },
  ],
])('MGR-17 the outcome of a refund %j is read from a look-up and from closing', (body, expected) => {
  expect(outcomes.map((schema) => z.parse(schema, body))).toEqual([expected, expected])
})
