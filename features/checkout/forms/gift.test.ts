import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { getGiftValue } from './gift.ts'
import { purchase } from '../examples/examples.ts'

describe('CHK-05 CHK-10 the recipient of a gift', () => {
  it('gets the whole credit, or the card’s price if the buyer keeps the bonus', () => {
    expect(getGiftValue(purchase)).toBe(6_000)
    expect(getGiftValue({ ...purchase, keepsGiftBonus: true })).toBe(5_000)
    expect(getGiftValue({ ...purchase, amount: cents(5_500), keepsGiftBonus: true })).toBe(5_500)
  })

  it('gets at most what was credited', () => {
    expect(getGiftValue({ ...purchase, credited: cents(4_000), keepsGiftBonus: true })).toBe(4_000)
  })
})
