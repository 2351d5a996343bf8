import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { guestsResponse } from './guest.ts'
import { guestDetailsResponse } from './guestDetails.ts'
import { transactionsResponse } from './transaction.ts'

// The answers about guests and payments: once in full, and once with as little as they may say.

const ada = { id: 9000, first_name: 'Ada', last_name: 'Moreau', phone_number: 12075550144, has_active_card: '1' }
const readAda = { id: '9000', name: 'Ada Moreau', phone: '12075550144', hasCard: true }

const payment = {
  id: 501,
  user_name: ' Ada Moreau ',
  created_at: '2026-11-20T18:30:00Z',
  check_number: 1042,
  amount: '84.48',
  original_amount: '103.68',
  tip_details: [{ amount: '19.20', label: 'Tip' }],
  refunds: [
    {
      id: 7,
      status: 'pending',
      amount: '15.00',
      tip_amount: '4.20',
      created_at: '2026-11-21T09:00:00Z',
      refunded_by: 'Noor',
      reason: 'other',
      notes: 'Cold',
    },
    { id: 8, status: 'reversed', amount: 1 },
  ],
  refundable: '69.48',
  refund_status: 'Partially Refunded',
  credit_type: 'redemption',
}
const readPayment = {
  id: '501',
  guestName: 'Ada Moreau',
  at: new Date('2026-11-20T18:30:00Z'),
  checkNumber: '1042',
  amount: 84_48,
  isRefund: false,
  originalAmount: 103_68,
  tips: [{ label: 'Tip', amount: 19_20 }],
  refunds: [
    {
      id: '7',
      status: 'pending',
      bill: 15_00,
      tip: 4_20,
      at: new Date('2026-11-21T09:00:00Z'),
      by: 'Noor',
      reason: 'other',
      notes: 'Cold',
    },
    { id: '8', status: 'done', bill: 1_00, tip: 0, at: null, by: null, reason: null, notes: null },
  ],
  refundable: true,
  refundLimit: 69_48,
  refundStatus: 'Partially Refunded',
  isUnreadable: false,
}

it('MGR-04 guests, also unnamed ones; who has a card is unknown where the server does not say', () => {
  const users = [ada, { id: 'g2', last_name: 'Sato', has_active_card: false }, { id: 3, first_name: ' ' }, { first_name: 'No id' }]
  expect(z.parse(guestsResponse, { users })).toEqual([
    readAda,
    { id: 'g2', name: 'Sato', phone: null, hasCard: false },
    { id: '3', name: 'Guest', phone: null, hasCard: null },
  ])
})

describe('MGR-05 a guest', () => {
  const read = (user: object) => z.parse(guestDetailsResponse, { user })

  it('with their cards, balances, rewards and payments', () => {
    const offer = { id: 12, name: '$20 off dinner', claim_details: { offer_claim_id: 881, balance: '20.00' } }
    const user = {
      ...ada,
      stripe_sources: [
        { id: 'card-1', brand: 'Visa', last_four: 42 },
        { id: 'card-2', last_four: '4242' },
        { id: 'card-3', brand: 'Visa' },
      ],
      credit_balance: '25.00',
      ik_pass_balance: '-5.50',
      active_offers: [offer],
      sub_credit_back_percent: '0.15',
      transactions: [payment],
    }
    expect(read(user)).toMatchObject({
      ...readAda,
      cards: [
        { id: 'card-1', name: 'Visa ending in 0042' },
        { id: 'card-2', name: 'Card ending in 4242' },
        { id: 'card-3', name: null },
      ],
      creditBalance: 25_00,
      passBalance: -5_50,
      cash: 19_50,
      offers: [{ claimId: '881', balance: 20_00 }],
      creditBack: 0.15,
      transactions: [readPayment],
    })
  })

  it('of whom little is known', () => {
    expect(read({ id: 9000, transactions: [] })).toMatchObject({ cards: [], creditBalance: null, passBalance: null, cash: 0, offers: [] })
  })
})

describe('MGR-04 what was paid at a location', () => {
  const read = (...transactions: readonly object[]) => z.parse(transactionsResponse, { transactions }).rows

  it('with its tips and refunds', () => {
    expect(read(payment)).toEqual([readPayment])
  })

  it('of which little is known, and which nobody refunds unless the server says so', () => {
    expect(read({ id: 1, amount: 10 })).toEqual([
      {
        id: '1',
        guestName: 'Guest',
        at: null,
        checkNumber: null,
        amount: 10_00,
        isRefund: false,
        originalAmount: 10_00,
        tips: [],
        refunds: [],
        refundable: false,
        refundLimit: null,
        refundStatus: 'Not Refunded',
        isUnreadable: false,
      },
    ])
  })

  it('and refunded up to an amount: a number is one, and no yes', () => {
    for (const [said, refundable, refundLimit] of [
      [1, true, 1_00],
      ['1', true, 1_00],
      [0, false, 0],
      ['true', true, null],
    ])
      expect(read({ ...payment, refundable: said })).toMatchObject([{ refundable, refundLimit }])
  })

  it('and refunded: a refund is never refunded', () => {
    const [refund] = read({ ...payment, credit_type: 'refund_redemption', refundable: true, amount: -84.48 })
    expect(refund).toMatchObject({ amount: -84_48, isRefund: true, refundable: false, refundLimit: null })
  })
})
