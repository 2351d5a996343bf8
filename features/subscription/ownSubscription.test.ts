import { describe, expect, it } from 'vitest'
import { answered, failed, idle } from '../shared/api/answers/answer.ts'
import { cents } from '../shared/money/money.ts'
import { mandateFor } from './mandate.ts'
import { type OwnSubscription, confirming, isPaid, mayCharge, otherRenewal, renewalOf, takesCard } from './ownSubscription.ts'
import { subscribeIntro } from './SubscriptionScreen.tsx'

const active: OwnSubscription = {
  id: '7',
  name: 'Dining credit, every month',
  amount: cents(40_00),
  credit: null,
  rhythm: null,
  card: null,
  paidThrough: '2026-12-20',
  cancelBy: null,
  comingPrice: null,
  standing: { status: 'active', nextCharge: '2026-12-21' },
}
const canceled: OwnSubscription = { ...active, standing: { status: 'canceled', nextCharge: '2026-12-21' } }
const agreed = { amount: cents(40_00), nextCharge: '2026-12-21' }
const renew = { id: active.id, to: 'renew', agreed } as const

describe('SUB-03 a change of a subscription', () => {
  it('is agreed to as it is shown, with its sum and its day, or not at all', () => {
    expect(renewalOf(canceled)).toEqual(agreed)
    // The price of that day, which may be another one than today's.
    const dearer = { amount: cents(400_00), from: agreed.nextCharge, cancelBy: null, needsConsent: false }
    expect(renewalOf({ ...canceled, comingPrice: dearer })).toEqual({ ...agreed, amount: 400_00 })
    for (const other of [{ from: '2027-01-21' }, { needsConsent: true }])
      expect(renewalOf({ ...canceled, comingPrice: { ...dearer, ...other } })).toEqual(agreed)
    const unknown = [{ amount: null }, { paidThrough: null }, { standing: { status: 'canceled', nextCharge: null } }] as const
    expect([active, ...unknown.map((part) => ({ ...canceled, ...part }))].map(renewalOf)).toEqual([null, null, null, null])
  })

  it.each([
    ['from that day', { from: '2026-12-21' }, 400_00],
    ['from before it', { from: '2026-12-01' }, 400_00],
    ['later', { from: '2027-01-21' }, 40_00],
    ['only with a consent', { from: '2026-12-21', needsConsent: true }, 40_00],
  ])('is agreed to for the sum of the day on which it is charged: another price comes %s', (_, coming, amount) => {
    const comingPrice = { amount: cents(400_00), cancelBy: null, needsConsent: false, ...coming }
    expect(renewalOf({ ...canceled, comingPrice })).toEqual({ ...agreed, amount })
    expect(otherRenewal({ ...active, comingPrice }, { ...renew, agreed: { ...agreed, amount: cents(amount) } }, 'USD')).toBeNull()
    const change = `You agreed to $39.00 on December 21, 2026. Now $${amount / 100}.00 is charged on December 21, 2026.`
    expect(otherRenewal({ ...active, comingPrice }, { ...renew, agreed: { ...agreed, amount: cents(39_00) } }, 'USD')).toBe(change)
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

describe('SUB-04 a card and a price', () => {
  const monthly: OwnSubscription = { ...active, rhythm: { interval: 'monthly', monthlyDay: 21 } }
  const unpaid = { amount: cents(40_00), day: '2026-11-21', declineCode: null, payBy: null, isRetried: false }
  const pastDue: OwnSubscription = { ...monthly, standing: { status: 'pastDue', nextCharge: '2026-12-21', unpaid } }
  const comingPrice = { amount: cents(45_00), from: '2027-01-21', cancelBy: null, needsConsent: false }

  it.each([
    ['the agreed price comes', { comingPrice }, true],
    ['it is charged already', { amount: cents(45_00) }, true],
    ['it still needs the consent', { comingPrice: { ...comingPrice, needsConsent: true } }, false],
    ['another price comes', { comingPrice: { ...comingPrice, amount: cents(99_00) } }, false],
    ['it comes on another day', { comingPrice: { ...comingPrice, from: '2026-12-21' } }, false],
    ['another price is charged', { amount: cents(99_00) }, false],
  ])('a price is agreed to only as it was shown: %s', (_, after, isConfirmed) => {
    const change = { id: active.id, to: 'price', agreed: comingPrice, consent: '' } as const
    expect(confirming(change, answered({ ...active, ...after })).ok).toBe(isConfirmed)
  })
  const later = 'will be charged to this card on the 21st of each month, from December 21, 2026 on, until you cancel.'

  it.each([
    [monthly, { text: `$40.00 ${later}`, chargedNow: null }],
    [
      { ...monthly, comingPrice },
      { text: `$40.00 ${later} From January 21, 2027 on it is $45.00.`, chargedNow: null },
    ],
    [
      { ...monthly, comingPrice: { ...comingPrice, from: '2026-12-21' } },
      { text: `$45.00 ${later}`, chargedNow: null },
    ],
    [
      { ...monthly, comingPrice: { ...comingPrice, from: '2026-12-21', needsConsent: true } },
      { text: `$40.00 ${later}`, chargedNow: null },
    ],
    [
      { ...active, amount: null, standing: { status: 'active', nextCharge: null } } as const,
      { text: 'Each renewal will be charged to this card, until you cancel.', chargedNow: null },
    ],
    [
      pastDue,
      { text: `$40.00 is charged to this card now, for the renewal of November 21, 2026. Then $40.00 ${later}`, chargedNow: 4_000 },
    ],
  ])('has a mandate with every sum and day that is known: %#', (subscription, mandate) => {
    expect(mandateFor(subscription, 'USD')).toEqual(mandate)
  })

  it.each([
    ['the same one', { ...monthly }, true],
    ['one that is not paid', { ...pastDue }, false],
    ['another one', { ...monthly, id: 'another' }, false],
  ])('has paid a renewal where its answer was lost, and only what it was for: %s', (_, read, isPaidNow) => {
    const sent = { id: active.id, to: 'card', card: { kind: 'newCard' }, mandate: mandateFor(pastDue, 'USD') } as const
    expect(isPaid({ ...sent, submission: { phase: 'unknown', message: '' } }, read)).toBe(isPaidNow)
    expect(isPaid({ ...sent, submission: idle }, read)).toBe(false)
  })

  it('is given to one that renews, and not while another card is being charged', () => {
    const retried: OwnSubscription = {
      ...pastDue,
      standing: { status: 'pastDue', nextCharge: null, unpaid: { ...unpaid, isRetried: true } },
    }
    expect([monthly, pastDue, retried, canceled].map(takesCard)).toEqual([true, true, false, false])
    expect([monthly, pastDue, retried, canceled].map(mayCharge)).toEqual([true, true, true, false])
  })

  it('is agreed to only by an answer that no longer asks', () => {
    const agree = { id: active.id, to: 'price', agreed: comingPrice, consent: '' } as const
    const asking = answered({ ...monthly, comingPrice: { ...comingPrice, needsConsent: true } })
    expect(confirming(agree, answered({ ...monthly, comingPrice }))).toMatchObject({ ok: true })
    expect(confirming(agree, asking)).toEqual(failed({ kind: 'malformed' }))
  })
})

it('ENT-06 the choice of subscriptions names the pass only on its host, and only if one is sold', () => {
  expect(subscribeIntro('give', ['credit'])).toBe('For your own meals: every month, or once a year.')
  expect(subscribeIntro('pass', ['credit', 'pass'])).toBe('Dine with your pass: every month, or once a year.')
  for (const intro of [subscribeIntro('pass', ['credit']), subscribeIntro('pass', []), subscribeIntro('plain', ['pass'])])
    expect(intro).toBe('Every month, or once a year.')
})
