import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { offerResponse } from './offerWire.ts'
import { getTerms } from './offer.ts'

const tier = { ico_id: 'ico-50', pay_amount: '50.00', get_amount: 60, rounded_bonus_amount: '10' }
const whole = {
  id: '7',
  name: 'Welcome dinner',
  amount: '40.00',
  minimum_spend_amount: '30',
  minimum_spend_required: true,
  expiration: { mode: 'days', days: 14 },
  restrict_to_new_users: true,
  require_email_opt_in: true,
  require_phone_to_claim: true,
  additional_code_required: true,
  has_limited_days: true,
  has_limited_hours: true,
  redeemable_days: 'Monday to Thursday',
  redeemable_hours: '5 pm to 9 pm',
  details: 'One for each table.',
  status: 'active',
  geo_name: 'Austin',
  brand: { name: 'Harbor & Rye', hero_image_url: '/pictures/harbor.svg' },
  tiers: [tier, { ...tier, ico_id: 100, pay_amount: 100, get_amount: '125.00', rounded_bonus_amount: 25 }],
}
const read = (said: object) => z.parse(offerResponse, { offer: { ...whole, ...said } })

describe('CLM-28 CLM-27 an offer from the wire', () => {
  it('is read field by field', () => {
    expect(read({ priced_by_personal_data: true }).isPersonalPrice).toBe(true)
    expect(read({})).toMatchObject({
      id: 7,
      name: 'Welcome dinner',
      amount: 4_000,
      minimumSpend: 3_000,
      expiration: { mode: 'days', days: 14 },
      newUsersOnly: true,
      contactNeed: 'emailAndPhone',
      needsClaimCode: true,
      redeemable: { days: 'Monday to Thursday', hours: '5 pm to 9 pm' },
      details: 'One for each table.',
      open: true,
      geoName: 'Austin',
      brand: { name: 'Harbor & Rye', heroUrl: '/pictures/harbor.svg' },
      tiers: [
        { icoId: 'ico-50', pay: 5_000, get: 6_000, bonus: 1_000 },
        { icoId: '100', pay: 10_000, get: 12_500, bonus: 2_500 },
      ],
    })
  })

  it.each([
    [{ restrict_to_new_users: false }, { newUsersOnly: false }],
    [{ additional_code_required: null }, { needsClaimCode: false }],
    [{ require_email_opt_in: false }, { contactNeed: 'phone' }],
    [{ require_email_opt_in: false, require_phone_to_claim: false }, { contactNeed: 'email' }],
    [{ require_phone_to_claim: false }, { contactNeed: 'emailAndPhone' }],
    [{ minimum_spend_required: false }, { minimumSpend: null }],
    [{ minimum_spend_amount: null }, { minimumSpend: 'notNamed' }],
    [{ minimum_spend_amount: 'some' }, { minimumSpend: 'notNamed' }],
    [{ has_limited_days: false }, { redeemable: { days: null, hours: '5 pm to 9 pm' } }],
    [{ has_limited_hours: false }, { redeemable: { days: 'Monday to Thursday', hours: null } }],
    [{ redeemable_days: '', redeemable_hours: null }, { redeemable: { days: null, hours: null } }],
    [{ status: 'expired' }, { open: false }],
    [{ status: null }, { open: true }],
    [{ status: ' ACTIVE ' }, { open: true }],
    [{ status: 'inactive' }, { open: false }],
    [{ status: { over: true } }, { open: false }],
    [{ brand: { name: '' } }, { brand: null }],
    [{ expiration: { mode: 'days', days: 0 } }, { expiration: { mode: 'days', days: 0 } }],
    [{ tiers: null }, { tiers: [] }],
    [
      {
        tiers: [
          { ...tier, pay_amount: 0 },
          { ...tier, ico_id: 'good' },
        ],
      },
      { tiers: [{ icoId: 'good', pay: 5_000, get: 6_000, bonus: 1_000 }] },
    ],
  ])('is read where it comes as %j', (said, expected) => {
    expect(read(said)).toMatchObject(expected)
  })

  it('is complete even if the wire says almost nothing', () => {
    expect(z.parse(offerResponse, { offer: { id: 7, name: 'Welcome dinner' } })).toEqual({
      id: 7,
      name: 'Welcome dinner',
      amount: null,
      minimumSpend: null,
      expiration: { mode: 'days', days: 30 },
      newUsersOnly: false,
      contactNeed: 'email',
      needsClaimCode: false,
      redeemable: { days: null, hours: null },
      details: null,
      open: true,
      geoName: null,
      brand: null,
      group: null,
      invitation: null,
      tiers: [],
    })
  })
  it('ends after days, on a date, or never', () => {
    expect(read({ expiration: { mode: 'set_date', date: '2027-01-31' } }).expiration).toEqual({ mode: 'setDate', date: '2027-01-31' })
    expect(read({ expiration: { mode: 'no_expiration' } }).expiration).toEqual({ mode: 'none' })
    expect(read({ expiration: { mode: 'days', days: '14' } }).expiration).toEqual({ mode: 'days', days: 14 })
  })
  it.each([
    { mode: 'set_date', date: '2027-02-30' },
    { mode: 'set_date', date: '2027-13-01' },
    { mode: 'set_date', date: 'soon' },
    { mode: 'days', days: -3 },
    { mode: 'weeks' },
    'never',
  ])('says nothing of its end where that cannot be read: %j', (expiration) => {
    const offer = read({ expiration })
    expect(offer.expiration).toBeNull()
    expect(getTerms(offer, 'USD').map(({ term }) => term)).not.toContain('Expires')
  })

  it('CLM-30 names who invites, depending on the offer’s type', () => {
    expect(['user_referral', 'ambassador_referral', 'promotion', null, 7, '__proto__'].map((type) => read({ type }).invitation)).toEqual([
      'member',
      'ambassador',
      null,
      null,
      null,
      null,
    ])
  })
  it('CLM-30 has its brand’s pictures, or none', () => {
    const branding = { hero: '/h.svg', logo: '/l.svg' }
    expect(read({ brand: { name: 'Harbor & Rye', branding } }).brand).toEqual({
      name: 'Harbor & Rye',
      heroUrl: '/h.svg',
      logoUrl: '/l.svg',
    })
    expect(read({ brand: { name: 'Harbor & Rye' } }).brand).toEqual({ name: 'Harbor & Rye', heroUrl: null, logoUrl: null })
  })
  it.each([
    ['Olive’s table', { name: 'Olive’s table', imageUrl: null }],
    [
      { name: 'Olive’s table', image_url: '/o.svg' },
      { name: 'Olive’s table', imageUrl: '/o.svg' },
    ],
    [{ branding: { logo: '/o.svg' } }, { name: null, imageUrl: '/o.svg' }],
    [{ id: 7 }, null],
    ['', null],
    [7, null],
    [null, null],
  ])('CLM-30 has the group %j as %j', (group, known) => {
    expect(read({ group }).group).toEqual(known)
  })
})
