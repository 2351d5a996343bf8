import { assert, constantFrom, date, integer, oneof, property, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { getLastDay, voucherExpiry } from './expiry.ts'

it.each([
  ['2026-03-01T00:00:00Z', '2029-03-01', 'an ordinary day'],
  ['2026-06-30T11:59:59Z', '2029-06-30', 'a second before midnight, in winter'],
  ['2026-06-30T12:00:00Z', '2029-07-01', 'midnight, in winter'],
  ['2026-12-31T10:59:59Z', '2029-12-31', 'a second before midnight, in summer'],
  ['2026-12-31T11:00:00Z', '2030-01-01', 'midnight, in summer'],
  ['2026-09-26T14:30:00Z', '2029-09-27', 'the hour that daylight saving time skips'],
  ['2028-02-28T12:00:00Z', '2031-03-01', 'February 29'],
  ['2028-02-28T10:00:00Z', '2031-02-28', 'February 28 of a leap year'],
])('BLK-08 a voucher sold at %s is valid until %s: %s', (sold, until) => {
  expect(voucherExpiry(new Date(sold))).toBe(until)
})

it('BLK-08 is never less than three years of Auckland’s calendar, and at most a day more', () => {
  const auckland = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland', dateStyle: 'short' })
  const anyTime = date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  /** Midnight in Auckland around a leap day, and the nights in which its clocks change. 2096 is the last leap year before 2104. */
  const nights = ['2028-02-28', '2028-02-29', '2096-02-28', '2026-04-04', '2027-04-03', '2026-09-26', '2027-09-25', '2026-12-31']
  const nearNights = tuple(constantFrom(...nights), integer({ min: -86_400, max: 86_400 })).map(
    ([night, seconds]) => new Date(Date.parse(`${night}T11:30:00Z`) + seconds * 1000),
  )
  assert(
    property(oneof(anyTime, nearNights), (sold) => {
      const [year = '', ...monthAndDay] = auckland.format(sold).split('-')
      const threeYearsOn = `${Number(year) + 3}-${monthAndDay.join('-')}`
      const until = voucherExpiry(sold)
      expect(until >= threeYearsOn).toBe(true)
      expect(Date.parse(until) - Date.parse(threeYearsOn.replace(/02-29$/, '02-28'))).toBeLessThanOrEqual(86_400_000)
      expect(auckland.format(new Date(`${until}T00:00:00+12:00`))).toBe(until)
    }),
    { numRuns: 300 },
  )
})

it('BLK-08 takes the server’s day unless it is too early', () => {
  const sold = new Date('2026-03-01T00:00:00Z')
  const ends = [null, { day: '2028-03-01' }, { day: '2031-03-01' }, { day: null }]
  expect(ends.map((end) => getLastDay(end, sold))).toEqual([
    { day: '2029-03-01' },
    { day: '2029-03-01' },
    { day: '2031-03-01' },
    { day: null },
  ])
})
