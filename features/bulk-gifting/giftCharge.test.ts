import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { giftOrder, giftReceipts } from './examples/payments.ts'
import { counting } from './order.ts'
import { orderResponses } from './orderWire.ts'

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
      receipt: { count: null, sendsAt: null, timeZone: null },
    })
    expect(z.parse(response, chargedOnly)).toEqual({
      outcome: 'paid',
      receipt: { kind: 'notOrdered', amount: 270_00, reference: 'CH-9', at: new Date('2026-11-20T17:00:00Z') },
    })
  })
  it('NET-08 is looked up where it contradicts itself', () => {
    const readOf = (status: string) => z.safeParse(orderResponses.charge, { ...ordered, order: { ...ordered.order, status } }).data
    expect(['failed', 'cancelled', 'scheduled', 'Sent'].map(readOf)).toEqual([undefined, undefined, paid, paid])
  })
  it('has as many gifts as were sent, where the server does not say how many', () => {
    const { ordered: receipt, notOrdered } = giftReceipts
    const counts = [null, 5].map((count) => counting({ ...receipt, count }, giftOrder))
    expect(counts).toMatchObject([
      { count: 2, asked: 2 },
      { count: 5, asked: 2 },
    ])
    expect(counting(notOrdered, giftOrder)).toEqual(notOrdered)
  })
})
