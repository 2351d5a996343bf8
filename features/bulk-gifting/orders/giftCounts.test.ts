import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cents } from '../../shared/money/money.ts'
import { allGifts, canceledText, cancelResponse, waitingGifts } from './orders.ts'

it('NET-12 an order is canceled only where the answer names a canceled gift', () => {
  expect(z.parse(cancelResponse, { cancelled_count: '3', refunded: '135.00' })).toEqual({ count: 3, refunded: 135_00 })
  expect(z.parse(cancelResponse, { cancelled_count: 1 })).toEqual({ count: 1, refunded: null })
  expect(z.parse(cancelResponse, { cancelled_count: '12.00' })).toMatchObject({ count: 12 })
  for (const count of ['0', '-3', '3x', '3.5']) expect(z.safeParse(cancelResponse, { cancelled_count: count }).success).toBe(false)
  for (const nothing of [undefined, {}, { unexpected: true }, { cancelled_count: 0, refunded: '0.00' }])
    expect(z.safeParse(cancelResponse, nothing).success).toBe(false)
})

it('BLK-11 a cancellation says what goes back to the card, in the order’s currency', () => {
  expect(canceledText({ refunded: cents(20_00) }, 'US')).toBe('Canceled. $20.00 goes back to your card.')
  expect(canceledText({ refunded: cents(20_00) }, 'NZ')).toBe('Canceled. NZ$20.00 goes back to your card.')
  expect(canceledText({ refunded: null }, 'US')).toBe('Canceled. The amount goes back to your card.')
})

it('BLK-11 gifts wait until they are sent or canceled', () => {
  expect(waitingGifts({ count: 10, sent: 6, cancelled: 1 })).toBe(3)
  expect(waitingGifts({ count: 10, sent: 9, cancelled: 4 })).toBe(0)
  expect(waitingGifts({ count: 10, sent: null, cancelled: 4 })).toBeNull()
})

it('sums the gifts of several orders, and not those of which one has no count, or where an order is missing', () => {
  const gifts = { count: 10, sent: 8, claimed: 3, bounced: 1, cancelled: 2 }
  const sums = { count: 20, sent: 16, claimed: 6, bounced: 2, cancelled: 4 }
  expect(allGifts({ rows: [gifts, gifts], isWhole: true })).toEqual(sums)
  for (const name of ['sent', 'claimed', 'bounced', 'cancelled'] as const) {
    const uncounted = { ...gifts, [name]: null }
    for (const rows of [
      [gifts, uncounted],
      [uncounted, gifts],
    ])
      expect(allGifts({ rows, isWhole: true })).toEqual({ ...sums, [name]: null })
  }
  expect(allGifts({ rows: [gifts], isWhole: false })).toBeNull()
})
