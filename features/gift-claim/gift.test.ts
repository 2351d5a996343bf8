import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'
import { spelled } from './screens/GiftCode.tsx'

it('GFT-01 links one store on a phone, and both in a wide window', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'
  expect([deviceOf(iphone, false), deviceOf('Mozilla/5.0 (Linux; Android 16)', false), deviceOf(iphone, true)]).toEqual([
    'ios',
    'android',
    'desktop',
  ])
})

it('GFT-03 spells a code for who cannot copy it', () => {
  expect(spelled('AB-12')).toBe('A, B, dash, 1, 2')
})
