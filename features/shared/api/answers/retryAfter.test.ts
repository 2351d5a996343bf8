import { describe, expect, it } from 'vitest'
import { failureText, readFailureText } from './failureText.ts'
import { secondsToRetry } from './retryAfter.ts'

const now = Date.parse('2026-11-23T18:00:00Z')

it.each([
  ['30', 30],
  [' 7 ', 7],
  ['Mon, 23 Nov 2026 18:02:00 GMT', 120],
  ['Mon, 23 Nov 2026 17:59:00 GMT', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['7201', undefined],
  ['', undefined],
  [null, undefined],
])('the header Retry-After %j asks to wait %j seconds', (header, seconds) => {
  expect(secondsToRetry(header, now)).toBe(seconds)
})

describe('a refusal for a while says for how long', () => {
  const refused = { kind: 'refused', status: 429 } as const

  it.each([
    [1, '1 second'],
    [90, '90 seconds'],
    [121, '3 minutes'],
    [3_600, '60 minutes'],
  ])('%d seconds', (retryAfter, said) => {
    expect(failureText({ ...refused, message: null, retryAfter })).toBe(`There were too many tries. You can try again in ${said}.`)
  })

  it('after the server’s own text', () => {
    expect(readFailureText({ ...refused, message: 'Too many codes.', retryAfter: 30 })).toBe(
      'Too many codes. You can try again in 30 seconds.',
    )
  })
})
