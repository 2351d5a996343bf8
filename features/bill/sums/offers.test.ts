import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { decodeAnswer } from '../../shared/api/dropped.ts'
import { cents } from '../../shared/money/money.ts'
import { calculateBreakdown } from './breakdown.ts'
import { type Offer, bestOffer, chosenOffer, clockAt, offerChoices, untilText } from './offers.ts'
import { offerList } from '../reading/offersWire.ts'
import { itemOffer, offer, offerWire, ticket } from '../examples/bill.ts'
import type { Zone } from '../../shared/dates/zone.ts'

const clock = clockAt(new Date('2026-11-21T18:00:00Z'), 'America/New_York')
const wholeBill = { split: null, extra: cents(19_20) }
const choices = (...offers: readonly Offer[]) => offerChoices(offers, ticket, wholeBill, clock)

it('the best reward takes the most off the bill; of equal ones the smaller is used, and none that cannot be used', () => {
  const reward = (claimId: string, balance: number, other: Partial<Offer> = {}): Offer => ({
    ...offer,
    claimId,
    balance: cents(balance),
    minimumSpend: null,
    ...other,
  })
  const best = (...offers: readonly Offer[]) => bestOffer(choices(...offers))?.offer.claimId
  expect(best(reward('a', 10_00), reward('b', 30_00), reward('c', 20_00))).toBe('b')
  expect(best(reward('a', 10_00), reward('b', 30_00, { ineligible: 'Not today' }))).toBe('a')
  // Both pay the whole bill.
  expect(best(reward('a', 300_00), reward('b', 200_00))).toBe('b')
  expect(best(reward('a', 10_00, { minimumSpend: cents(999_00) }))).toBeUndefined()
})

describe('POS-09 the offers of a bill', () => {
  it.each([['what only a card may pay', { cardOnly: cents(103_68) }, 0]])(
    'say what they take off beside %s, and are not used up for nothing',
    (_, parts, pays) => {
      const [choice] = offerChoices([offer], { ...ticket, ...parts }, wholeBill, clock)
      const nothing = { status: 'disabled', reason: 'Nothing on this bill is left for it to pay' }
      expect(choice).toMatchObject(pays === 0 ? nothing : { status: 'usable', pays })
      const used = chosenOffer(choice ? [choice] : [], offer.claimId)
      expect(calculateBreakdown({ ...ticket, ...parts }, { split: null, offer: cents(20_00), cash: cents(0), tip: cents(0) }).offer).toBe(
        pays,
      )
      expect(used?.pays ?? 0).toBe(pays)
    },
  )

  it.each([['when the claim has expired', [{ before: clock.now }]]])('are hidden %s', (_, ends) => {
    expect(choices({ ...offer, ends })).toEqual([])
  })

  it('end with the day of the restaurant', () => {
    const midnight = new Date('2026-11-22T04:30:00Z')
    expect(clockAt(midnight, 'America/New_York').day).toBe('2026-11-21')
    expect(clockAt(midnight, 'Europe/Paris').day).toBe('2026-11-22')
  })

  it('are hidden with nothing left', () => {
    expect(choices({ ...offer, balance: cents(0) })).toEqual([])
  })

  it('are disabled if their minimum is above the grand total', () => {
    expect(choices({ ...offer, minimumSpend: cents(122_88) })).toMatchObject([{ status: 'usable' }])
    expect(choices({ ...offer, minimumSpend: cents(150_00) })).toMatchObject([
      { status: 'disabled', reason: 'Spend $150 or more to use this reward' },
    ])
  })
})

it.each([
  ['its days', [], 30, 'For 30 days from the claim'],
  ['nothing', [], null, null],
])('POS-09 MGR-09 until when an offer counts is %s', (_, ends, validDays, text) => {
  expect(untilText({ ...offer, ends, validDays }, 'America/New_York')).toBe(text)
})

