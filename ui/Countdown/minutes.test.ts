import { expect, it } from 'vitest'
import { minutes } from './Countdown.tsx'

it.each([
  [0, '0:00'],
  [-3, '0:00'],
  [0.2, '0:01'],
  [9, '0:09'],
  [60, '1:00'],
  [1799, '29:59'],
  [1800, '30:00'],
])('shows %d seconds as %s', (seconds, shown) => {
  expect(minutes(seconds)).toBe(shown)
})
