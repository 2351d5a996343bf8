import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { emptyGift, giftValueOf } from './gift.ts'
import { giftSchema } from './giftForm.ts'
import { purchase } from '../examples/examples.ts'

describe('CHK-05 the day of a gift', () => {
  const judged = (deliverOn: string | null, dayTyped: string) => {
    const draft = { ...emptyGift('America/Chicago'), recipientName: 'Maya', recipientEmail: 'maya@mail.example', deliverOn }
    const { success, error } = z.safeParse(giftSchema('2026-11-20', dayTyped), draft)
    return success ? 'sent' : error.issues.map(({ message }) => message)
  }

  it('may be empty, today or later', () => {
    expect([judged(null, ''), judged('2026-11-20', '11/20/2026'), judged('2026-12-24', '12/24/2026')]).toEqual(['sent', 'sent', 'sent'])
  })

  it.each(['1', '12/2', '12/24/20', '02/30/2027'])('is refused if only %s was typed', (typed) => {
    expect(judged(null, typed)).toEqual(['Enter a full date, or leave it empty to send your gift today.'])
  })

  it('may not be further away than a year', () => {
    expect([judged('2027-11-20', '11/20/2027'), judged('2099-11-20', '11/20/2099')]).toEqual(['sent', ['Choose a day within a year.']])
  })

  it('may not be in the past', () => {
    expect(judged('2026-11-19', '11/19/2026')).toEqual(['This day has passed.'])
  })
})

describe('CHK-05 CHK-10 the recipient of a gift', () => {
  it('gets the whole credit, or the card’s price if the buyer keeps the bonus', () => {
    expect(giftValueOf(purchase)).toBe(6_000)
    expect(giftValueOf({ ...purchase, keepsGiftBonus: true })).toBe(5_000)
    expect(giftValueOf({ ...purchase, amount: cents(5_500), keepsGiftBonus: true })).toBe(5_500)
  })

  it('gets at most what was credited', () => {
    expect(giftValueOf({ ...purchase, credited: cents(4_000), keepsGiftBonus: true })).toBe(4_000)
  })
})
