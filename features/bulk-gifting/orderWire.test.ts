import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { redemptionActions, redemptionStatuses } from './order.ts'
import { cancelResponse, dryRunResponse, orderBody, ordersResponse, paidOrderBody, redemptionsResponse } from './orderWire.ts'

const order = {
  id: 'gift-order-7',
  number: 'G-2007',
  country_code: 'NZ',
  created_at: '2026-11-20T17:00:00.000Z',
  status: 'sending',
  recipients_count: 12_000,
  sent_count: 7_400,
  claimed_count: 1_200,
  bounced_count: 3,
  cancelled_count: 4,
  refunded: '300.00',
  amount: '100.00',
  total: 900_000,
  message: 'Happy holidays!',
  send_on: '2026-12-01',
  time_zone: 'Pacific/Auckland',
  expires_on: '2029-11-21',
}
const summary = {
  id: 'gift-order-7',
  number: 'G-2007',
  country: 'NZ',
  at: new Date('2026-11-20T17:00:00Z'),
  status: 'sending',
  count: 12_000,
  sent: 7_400,
  claimed: 1_200,
  bounced: 3,
  cancelled: 4,
  refunded: 300_00,
  amount: 100_00,
  total: 900_000_00,
  message: 'Happy holidays!',
  sendOn: '2026-12-01',
  timeZone: 'Pacific/Auckland',
  expiresOn: '2029-11-21',
}
const bare = { id: 8, created_at: order.created_at, status: 'sent', recipients_count: 2, amount: 50, total: 90 }

describe('BLK-07 the orders of an answer', () => {
  it('are read with all that they say', () => {
    expect(z.parse(ordersResponse, { orders: [order], page_count: 4 })).toEqual({ orders: [summary], pageCount: 4 })
  })
  it('are read where they say the least', () => {
    const least = {
      number: null,
      country: 'US',
      sent: 0,
      claimed: null,
      bounced: 0,
      cancelled: 0,
      refunded: null,
      message: '',
      sendOn: null,
      timeZone: null,
      expiresOn: null,
    }
    expect(z.parse(ordersResponse, { orders: [bare] })).toEqual({
      orders: [{ id: '8', at: summary.at, status: 'sent', count: 2, amount: 50_00, total: 90_00, ...least }],
      pageCount: 1,
    })
  })
  it('are dropped one by one where they cannot be', () => {
    const invalid = [
      { ...bare, recipients_count: -1 },
      { ...bare, recipients_count: 1.5 },
      { ...bare, status: 'lost' },
    ]
    expect(z.parse(ordersResponse, { orders: [...invalid, bare] }).orders.map(({ id }) => id)).toEqual(['8'])
    for (const status of ['scheduled', 'sending', 'sent', 'cancelled'])
      expect(z.parse(ordersResponse, { orders: [{ ...bare, status }] }).orders).toHaveLength(1)
  })
})

describe('BLK-11 the gifts of an order', () => {
  const gift = { id: 1, email: 'ada@mail.example', name: 'Ada', status: 'bounced', reason: 'Full.', can_retry: true, code: 'GIFT1' }
  it('are read with all that they say, and with the least', () => {
    const recipients = [
      { ...gift, changed_at: order.created_at },
      { id: 2, email: 'bao@mail.example', status: 'sent' },
    ]
    expect(z.parse(redemptionsResponse, { order, recipients, matches: 40, page_count: 2 })).toEqual({
      order: summary,
      redemptions: [
        {
          id: '1',
          email: 'ada@mail.example',
          name: 'Ada',
          status: 'bounced',
          reason: 'Full.',
          canRetry: true,
          code: 'GIFT1',
          changedAt: summary.at,
        },
        { id: '2', email: 'bao@mail.example', name: '', status: 'sent', reason: null, canRetry: false, code: null, changedAt: null },
      ],
      matches: 40,
      pageCount: 2,
    })
    expect(z.parse(redemptionsResponse, { order, recipients: [] })).toMatchObject({ matches: 0, pageCount: 1 })
  })
  it.each(redemptionStatuses)('may be %s', (status) => {
    expect(z.parse(redemptionsResponse, { order, recipients: [{ ...gift, status }] }).redemptions[0]?.status).toBe(status)
  })
  it('can be changed as far as nobody has claimed them', () => {
    const can = (status: (typeof redemptionStatuses)[number], canRetry = false) =>
      Object.entries(redemptionActions({ status, canRetry }))
        .filter(([, isPossible]) => isPossible)
        .map(([name]) => name)
    expect(can('scheduled')).toEqual(['canReissue', 'canCancel'])
    for (const status of ['sent', 'opened'] as const) expect(can(status)).toEqual(['canResend', 'canReissue'])
    expect([can('bounced'), can('bounced', true)]).toEqual([['canReissue'], ['canResend', 'canReissue']])
    for (const status of ['claimed', 'redeemed', 'expired', 'cancelled'] as const) expect(can(status, true)).toEqual([])
  })
})

describe('BLK-10 an order', () => {
  const recipients = [{ email: 'ada@mail.example', name: 'Ada' }]
  const wire = { country_code: 'US', amount: '50.00', recipients, message: 'Hi', send_on: '2026-12-01', time_zone: 'America/New_York' }
  const domain = { country: 'US', amount: 50_00, recipients, message: 'Hi', sendOn: '2026-12-01', timeZone: 'America/New_York' }
  it('is written with the names of the wire', () => {
    expect(z.parse(orderBody, wire)).toEqual(domain)
    expect(z.parse(orderBody, { ...wire, country_code: 'NZ', send_on: null })).toMatchObject({ country: 'NZ', sendOn: null })
    expect(
      z.encode(paidOrderBody, {
        order: z.parse(orderBody, wire),
        amount_to_charge: z.parse(orderBody, wire).amount,
        payment_method_id: null,
      }),
    ).toEqual({ order: wire, amount_to_charge: '50.00' })
  })
  it('is tried first: its price is the server’s', () => {
    const run = { recipients_count: 3, value: '300.00', discount: 10, total: 270, sends_at: order.created_at, expires_on: '2029-11-21' }
    expect(z.parse(dryRunResponse, run)).toEqual({
      count: 3,
      value: 300_00,
      percent: 10,
      savings: 30_00,
      total: 270_00,
      sendsAt: summary.at,
      expiresOn: '2029-11-21',
    })
    expect(z.parse(dryRunResponse, { ...run, sends_at: null, expires_on: null })).toMatchObject({ sendsAt: null, expiresOn: null })
  })
  it('NET-12 is canceled only where the answer names a canceled gift', () => {
    expect(z.parse(cancelResponse, { cancelled_count: '3', refunded: '135.00' })).toEqual({ count: 3, refunded: 135_00 })
    expect(z.parse(cancelResponse, { cancelled_count: 1 })).toEqual({ count: 1, refunded: null })
    for (const nothing of [undefined, {}, { unexpected: true }, { cancelled_count: 0, refunded: '0.00' }])
      expect(z.safeParse(cancelResponse, nothing).success).toBe(false)
  })
})
