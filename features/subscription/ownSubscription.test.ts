import { describe, expect, it } from 'vitest'
import { answered, failed } from '../shared/api/answers/answer.ts'
import { cents } from '../shared/money/money.ts'
import { type OwnSubscription, confirming, otherRenewal, renewalOf } from './ownSubscription.ts'
import { subscribeIntro } from './SubscriptionScreen.tsx'

const active: OwnSubscription = {
  id: '7',
  name: 'Dining credit, every month',
  amount: cents(40_00),
  credit: null,
  rhythm: null,
  card: null,
  paidThrough: '2026-12-20',
  standing: { status: 'active', nextCharge: '2026-12-21' },
}
const canceled: OwnSubscription = { ...active, standing: { status: 'canceled', nextCharge: '2026-12-21' } }
const agreed = { amount: cents(40_00), nextCharge: '2026-12-21' }
const renew = { id: active.id, to: 'renew', agreed } as const

describe('SUB-03 a change of a subscription', () => {
  it('is agreed to as it is shown, with its sum and its day, or not at all', () => {
    expect(renewalOf(canceled)).toEqual(agreed)
    const unknown = [{ amount: null }, { paidThrough: null }, { standing: { status: 'canceled', nextCharge: null } }] as const
    expect([active, ...unknown.map((part) => ({ ...canceled, ...part }))].map(renewalOf)).toEqual([null, null, null, null])
  })

  it.each([renew, { id: active.id, to: 'cancel' } as const])('is not confirmed by an answer about another one: %j', (change) => {
    expect(confirming(change, answered(active))).toEqual(answered(active))
    expect(confirming(change, answered({ ...active, id: 'another' }))).toEqual(failed({ kind: 'malformed' }))
    expect(confirming(change, failed({ kind: 'offline' }))).toEqual(failed({ kind: 'offline' }))
  })

  const agreedText = 'You agreed to $40.00 on December 21, 2026.'
  it.each([
    [active, null],
    [{ ...active, standing: { status: 'active', nextCharge: null } } as const, null],
    [{ ...active, amount: cents(400_00) }, `${agreedText} Now $400.00 is charged on December 21, 2026.`],
    [{ ...active, amount: null }, `${agreedText} We can’t see what is charged now.`],
    [
      { ...active, standing: { status: 'active', nextCharge: '2026-12-01' } } as const,
      `${agreedText} Now $40.00 is charged on December 1, 2026.`,
    ],
    [{ ...canceled, amount: cents(400_00) }, null],
  ])('says where it was kept for another charge: %#', (after, said) => {
    expect(otherRenewal(after, renew, 'USD')).toBe(said)
    expect(otherRenewal(after, { id: active.id, to: 'cancel' }, 'USD')).toBeNull()
    expect(otherRenewal(after, null, 'USD')).toBeNull()
  })
})

it('ENT-06 the choice of subscriptions names the pass only on its host, and only if one is sold', () => {
  expect(subscribeIntro('give', ['credit'])).toBe('For your own meals: every month, or once a year.')
  expect(subscribeIntro('pass', ['credit', 'pass'])).toBe('Dine with your pass: every month, or once a year.')
  for (const intro of [subscribeIntro('pass', ['credit']), subscribeIntro('pass', []), subscribeIntro('plain', ['pass'])])
    expect(intro).toBe('Every month, or once a year.')
})
