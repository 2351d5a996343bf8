import { describe, expect, it } from 'vitest'
import { timeLeft } from './orders.ts'

describe('timeLeft', () => {
  const sending = {
    at: new Date('2026-11-20T17:00:00Z'),
    status: 'sending',
    sendOn: null,
    count: 100,
    sent: 50,
    claimed: 0,
    bounced: 0,
    cancelled: 0,
  } as const
  const after = (minutes: number) => new Date(sending.at.getTime() + minutes * 60_000)

  it.each([
    [sending, 12, 'about 12 minutes left'],
    [sending, 0.2, 'about 1 minute left'],
    [{ ...sending, cancelled: 25 }, 12, 'about 6 minutes left'],
    [{ ...sending, sent: 10 }, 20, 'about 3 hours left'],
    // Nothing of it is sent; it waited for its day; the clock is behind that of the server; all is sent.
    [{ ...sending, sent: 0 }, 12, null],
    [{ ...sending, count: 1_000, sent: 1 }, 60 * 24 * 30, null],
    [{ ...sending, sendOn: '2026-11-21' }, 12, null],
    [sending, -5, null],
    [{ ...sending, sent: 100 }, 12, null],
    [{ ...sending, status: 'sent' as const }, 12, null],
  ])('of %o after %d minutes: %s', (order, minutes, left) => expect(timeLeft(order, after(minutes))).toBe(left))
})
