import * as z from 'zod/mini'
import { getGuests, getLocations, getTransactions } from '../api.ts'
import type { PastRefund, Transaction } from '../transaction.ts'
import { cents } from '../../shared/money/money.ts'
import { managedGuests, managedLocations, transactionsAt } from './locations.ts'
import { guest as payingGuest } from '../checkout/examples/examples.ts'
import type { GuestDetails } from '../guestDetails.ts'

/** A Friday evening, as in the sandbox of the stories. */
const now = Date.UTC(2026, 10, 20, 18, 30)

export const locations = z.parse(getLocations.response, { locations: managedLocations })
export const guests = z.parse(getGuests.response, { users: managedGuests })
export const transactions = z.parse(getTransactions.response, { transactions: transactionsAt('700', now) })

/** A Friday whose last guests pay after midnight, the first one of the noon after, and one of the day before. */
export const nightTransactions = z.parse(getTransactions.response, {
  transactions: ['21T16:00', '21T06:40', '21T05:20', '21T04:50', '19T17:00'].map((time, index) => ({
    id: `night-${index}`,
    user_name: ['Ada Moreau', 'Hana Okafor', 'Elif Petrov', 'Bao Lindqvist', 'Ivo Nakamura'][index],
    created_at: `2026-11-${time}:00Z`,
    amount: 20 + index,
  })),
})

/** As many locations as a large group has. */
export const manyLocations = z.parse(getLocations.response, {
  locations: Array.from({ length: 10_000 }, (_, index) => ({ ...managedLocations[index % managedLocations.length], id: index })),
})

/** Ada Moreau at the first location: she has a card, and paid with it. */
export const guest: GuestDetails = {
  ...payingGuest,
  transactions: z.parse(getTransactions.response, {
    transactions: transactionsAt('700', now).filter(({ user_id }) => String(user_id) === payingGuest.id),
  }).rows,
}

const [wire] = transactionsAt('700', now)
const [read] = z.parse(getTransactions.response, {
  transactions: [{ ...wire, amount: '122.88', original_amount: '122.88', tip_details: [{ amount: '19.20' }] }],
}).rows
if (!read) throw new Error('The location has no transactions.')

/** $103.68 and a tip of $19.20. */
export const payment = read

const refund = (refund: Pick<PastRefund, 'id' | 'status' | 'bill' | 'tip'> & Partial<PastRefund>): PastRefund => ({
  at: new Date(now),
  by: 'Noor Haddad',
  reason: 'food_or_service',
  notes: null,
  ...refund,
})

/** Refunds of every status; $63.68 and $10.00 of the tip are left. */
export const partlyRefunded: Transaction = {
  ...payment,
  amount: cents(83_68),
  refundStatus: 'Partially Refunded',
  refunds: [
    refund({ id: 'refund-1', status: 'done', bill: cents(30_00), tip: cents(9_20), notes: 'The sea bass was cold, and was sent back.' }),
    refund({ id: 'refund-2', status: 'failed', bill: cents(20_00), tip: cents(4_00), reason: 'wrong_amount', by: 'Sam Ortiz' }),
    refund({ id: 'refund-3', status: 'pending', bill: cents(10_00), tip: cents(0), reason: 'other', by: null }),
  ],
}

export const fullyRefunded: Transaction = {
  ...payment,
  amount: cents(0),
  refundable: false,
  refundStatus: 'Refunded',
  refunds: [refund({ id: 'refund-1', status: 'done', bill: cents(103_68), tip: cents(19_20) })],
}
