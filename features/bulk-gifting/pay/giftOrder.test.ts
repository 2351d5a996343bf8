import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cents } from '../../shared/money/money.ts'
import { dryRun, giftOrder, giftReceipts } from '../examples/payments.ts'
import { mostDigits } from '../calculator/calculator.ts'
import { mostRecipients } from '../recipients/recipientList.ts'
import { defaultTerms, giftBill } from '../terms.ts'
import { atTime, counting, dryRunProblem, dryRunResponse, orderBody, orderResponses, paidOrderBody } from './giftOrder.ts'

describe('BLK-10 the payment of an order', () => {
  const ordered = {
    outcome: 'ordered',
    order: { id: 7, recipients_count: 3, sends_at: '2026-12-10T14:00:00Z', time_zone: 'America/New_York' },
  }
  const chargedOnly = { outcome: 'charged_not_ordered', amount: 270, reference: 'CH-9', charged_at: '2026-11-20T17:00:00.000Z' }
  const paid = {
    outcome: 'paid',
    receipt: { kind: 'ordered', orderId: '7', count: 3, sendsAt: new Date('2026-12-10T14:00:00Z'), timeZone: 'America/New_York' },
  }
  it.each(Object.values(orderResponses))('is paid, or charged without being placed', (response) => {
    expect(z.parse(response, ordered)).toEqual(paid)
    expect(z.parse(response, { outcome: 'ordered', order: { id: 7 } })).toMatchObject({
      receipt: { count: null, sendsAt: null, timeZone: 'unknown' },
    })
    expect(z.parse(response, chargedOnly)).toEqual({
      outcome: 'paid',
      receipt: { kind: 'notOrdered', charged: 270_00, reference: 'CH-9', at: new Date('2026-11-20T17:00:00Z') },
    })
  })
  it('NET-08 is looked up where it contradicts itself', () => {
    const readStatus = (status: string) => z.safeParse(orderResponses.charge, { ...ordered, order: { ...ordered.order, status } }).data
    expect(['failed', 'cancelled', 'scheduled', 'Sent'].map(readStatus)).toEqual([undefined, undefined, paid, paid])
  })
  it('has as many gifts as were sent, where the server does not say how many', () => {
    const { ordered: receipt, notOrdered } = giftReceipts
    const ofThis = (paid: Parameters<typeof counting>[0]['receipt']) => counting({ receipt: paid, isEarlier: false }, giftOrder)
    const counts = [null, 5].map((count) => ofThis({ ...receipt, count }))
    expect(counts).toMatchObject([
      { count: 2, asked: 2 },
      { count: 5, asked: 2 },
    ])
    expect(ofThis(notOrdered)).toEqual(notOrdered)
  })
  it.each([null, 5])('of an earlier attempt keeps its own count, %s: it may have sent another list', (count) => {
    const receipt = { ...giftReceipts.ordered, count }
    expect(counting({ receipt, isEarlier: true }, giftOrder)).toEqual(receipt)
  })
})

describe('BLK-10 an order', () => {
  const sendsAt = '2026-11-20T17:00:00.000Z'
  const recipients = [
    { address: 'ada@mail.example', name: 'Ada' },
    { address: '12125550142', name: 'Bao' },
  ]
  const wire = {
    country_code: 'US',
    amount: '50.00',
    recipients: [
      { email: 'ada@mail.example', name: 'Ada' },
      { phone: '12125550142', name: 'Bao' },
    ],
    message: 'Hi',
    send_on: '2026-12-01',
    time_zone: 'America/New_York',
    purchase_order_number: 'PO-7',
  }
  const domain = {
    country: 'US',
    amount: 50_00,
    recipients,
    message: 'Hi',
    sendOn: '2026-12-01',
    timeZone: 'America/New_York',
    purchaseOrder: 'PO-7',
  }
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
    const run = { recipients_count: 3, value: '300.00', discount: 10, total: 270, sends_at: sendsAt, expires_on: '2029-11-21' }
    expect(z.parse(dryRunResponse, run)).toEqual({
      count: 3,
      value: 300_00,
      percent: 10,
      savings: 30_00,
      total: 270_00,
      sendsAt: new Date(sendsAt),
      expiresOn: { day: '2029-11-21' },
    })
    expect(z.parse(dryRunResponse, { ...run, sends_at: null, expires_on: null })).toMatchObject({ sendsAt: null, expiresOn: null })
    expect(z.parse(dryRunResponse, { ...run, expires_on: '21 Nov 2029' })).toMatchObject({ expiresOn: { day: null } })
  })
})

