import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { offerResponse } from './offerWire.ts'
import { termsOf } from './terms.ts'

const least = { id: 7, name: 'Welcome dinner' }
const read = (wire: object) => z.parse(offerResponse, { offer: { ...least, ...wire } })

describe('CLM-28 an offer from the wire', () => {
  it('is complete even if the wire says almost nothing', () => {
    expect(read({})).toEqual({
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
  it('has amounts in whole cents, from a number or a text', () => {
    expect(read({ amount: 25.1 }).amount).toBe(2510)
    expect(read({ amount: '19.99' }).amount).toBe(1999)
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
    expect(termsOf(offer).map(({ term }) => term)).not.toContain('Expires')
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
