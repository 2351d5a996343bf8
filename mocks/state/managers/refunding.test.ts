import { expect, it } from 'vitest'
import { cents } from '../../../features/shared/money/money.ts'
import { close, lookUp } from '../memory/attempts.ts'
import { makeRefund } from './refundAttempts.ts'
import { guestAt, transactionsWithRefunds } from './refunding.ts'
import { createStore } from '../memory/store.ts'

const body = { credit_transaction_id: '700-0', refund_reason: 'other', refund_amount: cents(10_00), refund_notes: '', modify_tip: false }
const made = { refund: { pending: false } }
const find = (store: ReturnType<typeof createStore>, id: string) => transactionsWithRefunds(store, '700').find((each) => each.id === id)

it('NET-08 MGR-17 the sandbox refunds once for each key, and shows it in both lists', () => {
  const store = createStore()
  expect([makeRefund(store, body, 'a', 'Noor'), makeRefund(store, body, 'a', 'Noor')]).toEqual([made, made])
  expect(find(store, '700-0')).toMatchObject({
    amount: '12.20',
    original_amount: '22.20',
    refunds: [{ amount: '10.00', refunded_by: 'Noor' }],
  })
  expect(transactionsWithRefunds(store, '700')[0]).toMatchObject({ credit_type: 'refund_redemption', amount: '10.00' })
  expect(guestAt(store, '9000', '700')).toMatchObject({ transactions: [{ amount: '10.00' }, { id: '700-0', amount: '12.20' }, {}, {}, {}] })
})

it('MGR-17 the sandbox never refunds more than is left', () => {
  const store = createStore()
  const all = { ...body, refund_amount: cents(22_20), modify_tip: true }
  expect(makeRefund(store, body, 'a', 'Noor')).toEqual(made)
  expect(makeRefund(store, all, 'b', 'Noor')).toMatchObject({ message: 'Refund amount cannot exceed refundable amount of $12.20' })
  expect(makeRefund(store, { ...all, refund_amount: cents(12_20) }, 'c', 'Noor')).toEqual(made)
  expect(find(store, '700-0')).toMatchObject({ refund_status: 'Refunded' })
  expect(makeRefund(store, body, 'd', 'Noor')).toMatchObject({ message: 'This transaction cannot be refunded.' })
})

it('NET-08 a refund that was given up before it arrived is never made', () => {
  const store = createStore()
  expect(lookUp(store, 'a')).toEqual({ outcome: 'unknown' })
  expect(close(store, 'a')).toEqual({ outcome: 'closed' })
  expect(makeRefund(store, body, 'a', 'Noor')).toMatchObject({ status: 409 })
  expect(makeRefund(store, body, 'b', 'Noor')).toEqual(made)
  expect([close(store, 'b'), lookUp(store, 'b')]).toMatchObject([{ outcome: 'refunded' }, { outcome: 'refunded' }])
  expect(find(store, '700-0')?.refunds).toHaveLength(1)
})

it('MGR-17 the sandbox returns half of an amount, and says so', () => {
  const store = createStore()
  const asked = { ...body, refund_amount: cents(4_44) }
  expect(makeRefund(store, asked, 'a', 'Noor')).toEqual({ refund: { pending: false, amount: '2.22' } })
  expect(lookUp(store, 'a')).toEqual({ outcome: 'refunded', pending: false, amount: '2.22' })
  expect(find(store, '700-0')).toMatchObject({ amount: '19.98', refunds: [{ amount: '2.22' }] })
})

it('MGR-17 a pending refund counts, and one that failed does not', () => {
  const store = createStore()
  const of = (refund_amount: number) => ({ ...body, refund_amount: cents(refund_amount) })
  expect(makeRefund(store, of(1_11), 'a', 'Noor')).toEqual({ refund: { pending: true } })
  expect(makeRefund(store, of(3_33), 'b', 'Noor')).toEqual({ refund: { pending: true } })
  expect(makeRefund(store, of(2_22), 'c', 'Noor')).toMatchObject({ message: 'The bank of this guest refused the refund.' })
  expect(find(store, '700-0')).toMatchObject({
    amount: '21.09',
    refund_status: 'Refund Pending',
    refunds: [{ status: 'pending' }, { status: 'failed' }],
  })
})
