import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { subscriptionFacts } from './ownSubscription.ts'
import { chargesOf } from './charges.ts'
import { afterCancel, afterChange, afterKeep, chargeList, subscriptionList } from './subscriptionWire.ts'

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

describe('SUB-04 a renewal that failed, and the charges', () => {
  const unpaid = { amount: 40, charged_on: '2026-11-21', decline_code: 'expired_card', pay_by: '2026-12-05' }
  const read = (more: object) => z.parse(subscriptionList, { subscriptions: [{ ...wire, ...more }] })[0]

  it('are past due with the sum that is due; without it nobody can pay it', () => {
    expect(read({ status: 'past_due', unpaid })?.standing).toEqual({
      status: 'pastDue',
      nextCharge: '2026-12-21',
      unpaid: { amount: 4_000, day: '2026-11-21', declineCode: 'expired_card', payBy: '2026-12-05', isRetried: false },
    })
    // While a new card is being charged for it, nobody pays it a second time.
    for (const broken of [{ unpaid: null }, { unpaid: { ...unpaid, amount: 'much' } }, { unpaid: { ...unpaid, retrying: 'since noon' } }])
      expect(read({ status: 'past_due', ...broken })?.standing).toEqual({ status: 'unknown' })
  })

  it('have the day by which to cancel and a coming price only from the server', () => {
    expect(read({})).toMatchObject({ cancelBy: null, comingPrice: null })
    const own = read({ cancel_by: '2026-12-20', coming_price: { amount: '45.00', from: '2027-01-21' } })
    expect(own).toMatchObject({ cancelBy: '2026-12-20', comingPrice: { amount: 4_500, cancelBy: null, needsConsent: false } })
    expect(own && subscriptionFacts(own, 'USD').map(({ detail }) => detail)).toContain('December 20, 2026 to avoid it')
    expect(read({ coming_price: { amount: 45 } })).toMatchObject({ comingPrice: null })
  })

  it.each([
    ['2027-01-20', '2027-01-20'],
    ['2027-01-21', null],
    ['2027-01-22', null],
  ])('have a day to cancel before a price only before it begins: %s', (cancelBy, shown) => {
    const price = { amount: '45.00', from: '2027-01-21', cancel_by: cancelBy }
    expect(read({ coming_price: price })?.comingPrice?.cancelBy).toBe(shown)
  })

  it('are listed by subscription, the latest first; a link that is none is left out', () => {
    const charge = { id: 1, subscription_id: 7, charged_on: '2026-10-21', amount: '40.00', status: 'paid' }
    const list = [
      charge,
      { ...charge, id: 2, charged_on: '2026-11-21', status: 'failed', receipt_url: 'javascript:alert(1)' },
      { ...charge, id: 3, subscription_id: 8 },
      { ...charge, id: 4, status: 'odd' },
    ]
    const own = chargesOf(z.parse(chargeList, { charges: list }), '7')
    expect(own.map(({ id, day, status, receipt }) => [id, day, status, receipt])).toEqual([
      ['2', '2026-11-21', 'failed', null],
      ['1', '2026-10-21', 'paid', null],
    ])
  })

  it('are confirmed after another card as paid or as still unpaid', () => {
    const confirms = (status: string) => z.safeParse(afterChange, { subscription: { ...wire, status, unpaid } }).success
    expect(['active', 'past_due', 'canceled', 'ended'].map(confirms)).toEqual([true, true, false, false])
  })
})
