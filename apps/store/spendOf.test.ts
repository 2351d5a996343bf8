import { expect, it } from 'vitest'
import { spendOf } from './spendOf.ts'

it.each([
  ['50', 5_000],
  ['1234', 123_400],
  ['20000', 2_000_000],
])('CAL-02 reads the monthly spend of ?spend=%s', (text, spend) => {
  expect(spendOf(`?project=harbor&spend=${text}`)).toBe(spend)
})

it.each(['', '0', '49', '20001', '-500', '+500', '$500', '500.5', '5e2', '٥٠٠', 'NaN', '9'.repeat(400)])(
  'CAL-02 ignores ?spend=%.20s',
  (text) => {
    expect(spendOf(`?spend=${encodeURIComponent(text)}`)).toBeNull()
  },
)