it.each<[Zone, string]>([
  ['America/New_York', 'Until March 14, 2027'],
  ['Pacific/Honolulu', 'Until March 14, 2027'],
  ['Pacific/Auckland', 'Until March 15, 2027'],
  ['Asia/Kolkata', 'Until March 15, 2027'],
  ['unknown', 'Until March 15, 2027 by this device’s clock'],
])('POS-09 MGR-09 an offer ends on a day of the restaurant, whose time zone is %s, and not of the device', (timeZone, until) => {
  // New York’s midnight after the day of 23 hours.
  const ends = [{ before: new Date('2027-03-15T04:00:00Z') }]
  expect(offerChoices([{ ...offer, ends }], ticket, wholeBill, clockAt(clock.now, timeZone))).toMatchObject([{ until }])
})

describe('MGR-09 rewards', () => {
  it('pay for an item of the bill', () => {
    expect(choices(itemOffer)).toMatchObject([{ status: 'usable', pays: 1_400 }])
    expect(choices({ ...itemOffer, balance: cents(5_00) })).toMatchObject([{ pays: 500 }])
  })

  it('of the whole bill are not limited to an item', () => {
    expect(choices({ ...itemOffer, kind: 'bill', balance: cents(50_00) })).toMatchObject([{ pays: 5_000 }])
  })

  it.each([null])('are disabled without their item (%j)', (id) => {
    expect(choices({ ...itemOffer, id })).toMatchObject([{ status: 'disabled', reason: 'Item not on bill' }])
  })

  it('are one per visit: the chosen one, if it can still be used', () => {
    const list = choices(offer, itemOffer, { ...offer, claimId: '7', minimumSpend: cents(500_00) })
    expect(chosenOffer(list, '902')?.offer).toBe(itemOffer)
    expect([null, '7', 'gone'].map((claimId) => chosenOffer(list, claimId))).toEqual([null, null, null])
  })
})

describe('B §3 an offer', () => {
  const read = (...offers: readonly unknown[]) => z.parse(offerList, offers)
  const claim = offerWire.claim_details

  it('is read field by field', () => {
    expect(read(offerWire)).toEqual([offer])
  })

  it.each([
    [{ expiration: { mode: 'no_expiration', date: '2020-01-01' } }, { ends: [offer.ends[1]] }],
    [
      { expiration: { mode: 'days', days: 30 }, claim_details: { ...claim, expires_at: null } },
      { ends: [], validDays: 30 },
    ],
    [{ expiration: null, claim_details: { ...claim, expires_at: '2026-12-20' } }, { ends: [{ lastDay: '2026-12-20' }] }],
    [{ expiration: 'never', claim_details: { ...claim, expires_at: 'soon' } }, { ends: [] }],
    [{ expiration: null, claim_details: { ...claim, expires_at: '7' } }, { ends: [] }],
    [{ type: 'item_offer' }, { kind: 'item' }],
    [
      { type: null, id: null, name: ' ' },
      { kind: 'bill', id: null, name: 'Reward' },
    ],
    [{ minimum_spend_amount: null }, { minimumSpend: null }],
    [{ ineligible_reason: 'Item not on bill' }, { ineligible: 'Item not on bill' }],
  ])('is read with %j', (said, expected) => {
    expect(read({ ...offerWire, ...said })).toMatchObject([expected])
  })

  it.each([
    { claim_details: null },
    { claim_details: { ...claim, offer_claim_id: null } },
    { claim_details: { ...claim, balance: 'some' } },
    { minimum_spend_amount: 'a lot' },
  ])('is left out and reported with %j; the others stay', (invalid) => {
    const { decoded, dropped } = decodeAnswer(offerList, [{ ...offerWire, ...invalid }, offerWire])
    expect(decoded.data).toEqual([offer])
    expect(dropped.map(({ at }) => at)).toContainEqual(['/0'])
  })

  it.each([null, undefined, 'none', [{}]])('is not there in %j', (wire) => {
    expect(z.parse(offerList, wire)).toEqual([])
  })
})
