import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { claimedOffers, savedCards } from '../examples/venues.ts'
import { venueResponse } from './venueWire.ts'

const read = (data: object) => z.parse(venueResponse, { data })

const wire = {
  project_id: 70,
  project_slug: 'harbor-and-rye',
  name: 'Harbor & Rye',
  location_type: 'ProjectLocation',
  location_id: 700,
  balance: '25.00',
  credit_balance: '90.00',
  credit_cards: savedCards,
  gift_card_options: [
    { id: 501, amount: '50.00', credit_to_give: '60.00' },
    { id: 503, amount: '500.00', credit_to_give: '700.00', hidden: true },
    { id: 504, amount: 0, credit_to_give: 10 },
    { id: 505, amount: 10, credit_to_give: 0 },
  ],
  offers: claimedOffers,
  sub_credit_back_percent: '0.15',
  default_tip: '18',
  tip_skippable: true,
  requires_authentication: 'true',
  timezone: 'America/New_York',
  country_code: 'NZ',
  stripe_public_key: 'pk_harbor',
  white_logo_path: '/logos/harbor.svg',
  brand: { name: 'Harbor & Rye', hero_image: '/pictures/harbor.svg' },
  purchase_page: 'https://harbor.example/credit',
}

describe('B §3 a restaurant', () => {
  it('is read with what the diner has there', () => {
    const { offers, ...venue } = read(wire)
    expect(venue).toEqual({
      projectId: '70',
      projectSlug: 'harbor-and-rye',
      name: 'Harbor & Rye',
      locationId: '700',
      cash: 25_00,
      cashParts: null,
      cards: [
        { id: 'pm_saved_visa', brand: 'Visa', lastFour: '4242', expires: { month: 8, year: 2029 } },
        { id: 'pm_declined_insufficient_funds_2', brand: 'Mastercard', lastFour: '9995', expires: { month: 2, year: 2028 } },
      ],
      creditOptions: [{ id: '501', pay: 50_00, get: 60_00 }],
      chosenClaimId: null,
      creditBack: 0.15,
      tip: { defaultTip: 18, canBeSkipped: true, habit: { percent: null, base: 'restaurant' } },
      membersOnly: true,
      timeZone: 'America/New_York',
      currency: 'NZD',
      stripeKey: 'pk_harbor',
      logo: '/logos/harbor.svg',
      brand: { name: 'Harbor & Rye', logo: null, hero: '/pictures/harbor.svg', heroWidths: null },
      purchasePage: 'https://harbor.example/credit',
    })
    expect(offers.map(({ claimId, balance, minimumSpend }) => [claimId, balance, minimumSpend])).toEqual([
      ['881', 20_00, 60_00],
      ['882', 50_00, 250_00],
      ['883', 10_00, null],
    ])
  })

  it('may say nothing: anybody pays there, and nothing without its project', () => {
    expect(read({})).toEqual({
      projectId: null,
      projectSlug: null,
      name: null,
      locationId: null,
      cash: 0,
      cashParts: null,
      cards: [],
      creditOptions: [],
      offers: [],
      chosenClaimId: null,
      creditBack: 0.2,
      tip: { defaultTip: null, canBeSkipped: false, habit: { percent: null, base: 'restaurant' } },
      membersOnly: false,
      timeZone: 'unknown',
      currency: null,
      stripeKey: null,
      logo: null,
      brand: null,
      purchasePage: null,
    })
  })

  it('without locations names none, and has no balance below zero', () => {
    expect(read({ ...wire, location_type: 'Project' }).locationId).toBeNull()
    expect(read({ ...wire, location_type: 'Project', location_id: null }).locationId).toBeNull()
    expect(read({ credit_balance: '10.00', ik_pass_balance: '5.00' })).toMatchObject({
      cash: 15_00,
      cashParts: { credit: 10_00, pass: 5_00 },
    })
    expect(read({ credit_balance: '10.00', ik_pass_balance: '-15.00' }).cash).toBe(0)
  })

  it('has a chosen reward once, also where it is not in the list', () => {
    const [first, second] = claimedOffers
    const claimsOf = (data: object) => [read(data).chosenClaimId, ...read(data).offers.map(({ claimId }) => claimId)]
    expect(claimsOf({ offer: first, offers: [first, second] })).toEqual(['881', '881', '882'])
    expect(claimsOf({ offer: first, offers: [second] })).toEqual(['881', '881', '882'])
  })

  it('never has a secret key, or a script for a link', () => {
    expect(read({ stripe_public_key: 'sk_live_1', white_logo_path: 'javascript:alert(1)', purchase_page: '//evil.example' })).toMatchObject(
      { stripeKey: null, logo: null, purchasePage: null },
    )
  })

  it('knows a card whose number has lost its zeros', () => {
    expect(read({ credit_cards: [{ ...savedCards[0], last_four: 42 }, { id: 'broken' }] }).cards).toMatchObject([{ lastFour: '0042' }])
  })
})
