import { expect, it } from 'vitest'
import { whenStarted } from './outcomeTexts.ts'

it('NET-08 says when a payment was started, whatever the device recorded', () => {
  expect(whenStarted(new Date(2026, 10, 20, 13, 30).getTime())).toMatch(/^on Nov 20, 2026, 1:30\sPM$/)
  expect([null, Number.NaN, 1e300].map(whenStarted)).toEqual(['before', 'before', 'before'])
})
