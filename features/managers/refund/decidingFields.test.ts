import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { answered } from '../../shared/api/answers/answer.ts'
import { transactionsResponse } from '../transaction.ts'
import { rereadLeft } from './refundTexts.ts'
import { isRefundable, leftToRefund } from './refund.ts'

const payment = {
  id: 1,
  user_name: 'Ada Moreau',
  amount: '100.00',
  original_amount: '120.00',
  tip_details: [{ amount: '20.00' }],
  refunds: [{ id: 7, amount: '15.00', tip_amount: '5.00' }],
  refundable: true,
  refund_status: 'Partially Refunded',
}

function read(changed: object) {
  const [transaction] = z.parse(transactionsResponse, { transactions: [{ ...payment, ...changed }] }).rows
  if (!transaction) throw new Error('The payment is not in the list.')
  return transaction
}

const noAmounts = ['$15.00', '15.999', 'much', -1, {}, true]
const [pastRefund] = payment.refunds

/** Each field that decides what is left to refund, and what cannot be read of it. */
const rows: readonly (readonly [path: string, unreadable: readonly object[]])[] = [
  ['original_amount', noAmounts.map((original_amount) => ({ original_amount }))],
  ['tip_details', ['none', 7, { label: 'Tip' }].map((tip_details) => ({ tip_details }))],
  ['tip_details.amount', [...noAmounts, null].map((amount) => ({ tip_details: [{ amount: '1.00' }, { amount }] }))],
  ['refunds', ['none', 7, {}].map((refunds) => ({ refunds }))],
  ['refunds.amount', [...noAmounts, null].map((amount) => ({ refunds: [pastRefund, { ...pastRefund, amount }] }))],
  ['refunds.tip_amount', noAmounts.map((tip_amount) => ({ refunds: [{ ...pastRefund, tip_amount }] }))],
  ['refunds.id', [null, {}].map((id) => ({ refunds: [{ ...pastRefund, id }] }))],
  ['refundable', ['maybe', '$40.00', -1, {}, [true]].map((refundable) => ({ refundable }))],
  ['refund_status', [5, {}, true].map((refund_status) => ({ refund_status }))],
  ['credit_type', [5, {}, true].map((credit_type) => ({ credit_type }))],
]

describe('MGR-17 NET-05 what decides a refund is read, or nothing is refunded', () => {
  const seen = leftToRefund(read({}))

  it.each(rows)('%s', (_, unreadable) => {
    expect([isRefundable(read({})), seen]).toEqual([true, { bill: 85_00, tips: 15_00, grandTotal: 100_00 }])
    for (const changed of unreadable) {
      const transaction = read(changed)
      expect({ changed, isUnreadable: transaction.isUnreadable, left: leftToRefund(transaction).grandTotal }).toEqual({
        changed,
        isUnreadable: true,
        left: 0,
      })
      expect(isRefundable(transaction)).toBe(false)
      expect(rereadLeft(seen, answered(transaction))).toMatchObject({ kind: 'notSent' })
    }
  })

  it('where nothing says how much was refunded', () => {
    const unexplained = { amount: '120.00', refunds: [] }
    expect(read(unexplained).isUnreadable).toBe(true)
    for (const explained of [{ refunds: payment.refunds }, { amount: '90.00' }, { refundable: '40.00' }, { refund_status: 'Not Refunded' }])
      expect(read({ ...unexplained, ...explained }).isUnreadable).toBe(false)
  })
})

const untouched = { refunds: [], amount: '120.00', refund_status: 'Not Refunded' }

it.each([
  ['amount', { amount: '60.00' }, { bill: 40_00, tips: 20_00, grandTotal: 60_00 }],
  ['a smaller amount than the tip', { amount: '12.00' }, { bill: 0, tips: 12_00, grandTotal: 12_00 }],
  ['an amount below zero', { amount: '-12.00' }, { bill: 0, tips: 0, grandTotal: 0 }],
  ['original_amount', { original_amount: '50.00' }, { bill: 30_00, tips: 20_00, grandTotal: 50_00 }],
  ['refundable as an amount', { refundable: '40.00' }, { bill: 40_00, tips: 20_00, grandTotal: 60_00 }],
  ['refund_status', { refund_status: 'Refunded' }, { bill: 0, tips: 0, grandTotal: 0 }],
  ['refunds', { refunds: payment.refunds }, { bill: 85_00, tips: 15_00, grandTotal: 100_00 }],
  ['nothing', {}, { bill: 100_00, tips: 20_00, grandTotal: 120_00 }],
])('MGR-11 no more is refunded than any field of the server allows %s', (_, changed, left) => {
  expect(leftToRefund(read({ ...untouched, ...changed }))).toEqual(left)
})