const now = Date.parse('2026-11-20T18:30:00Z')
const problemWith = (said: Partial<typeof dryRun.today>) => dryRunProblem({ ...dryRun.today, ...said }, giftOrder, now)

it('BLK-10 an order that does not add up is not paid', () => {
  expect(problemWith({ count: 3 })).toBe('Your list has 2 recipients, and our server counts 3.')
  expect(problemWith({ value: cents(1_00) })).toBe('Your gifts are worth $100.00, and our server says $1.00.')
  expect(problemWith({ total: cents(900_00) })).toBe('Our server asks for $900.00, which is more than your gifts are worth.')
  expect(problemWith({ percent: 25 })).toBe('Our server takes $20.00 off, which is not 25% of $100.00.')
  for (const percent of [500, -1]) expect(problemWith({ percent })).toBe(`Our server takes off ${percent}%, which cannot be.`)
  expect(problemWith({ sendsAt: new Date('2001-01-01') })).toBe('Our server would send your gifts on a day that has passed.')
})

it.each([
  ['2026-11-20T14:00:00Z', null],
  ['2026-11-20T18:30:00Z', null],
  ['2026-11-20T18:30:01Z', '2026-11-20T18:30:01.000Z'],
])('BLK-09 BLK-10 gifts for %s go out at %s, or at once if that has passed', (sendsAt, shown) => {
  expect(atTime({ sendsAt: new Date(sendsAt) }, now).sendsAt?.toISOString() ?? null).toBe(shown)
  expect(atTime({ sendsAt: null }, now).sendsAt).toBeNull()
})

const onDay = (sendOn: string, sendsAt: string | null) =>
  dryRunProblem({ ...dryRun.today, sendsAt: sendsAt === null ? null : new Date(sendsAt) }, { ...giftOrder, sendOn }, now)

it('BLK-10 an order that would go out on another day than was chosen is not paid', () => {
  expect(onDay('2026-12-24', '2026-12-01T14:00:00Z')).toBe(
    'You chose December 24, 2026, and our server would send your gifts on December 1, 2026.',
  )
  expect(onDay('2026-12-24', null)).toBe('You chose December 24, 2026, and our server would send your gifts at once.')
  expect([onDay('2026-12-24', '2026-12-24T14:00:00Z'), onDay('2026-12-24', '2026-12-25T03:00:00Z')]).toEqual([null, null])
  expect([onDay('2026-11-20', '2026-11-20T14:00:00Z'), onDay('2026-11-20', null)]).toEqual([null, null])
})

const [ada] = giftOrder.recipients
if (!ada) throw new Error('The example has no recipient.')

it('BLK-10 every order that can be written has a dry run that is read, and adds up by the tiers of its country', () => {
  const sizes = fc.record({
    country: fc.constantFrom('US' as const, 'NZ' as const),
    dollars: fc.integer({ min: 1, max: 10 ** mostDigits.amount - 1 }),
    count: fc.integer({ min: 1, max: mostRecipients }),
  })
  fc.assert(
    fc.property(sizes, ({ country, dollars, count }) => {
      const amount = cents(dollars * 100)
      const { value, percent, total } = giftBill(cents(amount * count), defaultTerms(country).tiers)
      const wire = { recipients_count: count, discount: percent, sends_at: null, expires_on: null }
      const run = z.parse(dryRunResponse, { ...wire, value: value / 100, total: (total / 100).toFixed(2) })
      const recipients = Array.from({ length: count }, () => ada)
      expect(run).toMatchObject({ value, total })
      expect(dryRunProblem(run, { ...giftOrder, country, amount, recipients }, now)).toBeNull()
      const paid = { order: giftOrder, amount_to_charge: total, payment_method_id: null }
      expect(z.encode(paidOrderBody, paid)).toMatchObject({ amount_to_charge: (total / 100).toFixed(2) })
    }),
  )
})

it('BLK-10 an order that adds up is, also if its morning has passed', () => {
  for (const sendsAt of [null, new Date('2026-11-20T14:00:00Z'), new Date('2026-12-10')]) expect(problemWith({ sendsAt })).toBeNull()
  expect(problemWith({ percent: 0, savings: cents(0), total: dryRun.today.value })).toBeNull()
  expect(problemWith({ percent: 100, savings: cents(100_00), total: cents(0) })).toBeNull()
})
