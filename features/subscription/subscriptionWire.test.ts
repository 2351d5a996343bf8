import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { subscriptionFacts } from './ownSubscription.ts'
import { afterCancel, afterKeep, subscriptionList } from './subscriptionWire.ts'

const wire = {
  id: 7,
  name: 'Dining credit, every month',
  amount: '40.00',
  billing_interval: 'month',
  monthly_billing_day: 21,
  card: { brand: 'Visa', last_four: 42 },
  paid_through: '2026-12-20',
  next_charge_on: '2026-12-21T09:00:00Z',
  status: 'active',
}

describe('SUB-03 the subscriptions of a member', () => {
  it.each([
    ['active', ['Next charge: December 21, 2026', 'Charged: $40.00 on the 21st of each month', 'Card: Visa ending in 0042']],
    ['canceled', ['Next charge: None', 'Amount: $40.00', 'Card: Visa ending in 0042']],
    ['ended', ['Ended: December 20, 2026', 'Amount: $40.00']],
    [null, ['Paid until: December 20, 2026', 'Charged: $40.00 on the 21st of each month', 'Card: Visa ending in 0042']],
  ])('that are %j have these facts', (status, facts) => {
    const [own] = z.parse(subscriptionList, { subscriptions: [{ ...wire, status }] })
    expect(own && subscriptionFacts(own, 'USD').map(({ term, detail }) => `${term}: ${detail}`)).toEqual(facts)
  })

  it.each(['active', 'canceled', 'ended', null])('have no fact that is not known: %j', (status) => {
    const [own] = z.parse(subscriptionList, { subscriptions: [{ id: 7, status }] })
    expect(own && subscriptionFacts(own, 'USD')).toEqual(status === 'canceled' ? [{ term: 'Next charge', detail: 'None' }] : [])
  })

  it.each([
    [{ status: 'odd' }, { standing: { status: 'unknown' } }],
    [{ name: null }, { name: 'Subscription' }],
    [{ amount: 'free' }, { amount: null }],
    [{ paid_through: 'soon' }, { paidThrough: null }],
    [{ next_charge_on: null }, { standing: { status: 'active', nextCharge: null } }],
    [{ billing_interval: 'weekly' }, { rhythm: null }],
    [{ card: 'Visa' }, { card: null }],
  ])('are read without what cannot be read, %j: it stands in the way of no cancellation', (broken, expected) => {
    expect(z.parse(subscriptionList, { subscriptions: [{ ...wire, ...broken }] })).toMatchObject([{ id: '7', ...expected }])
    expect(z.parse(afterCancel, { subscription: { ...wire, ...broken, status: 'canceled' } })).toMatchObject({ id: '7' })
  })

  it('are read by their id alone; one without it stands in the way of no other', () => {
    expect(z.parse(subscriptionList, { subscriptions: [{ id: 7 }, { ...wire, id: null }] })).toMatchObject([{ id: '7' }])
    expect(z.safeParse(subscriptionList, { subscriptions: [{ ...wire, id: null }] }).success).toBe(false)
  })

  it('are confirmed only as they were changed', () => {
    const confirms = (schema: typeof afterCancel | typeof afterKeep, status: string) =>
      z.safeParse(schema, { subscription: { ...wire, status } }).success
    expect(['active', 'canceled', 'ended'].map((status) => confirms(afterCancel, status))).toEqual([false, true, true])
    expect(['active', 'canceled', 'ended'].map((status) => confirms(afterKeep, status))).toEqual([true, false, false])
  })
})
