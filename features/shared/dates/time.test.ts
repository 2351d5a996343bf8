import { expect, test } from 'vitest'
import { formatZonedTime } from './time.ts'

test('the two sides of the change to summer time have the zone’s own names', () => {
  const at = (time: string) => formatZonedTime(new Date(time), 'America/New_York')
  expect([at('2026-11-01T05:30:00Z'), at('2026-11-01T06:30:00Z')]).toEqual(['Nov 1, 2026, 1:30 AM EDT', 'Nov 1, 2026, 1:30 AM EST'])
})
