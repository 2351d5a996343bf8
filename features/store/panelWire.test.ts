import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { dayEverywhere } from '../shared/dates/dayEverywhere.ts'
import { type Offerings, runsOn } from './panel.ts'
import { type PanelWire, panelResponse } from './panelWire.ts'

const read = (wire: Omit<PanelWire, 'project_id'>) => z.parse(panelResponse, { purchase_panel: { project_id: 7, ...wire } })
const onSale = (wire: Omit<PanelWire, 'project_id'>): Offerings | string => {
  const { sale } = read({ raising: true, ...wire })
  return sale.status === 'open' ? sale.offerings : sale.status
}
const ico = { ico_slug: 'ico-50', pay_amount: 50, get_amount: '60.00' }
const gco = { gco_slug: 'gco-50', pay_amount: 50, get_amount: 50, strike_through_get: 45, banner_label: 'Popular' }

describe('what a restaurant sells', () => {
  it('PUR-01 PUR-02 is planning or sold out, whatever else is listed', () => {
    expect(onSale({ planning: true, icos: [ico] })).toBe('planning')
    expect(onSale({ raising: false, icos: [ico] })).toBe('soldOut')
    expect(onSale({})).toBe('soldOut')
    expect(onSale({ disable_gifting: true, gcos: [gco] })).toBe('soldOut')
    expect(onSale({ open_amount_options: true, platewell_cash: false, disable_gifting: true })).toBe('soldOut')
  })

  it('PUR-03 includes tiers of account cash and of gift cards', () => {
    expect(onSale({ icos: [ico], gcos: [gco], standard_gcos: [{ ...gco, gco_slug: 'gco-2', banner_label: null }] })).toEqual({
      cash: {
        kind: 'tiers',
        tiers: [{ option: { kind: 'ico', id: 'ico-50' }, pay: 5_000, get: 6_000, strikeThroughGet: null, label: null }],
      },
      giftCards: {
        kind: 'tiers',
        tiers: [
          { option: { kind: 'gco', id: 'gco-50' }, pay: 5_000, get: 5_000, strikeThroughGet: 4_500, label: 'Popular' },
          { option: { kind: 'gco', id: 'gco-2' }, pay: 5_000, get: 5_000, strikeThroughGet: 4_500, label: null },
        ],
      },
    })
  })

  it('LAW-09 has a price that was computed from personal data, of a tier or an open amount', () => {
    expect(onSale({ icos: [{ ...ico, priced_by_personal_data: true }] })).toMatchObject({ cash: { tiers: [{ isPersonalPrice: true }] } })
    const open = { open_amount_options: true, open_amount_by_personal_data: true }
    expect(onSale(open)).toMatchObject({ cash: { terms: { isPersonalPrice: true } } })
  })

  it('PUR-05 excludes gift cards or account cash where they are switched off', () => {
    expect(onSale({ icos: [ico], gcos: [gco], disable_gifting: true })).toMatchObject({ giftCards: null })
    expect(onSale({ icos: [ico], gcos: [gco], platewell_cash: false })).toMatchObject({ cash: null })
  })

  it('PUR-04 replaces the tiers of account cash by an open amount, and gift cards only where they have no tiers', () => {
    const open = { open_amount_options: true, open_amount_presets: [50, '100.00', 50] }
    expect(onSale({ ...open, icos: [ico] })).toMatchObject({
      cash: { kind: 'openAmount', terms: { presets: [5_000, 10_000, 5_000] } },
      giftCards: { kind: 'openAmount' },
    })
    expect(onSale({ ...open, gcos: [gco] })).toMatchObject({ cash: { kind: 'openAmount' }, giftCards: { kind: 'tiers' } })
  })
})

