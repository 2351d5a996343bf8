import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { filtersFromSearch, nameOfOrder, ordersResponse, pageSize, redemptionActions, redemptionsResponse, rereadAfter } from './orders.ts'
import { cents } from '../../shared/money/money.ts'
import { ordersSearch, redemptionsSearch } from '../address.ts'
import { redemptionStatuses } from './statuses.ts'

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
  purchase_order_number: 'PO-7',
  invoice_url: 'https://invoices.example/7.pdf',
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
  expiresOn: { day: '2029-11-21' },
  purchaseOrder: 'PO-7',
  invoiceUrl: 'https://invoices.example/7.pdf',
}
const bare = { id: 8, created_at: order.created_at, status: 'sent', recipients_count: 2, amount: 50, total: 90 }

describe('BLK-07 the orders of an answer', () => {
  it('are read with all that they say', () => {
    expect(z.parse(ordersResponse, { orders: [order], page_count: 4 })).toEqual({
      orders: { rows: [summary], isWhole: true },
      pageCount: 4,
    })
  })
  it('are read where they say the least', () => {
    const least = {
      number: null,
      country: 'US',
      sent: null,
      claimed: null,
      bounced: null,
      cancelled: null,
      refunded: null,
      message: '',
      sendOn: null,
      timeZone: 'unknown',
      expiresOn: null,
      purchaseOrder: null,
      invoiceUrl: null,
    }
    expect(z.parse(ordersResponse, { orders: [bare] })).toEqual({
      orders: { rows: [{ id: '8', at: summary.at, status: 'sent', count: 2, amount: 50_00, total: 90_00, ...least }], isWhole: true },
      pageCount: 1,
    })
  })
  it('BLK-14 lead to no invoice that is no address of the web', () => {
    const [read] = z.parse(ordersResponse, { orders: [{ ...bare, invoice_url: 'javascript:alert(1)' }] }).orders.rows
    expect(read?.invoiceUrl).toBeNull()
  })
  it('are dropped one by one where they cannot be', () => {
    const invalid = [
      { ...bare, recipients_count: -1 },
      { ...bare, recipients_count: 1.5 },
      { ...bare, status: 'lost' },
    ]
    expect(z.parse(ordersResponse, { orders: [...invalid, bare] }).orders).toMatchObject({ rows: [{ id: '8' }], isWhole: false })
    for (const status of ['scheduled', 'sending', 'sent', 'cancelled'])
      expect(z.parse(ordersResponse, { orders: [{ ...bare, status }] }).orders.rows).toHaveLength(1)
  })
})

it.each([
  ['Thank you for a great launch. Dinner is on us!', 'Thank you for a great launch'],
  ['Welcome to the team\nSee you on Monday', 'Welcome to the team'],
  ['...', '...'],
  ['Really?! Yes, really.', 'Really'],
  ['Dinner is on us.', 'Dinner is on us'],
  [
    'Happy holidays from everybody at Northstar and from all of our partners',
    'Happy holidays from everybody at Northstar and from all of…',
  ],
  ['', '48 gifts of $50.00'],
])('BLK-07 an order with the message %j is named %j', (message, name) => {
  expect(nameOfOrder({ count: 48, amount: cents(50_00), country: 'US', message })).toBe(name)
})

describe('BLK-11 the gifts of an order', () => {
  const gift = { id: 1, email: 'ada@mail.example', name: 'Ada', status: 'bounced', reason: 'Full.', can_retry: true, code: 'GIFT1' }
  it('are read with all that they say, and with the least', () => {
    const recipients = [
      { ...gift, changed_at: order.created_at },
      { id: 2, email: 'bao@mail.example', status: 'sent' },
      { id: 3, email: null, phone: '12125550142', status: 'sent' },
      { id: 4, status: 'sent' },
    ]
    expect(z.parse(redemptionsResponse, { order, recipients, matches: 40, page_count: 2 })).toEqual({
      order: summary,
      redemptions: [
        {
          id: '1',
          address: 'ada@mail.example',
          name: 'Ada',
          status: 'bounced',
          reason: 'Full.',
          canRetry: true,
          code: 'GIFT1',
          changedAt: summary.at,
        },
        { id: '2', address: 'bao@mail.example', name: '', status: 'sent', reason: null, canRetry: false, code: null, changedAt: null },
        { id: '3', address: '12125550142', name: '', status: 'sent', reason: null, canRetry: false, code: null, changedAt: null },
      ],
      matches: 40,
      pageCount: 2,
    })
    expect(z.parse(redemptionsResponse, { order, recipients: [] })).toMatchObject({ matches: null, pageCount: 1 })
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

it('BLK-07 orders are read again while one is being sent', () => {
  const orders = z.parse(ordersResponse, { orders: [order, bare] }).orders.rows
  expect([rereadAfter(orders) > 0, rereadAfter(orders.slice(1))]).toEqual([true, 0])
})

describe('BLK-07 BLK-11 the filters in an address', () => {
  it('are all, unless it names some that exist', () => {
    const none = { q: '', status: '', page: 1 }
    expect([z.parse(ordersSearch, {}), z.parse(ordersSearch, { status: 'lost' })]).toEqual([none, none])
    expect(z.parse(redemptionsSearch, {})).toEqual({ ...none, recipient: '' })
    for (const status of redemptionStatuses) expect(z.parse(redemptionsSearch, { status }).status).toBe(status)
    for (const status of ['scheduled', 'sending', 'sent', 'cancelled']) expect(z.parse(ordersSearch, { status }).status).toBe(status)
    expect(z.parse(redemptionsSearch, { status: 'lost' }).status).toBe('')
  })
  it('are sent as far as they say something', () => {
    expect([filtersFromSearch({ q: ' ', status: '' }), filtersFromSearch({ q: ' ada ', status: 'sent' })]).toEqual([
      {},
      { query: 'ada', status: 'sent' },
    ])
    expect(pageSize).toBe(100)
  })
})
