import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { day, dayOrTime, formatDay } from './day.ts'

const isDay = (text: unknown): boolean => z.safeParse(day, text).success

it.each([
  ['2027-01-31', '2027-01-31'],
  ['2027-01-31T23:59:59-06:00', '2027-01-31'],
  ['2027-01-31 00:00:00 UTC', '2027-01-31'],
  ['2027-02-30T00:00:00Z', null],
  ['2027-01-31Tuesday', null],
  ['tomorrow', null],
])('CLM-28 PUR-06 the day of %j is %j', (text, read) => {
  expect(z.safeParse(dayOrTime, text).data ?? null).toBe(read)
})

describe('CLM-28 PUR-06 CHK-08 a day of the calendar', () => {
  it.each(['2027-01-31', '2028-02-29', '1999-12-31'])('%s is one', (text) => {
    expect([isDay(text), formatDay(text)]).toEqual([true, expect.stringMatching(/^[A-Z][a-z]+ \d+, \d{4}$/)])
  })
  it.each([
    '2027-02-30',
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-04-31',
    '0000-00-00',
    '2027-1-1',
    '2027-01-31T00:00:00Z',
    ' 2027-01-31',
    'soon',
    '',
  ])('rejects %j, and leaves it as it is', (text) => {
    expect([isDay(text), formatDay(text)]).toEqual([false, text])
  })
})