describe('PUR-10 the incentive of an open amount', () => {
  const termsOf = (wire: Omit<PanelWire, 'project_id'>) => {
    const offerings = onSale({ open_amount_options: true, ...wire })
    return typeof offerings === 'string' || offerings.cash?.kind !== 'openAmount' ? null : offerings.cash.terms
  }

  it.each([
    ['flat_bonus_amount_per_spend', 'flatBonusAmountPerSpend'],
    ['flat_discount_amount_per_spend', 'flatDiscountAmountPerSpend'],
  ] as const)('%s has multiples, by default $20 for each $100', (wireType, type) => {
    expect(termsOf({ open_amount_type: wireType })).toMatchObject({ incentive: { type, spend: 10_000, amount: 2_000 } })
    expect(termsOf({ open_amount_type: wireType, open_amount_minimum: 50, open_amount_incentive_amount: '7.50' })).toMatchObject({
      incentive: { spend: 5_000, amount: 750 },
    })
  })

  it.each([
    ['flat_bonus_amount_per_spend', 3_000, 3_000],
    ['flat_discount_amount_per_spend', 1, 5_000],
    ['flat_bonus_percent', 1, 5_000],
    ['flat_discount_percent', 1, 5_000],
  ] as const)('PUR-09 %s has a minimum of %i cents, and of %i if the wire has $50', (wireType, byDefault, for50) => {
    expect(termsOf({ open_amount_type: wireType })).toMatchObject({ minimum: byDefault })
    expect(termsOf({ open_amount_type: wireType, open_amount_minimum: 0 })).toMatchObject({ minimum: byDefault })
    expect(termsOf({ open_amount_type: wireType, open_amount_minimum: 50 })).toMatchObject({ minimum: for50 })
  })

  it('PUR-03 is sold if open_amount_options is a list with something in it', () => {
    const sold = (open_amount_options: unknown[]) => onSale({ open_amount_options, icos: [ico] })
    expect(sold([50, { amount: 100 }])).toMatchObject({ cash: { kind: 'openAmount' } })
    expect(sold([])).toMatchObject({ cash: { kind: 'tiers' } })
    expect(onSale({ open_amount_options: [] })).toBe('soldOut')
  })

  it.each([
    ['flat_bonus_percent', 'flatBonusPercent'],
    ['flat_discount_percent', 'flatDiscountPercent'],
  ] as const)('%s is a percentage, from the minimum on', (wireType, type) => {
    expect(termsOf({ open_amount_type: wireType, open_amount_percentage: 12.5, open_amount_minimum: 25 })).toEqual({
      incentive: { type, percent: '12.5' },
      minimum: 2_500,
      presets: [],
    })
  })
})

it.each([
  [33.333, '33.333'],
  ['33.3333', '33.3333'],
  ['20.0', '20.0'],
  [100, '100'],
  [undefined, '0'],
])('PUR-10 the percentage %j keeps its decimals', (open_amount_percentage, percent) => {
  expect(onSale({ open_amount_options: true, open_amount_type: 'flat_bonus_percent', open_amount_percentage })).toMatchObject({
    cash: { terms: { incentive: { percent } } },
  })
})

describe('what a panel says', () => {
  it('PUR-07 reads one colour alone, and the short form of a colour', () => {
    expect(read({ background_color: '#ffe600' }).colours).toEqual({ background: '#ffe600', text: null })
    expect(read({ headline_color: '#1A2' }).colours).toEqual({ background: null, text: '#11AA22' })
  })

  it.each(['2027-04-30', '2027-04-30T23:59:59Z', '2027-04-30T23:59:59.000-06:00', '2027-04-30 12:00:00 UTC'])(
    'PUR-06 the promotion ends on the day that %j names',
    (promo_end_date) => {
      expect(read({ promo_slug: 'SPRING', promo_end_date }).promotion).toEqual({ slug: 'SPRING', endsOn: '2027-04-30' })
    },
  )

  it('PUR-06 a promotion runs until the end of its last day, or always without one', () => {
    const until = (endsOn: string | null) => runsOn({ slug: 'SPRING', endsOn }, { begun: '2027-04-30' })
    expect([until('2027-04-29'), until('2027-04-30'), until('2027-05-01'), until(null)]).toEqual([false, true, true, true])
    const runsAt = (time: string) => runsOn({ slug: 'SPRING', endsOn: '2027-04-30' }, dayEverywhere(Date.parse(time)))
    // In Auckland, Maine’s last evening is the next day already.
    expect(runsAt('2027-04-30T20:00:00-04:00')).toBe(true)
    expect([runsAt('2027-04-30T23:59:59-12:00'), runsAt('2027-05-01T00:00:00-12:00')]).toEqual([true, false])
  })

  it('PUR-06 PUR-07 reads headline, colours, promotion and fine print, each by itself', () => {
    expect(
      read({
        headline: 'Spring supper',
        background_color: '#ffe600',
        headline_color: '#FFFFFF',
        promo_slug: 'SPRING',
        promo_end_date: '2027-04-30',
        fine_print: 'One each.',
      }),
    ).toMatchObject({
      headline: 'Spring supper',
      colours: { background: '#ffe600', text: '#FFFFFF' },
      promotion: { slug: 'SPRING', endsOn: '2027-04-30' },
      finePrint: 'One each.',
    })
    const coloursWith = (headline_color: string) => read({ background_color: '#ffe600', headline_color }).colours
    const onYellow = (text: string | null) => ({ background: '#ffe600', text })
    expect(['#ffff', '#ffe6001', 'x#ffe600'].map(coloursWith)).toEqual([onYellow(null), onYellow(null), onYellow(null)])
    expect(read({})).toMatchObject({ headline: null, colours: null, promotion: null, finePrint: null })
  })
})
