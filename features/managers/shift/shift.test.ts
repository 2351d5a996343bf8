import { globSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import type { Listed } from '../../shared/api/listed.ts'
import { transactions } from '../examples/guests.ts'
import { cents } from '../../shared/money/money.ts'
import type { Transaction } from '../transaction.ts'
import { dayAt, dayEnd } from './locationDay.ts'
import { type Days, inDays, listedSince, totalsOf } from './shift.ts'
import { shiftCsv } from './shiftCsv.ts'
import type { Zone } from '../../shared/dates/zone.ts'

const [some] = transactions.rows
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

const whole = (...rows: readonly Transaction[]) => ({ rows, isWhole: true })
const at = (time: string): Transaction => ({ ...payment, at: new Date(time) })

// A night of Friday in New York, and its noon after; both nights on which the clock changes; the hours of a day's end.
it.each<readonly [time: string, zone: Zone, endsAt: unknown, day: string]>([
  ['2026-11-21T04:50:00Z', 'America/New_York', undefined, '2026-11-20'],
  ['2026-11-21T05:20:00Z', 'America/New_York', undefined, '2026-11-20'],
  ['2026-11-21T06:40:00Z', 'America/New_York', undefined, '2026-11-20'],
  ['2026-11-21T08:59:59Z', 'America/New_York', undefined, '2026-11-20'],
  ['2026-11-21T09:00:00Z', 'America/New_York', undefined, '2026-11-21'],
  ['2026-11-21T16:00:00Z', 'America/New_York', undefined, '2026-11-21'],
  ['2027-01-01T08:00:00Z', 'America/New_York', undefined, '2026-12-31'],
  ['2027-03-14T07:59:59Z', 'America/New_York', undefined, '2027-03-13'],
  ['2027-03-14T08:00:00Z', 'America/New_York', undefined, '2027-03-14'],
  ['2026-11-01T08:59:59Z', 'America/New_York', undefined, '2026-10-31'],
  ['2026-11-01T09:00:00Z', 'America/New_York', undefined, '2026-11-01'],
  ['2026-11-20T14:59:59Z', 'Pacific/Auckland', undefined, '2026-11-20'],
  ['2026-11-20T04:30:00Z', 'Pacific/Auckland', undefined, '2026-11-20'],
  ['2026-11-21T06:40:00Z', 'America/New_York', 2, '2026-11-20'],
  ['2026-11-21T07:00:00Z', 'America/New_York', 2, '2026-11-21'],
  ['2026-11-21T05:20:00Z', 'America/New_York', 0, '2026-11-21'],
  ['2026-11-21T15:59:00Z', 'America/New_York', 11, '2026-11-20'],
  ...[null, '2', 25, -1, 12, 2.5, {}].map((hour) => ['2026-11-21T08:30:00Z', 'America/New_York', hour, '2026-11-20'] as const),
])('MGR-20 at %s in %s, where days end at %j, it is %s', (time, timeZone, endsAt, day) => {
  const clock = { timeZone, dayEndsAt: z.parse(dayEnd, endsAt) }
  expect(dayAt(new Date(time), clock)).toBe(day)
  expect(inDays(whole(at(time)), { from: day, to: day }, clock).rows).toHaveLength(1)
})

const newYork = { timeZone: 'America/New_York', dayEndsAt: 4 } as const

it('has open ends, and leaves out what has no time only where days are chosen', () => {
  const timeless = { ...payment, at: null }
  const list = whole(payment, timeless)
  expect(inDays(list, { from: '2026-11-19', to: '' }, newYork).rows).toEqual([payment])
  expect(inDays(list, { from: '', to: '2026-11-18' }, newYork).rows).toEqual([])
  expect(inDays(list, { from: '', to: '' }, newYork)).toBe(list)
})

it.each<readonly [what: string, list: Listed<Transaction>, days: Days, known: boolean]>([
  ['a day after the oldest one', whole(payment, at('2026-11-18T20:00:00Z')), { from: '2026-11-19', to: '2026-11-19' }, true],
  ['a day without a payment', whole(payment), { from: '2026-11-20', to: '2026-11-20' }, true],
  ['the oldest day', whole(payment), { from: '2026-11-19', to: '2026-11-19' }, false],
  ['days before the list begins', whole(payment), { from: '2026-10-01', to: '2026-10-02' }, false],
  ['all days until one', whole(payment), { from: '', to: '2026-11-30' }, false],
  ['a day where nobody has ever paid', whole(), { from: '2026-11-19', to: '2026-11-19' }, true],
  ['a day, and a payment without a time', whole(payment, { ...payment, at: null }), { from: '2026-11-20', to: '' }, false],
  ['a day, and a payment that could not be read', { rows: [payment], isWhole: false }, { from: '2026-11-20', to: '' }, false],
  ['the whole list, and a payment that could not be read', { rows: [payment], isWhole: false }, { from: '', to: '' }, false],
  ['the whole list', whole(payment), { from: '', to: '' }, true],
])('MGR-19 the sum of %s: whether it is known', (_, list, days, known) => {
  expect(totalsOf(inDays(list, days, newYork)) !== null).toBe(known)
})

it('MGR-20 makes a day of a time in one place of the managers’ app', () => {
  const sources = globSync('{features,apps}/managers/**/*.{ts,tsx}')
    .toSorted()
    .filter((path) => !/\.(?:test|e2e)\.|\/examples\//.test(path))
  const otherDays =
    /\b(?:dayIn|hourIn|formatDate|formatMonth|dayEverywhere)\(|DateTimeFormat|toISOString\(\)\.s|toLocale(?:Date|Time)String|\.get(?:UTC)?(?:Date|Day|Hours)\(/
  expect(sources.filter((path) => otherDays.test(readFileSync(path, 'utf8')))).toEqual([
    'features/managers/shift/locationDay.ts',
    // The date of each payment stands in the file beside its day.
    'features/managers/shift/shiftCsv.ts',
  ])
})

it('adds up payments less refunds, and no tips where one cannot be read', () => {
  expect(totalsOf(whole(payment, refund))).toEqual({ payments: 1, refunds: 1, sum: 12_20, tips: 3_00, refunded: 10_00 })
  expect(totalsOf(whole(payment, { ...payment, isUnreadable: true }))?.tips).toBeNull()
  const tip = { id: '3', status: 'done', bill: cents(0), tip: cents(2_00), at: null, by: null, reason: null, notes: null } as const
  expect(totalsOf(whole({ ...payment, refunds: [tip, { ...tip, id: '4', status: 'failed' }] }))?.tips).toBe(1_00)
})

it('is known since the oldest payment that is listed, in any order', () => {
  const older = { ...payment, at: new Date('2026-11-18T12:00:00Z') }
  expect(listedSince([older, payment, { ...payment, at: null }])).toEqual(older.at)
  expect(listedSince([{ ...payment, at: null }])).toBeNull()
})

it('writes sums that a spreadsheet calculates with, and texts that it does not', () => {
  const night = at('2026-11-20T06:40:00Z')
  const [header, ...rows] = shiftCsv(whole(payment, night, refund), 'USD', newYork).split('\r\n')
  expect(header).toContain('"Day until 4 AM","Date","Time"')
  expect(rows).toEqual([
    '"2026-11-19","Nov 19, 2026","11:30 PM","Ada Moreau","4000","22.20","3.00","","Not Refunded","USD"',
    '"2026-11-19","Nov 20, 2026","1:40 AM","Ada Moreau","4000","22.20","3.00","","Not Refunded","USD"',
    `"2026-11-19","Nov 19, 2026","11:30 PM","'=Ivo","4000","","","10.00","Refunded","USD"`,
    '"Total of these rows","","","","","44.40","6.00","10.00","","USD"',
  ])
  expect(shiftCsv({ rows: [payment], isWhole: false }, 'USD', newYork)).not.toContain('Total')
  // A tip that cannot be read is an empty cell, and so is their total.
  const [, unread, total] = shiftCsv(whole({ ...payment, isUnreadable: true }), 'USD', newYork).split('\r\n')
  expect(unread).toContain('"4000","22.20","","","Not Refunded"')
  expect(total).toContain('"22.20","","0.00","","USD"')
})
