import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { minimalTicketWire } from '../bill/examples/bill.ts'
import { closePayment, lookUpPayment } from '../bill/paid/api.ts'
import { payTicket } from './api.ts'

const readBy = (body: object) => [payTicket, closePayment, lookUpPayment].map(({ response }) => z.safeParse(response, body).data ?? null)

describe('DIN-03 DIN-05 the answer to the payment of a check', () => {
  it('is read with everything that the receipt shows', () => {
    const payment = {
      id: 31,
      created_at: '2026-11-20T18:30:00Z',
      timezone: 'America/New_York',
      location_name: 'Harbor & Rye',
      location_address: '12 Dock Street, Portland, ME 04101',
      ticket: minimalTicketWire,
      tip_amount: '8.00',
      amount_charged: '43.00',
      amount_remaining: 0,
      pos_success: { payments: [{ type: 'card', label: 'Visa', amount: 35 }] },
      subscription_credit_back: { amount: '7.00' },
      opt_in_platewell: true,
      new_platewell_balance: '11.74',
    }
    for (const read of readBy({ outcome: 'paid', payment }))
      expect(read).toMatchObject({
        outcome: 'paid',
        receipt: {
          reference: '31',
          at: Date.UTC(2026, 10, 20, 18, 30),
          timeZone: 'America/New_York',
          restaurant: 'Harbor & Rye',
          address: '12 Dock Street, Portland, ME 04101',
          ticket: { total: 40_00 },
          tip: 8_00,
          charged: 43_00,
          remaining: 0,
          posInformed: true,
          parts: [{ type: 'card', label: 'Visa', amount: 35_00 }],
          earned: 7_00,
          rewardsBalance: 11_74,
        },
      })
  })

  it('NET-05 means paid whatever else it says: nothing is known to be left, and the till is not known to be informed', () => {
    const unread = {
      reference: null,
      at: null,
      timeZone: 'unknown',
      restaurant: null,
      address: null,
      ticket: null,
      tip: null,
      charged: null,
      remaining: null,
      posInformed: false,
    }
    for (const payment of [undefined, null, 'odd', {}, { tip_amount: 'odd', ticket: {}, created_at: 'today' }])
      for (const read of readBy({ outcome: 'paid', payment })) expect(read).toMatchObject({ outcome: 'paid', receipt: unread })
  })
})
