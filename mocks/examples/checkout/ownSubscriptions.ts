import type { OwnSubscription } from '../../../features/subscription/ownSubscription.ts'
import { cents } from '../../../features/shared/money/money.ts'

const monthly: OwnSubscription = {
  id: 'subscription-1',
  name: 'Dining credit, every month',
  amount: cents(4_000),
  credit: cents(5_000),
  rhythm: { interval: 'monthly', monthlyDay: 21 },
  card: { brand: 'Visa', lastFour: '4242' },
  paidThrough: '2026-12-20',
  standing: { status: 'active', nextCharge: '2026-12-21' },
}
const yearly: OwnSubscription = {
  ...monthly,
  id: 'subscription-2',
  name: 'Dining credit, every year',
  amount: cents(40_000),
  credit: null,
  rhythm: { interval: 'yearly' },
  card: null,
  paidThrough: '2027-11-19',
  standing: { status: 'active', nextCharge: '2027-11-20' },
}

export const ownSubscriptions = {
  active: monthly,
  yearly,
  canceled: { ...monthly, standing: { status: 'canceled', nextCharge: '2026-12-21' } },
  /** Its id alone could be read. */
  idAlone: {
    ...monthly,
    name: 'Subscription',
    amount: null,
    credit: null,
    rhythm: null,
    card: null,
    paidThrough: null,
    standing: { status: 'unknown' },
  },
  /** Canceled, with a renewal that could not be read. */
  canceledBarely: { ...yearly, amount: null, paidThrough: null, standing: { status: 'canceled', nextCharge: null } },
  ended: { ...monthly, paidThrough: '2026-10-20', standing: { status: 'ended' } },
} as const satisfies Record<string, OwnSubscription>
