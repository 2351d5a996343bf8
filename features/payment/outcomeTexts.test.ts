import { expect, it } from 'vitest'
import { startedText } from './outcomeTexts.ts'

it('NET-08 says when a payment was started, whatever the device recorded', () => {
  expect(startedText(new Date(2026, 10, 20, 13, 30).getTime())).toMatch(/^on Nov 20, 2026, 1:30\sPM$/)
  expect([null, Number.NaN, 1e300].map(startedText)).toEqual(['before', 'before', 'before'])
})
