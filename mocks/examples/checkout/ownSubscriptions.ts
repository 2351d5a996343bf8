import type { Charge } from '../../../features/subscription/charges.ts'
import type { OwnSubscription, Unpaid } from '../../../features/subscription/ownSubscription.ts'
import { cents } from '../../../features/shared/money/money.ts'

const monthly: OwnSubscription = {
  id: 'subscription-1',
  name: 'Dining credit, every month',
  amount: cents(4_000),
  credit: cents(5_000),
  rhythm: { interval: 'monthly', monthlyDay: 21 },
  card: { brand: 'Visa', lastFour: '4242' },
  paidThrough: '2026-12-20',
  cancelBy: '2026-12-19',
  comingPrice: null,
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
  cancelBy: null,
  standing: { status: 'active', nextCharge: '2027-11-20' },
}

const unpaid = {
  amount: cents(4_000),
  day: '2026-11-21',
  declineCode: 'insufficient_funds',
  payBy: '2026-12-05',
  isRetried: false,
} as const
const pastDue = (more: Partial<Unpaid> = {}): OwnSubscription => ({
  ...monthly,
  paidThrough: '2026-11-20',
  cancelBy: null,
  standing: { status: 'pastDue', nextCharge: '2026-12-21', unpaid: { ...unpaid, ...more } },
})
const comingPrice = { amount: cents(4_500), from: '2027-01-21', cancelBy: '2027-01-20', needsConsent: false } as const

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
    cancelBy: null,
    standing: { status: 'unknown' },
  },
  /** Canceled, with a renewal that could not be read. */
  canceledBarely: { ...yearly, amount: null, paidThrough: null, standing: { status: 'canceled', nextCharge: null } },
  pastDue: pastDue(),
  pastDueRetried: pastDue({ isRetried: true }),
  /** Neither the bank's reason nor the last day to pay is known. */
  pastDueBarely: pastDue({ declineCode: null, payBy: null }),
  /** Canceled, with another price for the charge after the next one, if it is kept. */
  canceledPriceNoticed: { ...monthly, comingPrice, standing: { status: 'canceled', nextCharge: '2026-12-21' } },
  priceNoticed: { ...monthly, comingPrice },
  priceAsked: { ...monthly, comingPrice: { ...comingPrice, needsConsent: true } },
  ended: { ...monthly, paidThrough: '2026-10-20', standing: { status: 'ended' } },
} as const satisfies Record<string, OwnSubscription>

const visa = { brand: 'Visa', lastFour: '4242' } as const
const charge = (month: number, more: Partial<Charge> = {}): Charge => ({
  id: `charge-${month}`,
  subscriptionId: monthly.id,
  day: `2026-${String(month).padStart(2, '0')}-21`,
  amount: cents(4_000),
  status: 'paid',
  card: visa,
  receipt: `https://receipts.example/${month}`,
  ...more,
})

/** The charges of the monthly subscription, one in each status; the price has risen in between. */
export const charges: readonly Charge[] = [
  ...[3, 4, 5, 6, 7, 8].map((month) => charge(month, { amount: cents(3_500) })),
  charge(9, { status: 'refunded', amount: cents(3_500) }),
  charge(10, { receipt: null, card: null }),
  charge(11),
]

const lastWith = (status: 'failed' | 'pending'): readonly Charge[] => [...charges.slice(0, -1), charge(11, { status, receipt: null })]

/** The same with a last one that was declined, or is pending. */
export const chargesWith = { failed: lastWith('failed'), pending: lastWith('pending') } as const
