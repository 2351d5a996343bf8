import { expect, it } from 'vitest'
import { cents } from '../../features/shared/money.ts'
import { guestAt, makeRefund, transactionsWithRefunds } from './refunding.ts'
import { createStore } from './store.ts'

const body = { credit_transaction_id: '700-0', refund_reason: 'other', refund_amount: cents(10_00), refund_notes: '', modify_tip: false }
const find = (store: ReturnType<typeof createStore>, id: string) => transactionsWithRefunds(store, '700').find((each) => each.id === id)

it('NET-08 MGR-17 the sandbox refunds once for each key, and shows it in both lists', () => {
  const store = createStore()
  expect([makeRefund(store, body, 'a', 'Noor'), makeRefund(store, body, 'a', 'Noor')]).toEqual([null, null])
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
  expect(makeRefund(store, body, 'a', 'Noor')).toBeNull()
  expect(makeRefund(store, all, 'b', 'Noor')).toMatchObject({ message: 'Refund amount cannot exceed refundable amount of $12.20' })
  expect(makeRefund(store, { ...all, refund_amount: cents(12_20) }, 'c', 'Noor')).toBeNull()
  expect(find(store, '700-0')).toMatchObject({ refund_status: 'Refunded' })
  expect(makeRefund(store, body, 'd', 'Noor')).toMatchObject({ message: 'This transaction cannot be refunded.' })
})
