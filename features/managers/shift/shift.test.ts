import { expect, it } from 'vitest'
import { transactions } from '../examples/guests.ts'
import { cents } from '../../shared/money/money.ts'
import type { Transaction } from '../transaction.ts'
import { inDays, listedSince, totalsOf } from './shift.ts'
import { shiftCsv } from './shiftCsv.ts'
import type { Zone } from '../../shared/dates/zone.ts'

const [some] = transactions
if (!some) throw new Error('The location has no transactions.')
const payment: Transaction = {
  ...some,
  id: '1',
  guestName: 'Ada Moreau',
  at: new Date('2026-11-20T04:30:00Z'),
  checkNumber: '4000',
  isRefund: false,
  amount: cents(22_20),
  originalAmount: cents(22_20),
  tips: [{ label: 'Tip', amount: cents(3_00) }],
  isUnreadable: false,
}
const refund: Transaction = {
  ...payment,
  id: '2',
  guestName: '=Ivo',
  isRefund: true,
  amount: cents(-10_00),
  tips: [],
  refundStatus: 'Refunded',
}

it('belongs to the day of the location, and not of the browser', () => {
  const on = (day: string, zone: Zone) => inDays([payment], { from: day, to: day }, zone)
  expect(on('2026-11-19', 'America/New_York')).toEqual([payment])
  expect(on('2026-11-20', 'America/New_York')).toEqual([])
  expect(on('2026-11-20', 'Pacific/Auckland')).toEqual([payment])
})

it('has open ends, and leaves out what has no time only where days are chosen', () => {
  const timeless = { ...payment, at: null }
  expect(inDays([payment, timeless], { from: '2026-11-19', to: '' }, 'UTC')).toEqual([payment])
  expect(inDays([payment, timeless], { from: '', to: '2026-11-19' }, 'UTC')).toEqual([])
  expect(inDays([payment, timeless], { from: '', to: '' }, 'UTC')).toEqual([payment, timeless])
})

it('adds up payments less refunds, and no tips where one cannot be read', () => {
  expect(totalsOf([payment, refund])).toEqual({ payments: 1, refunds: 1, sum: 12_20, tips: 3_00, refunded: 10_00 })
  expect(totalsOf([payment, { ...payment, isUnreadable: true }]).tips).toBeNull()
  const tip = { id: '3', status: 'done', bill: cents(0), tip: cents(2_00), at: null, by: null, reason: null, notes: null } as const
  expect(totalsOf([{ ...payment, refunds: [tip, { ...tip, id: '4', status: 'failed' }] }]).tips).toBe(1_00)
  expect(totalsOf([])).toEqual({ payments: 0, refunds: 0, sum: 0, tips: 0, refunded: 0 })
})

it('is known since the oldest payment that is listed, in any order', () => {
  const older = { ...payment, at: new Date('2026-11-18T12:00:00Z') }
  expect(listedSince([payment, older, { ...payment, at: null }])).toEqual(older.at)
  expect(listedSince([{ ...payment, at: null }])).toBeNull()
})

it('writes sums that a spreadsheet calculates with, and texts that it does not', () => {
  const [, ...rows] = shiftCsv([payment, refund], 'USD', 'America/New_York').split('\r\n')
  expect(rows).toEqual([
    '"2026-11-19","11:30 PM","Ada Moreau","4000","22.20","3.00","","Not Refunded","USD"',
    `"2026-11-19","11:30 PM","'=Ivo","4000","","","10.00","Refunded","USD"`,
    '"Total of these rows","","","","22.20","3.00","10.00","","USD"',
  ])
})
