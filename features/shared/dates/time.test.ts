import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dayIn, formatClock, formatTime, formatWeekday, formatZonedTime } from './time.ts'
import { zone } from './zone.ts'

test('the two sides of the change to summer time have the zone’s own names', () => {
  const at = (time: string) => formatZonedTime(new Date(time), 'America/New_York')
  expect([at('2026-11-01T05:30:00Z'), at('2026-11-01T06:30:00Z')]).toEqual(['Nov 1, 2026, 1:30 AM EDT', 'Nov 1, 2026, 1:30 AM EST'])
})

// Tests run in Pacific/Chatham, a zone of no example.
test('POS-09 MGR-09 a time in a zone that is not known is the device’s, and names its zone', () => {
  const noon = new Date('2026-11-20T12:00:00Z')
  expect(['America/New_York', '', 'Nowhere/Land', null, undefined].map((name) => z.parse(zone, name))).toEqual([
    'America/New_York',
    ...Array.from({ length: 4 }, () => 'unknown'),
  ])
  expect([formatTime(noon, 'device'), formatTime(noon, 'unknown'), formatClock(noon, 'unknown')]).toEqual([
    'Nov 21, 2026, 1:45 AM',
    'Nov 21, 2026, 1:45 AM GMT+13:45',
    '1:45 AM GMT+13:45',
  ])
  expect(formatWeekday(dayIn(noon, 'unknown'), '2026-11-20')).toBe('Sat, Nov 21')
  expect(formatWeekday('2026-12-31', '2027-01-01')).toBe('Thu, Dec 31, 2026')
})
