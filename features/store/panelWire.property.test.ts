import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { formatDay } from '../shared/dates/day.ts'
import type { Panel } from './panel.ts'
import { panelResponse } from './panelWire.ts'

const tiers = {
  icos: [{ ico_slug: 'ico-50', pay_amount: 50, get_amount: '60.00' }],
  gcos: [{ gco_slug: 'gco-50', pay_amount: 50, get_amount: 50 }],
}
const open = { open_amount_options: true, open_amount_type: 'flat_bonus_percent', open_amount_minimum: 25, open_amount_percentage: 20 }
const sales = [tiers, open, { ...tiers, ...open }] as const

const parse = (wire: object) => z.safeParse(panelResponse, { purchase_panel: { project_id: 7, raising: true, ...wire } })

/** @throws if the panel cannot be read. */
function read(wire: object): Panel {
  const { success, data, error } = parse(wire)
  if (!success) throw error
  return data
}

const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    '',
    '#fff',
    '#gggggg',
    'red',
    '2027-02-30',
    '2027-13-01',
    '2027-04-30T12:00:00Z',
    '0000-00-00',
    'tomorrow',
    '12.345',
    -50,
    1e300,
  ),
)
const decorations = fc.record(
  { headline: junk, headline_color: junk, background_color: junk, promo_slug: junk, promo_end_date: junk, fine_print: junk },
  { requiredKeys: [] },
)

describe('PUR-06 PUR-07 optional decorations', () => {
  it('never prevent reading the page or change what is sold, whatever was sent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sales), decorations, (sale, adorned) => {
        const panel = read({ ...sale, ...adorned })
        expect(panel.sale).toEqual(read(sale).sale)
        for (const colour of Object.values(panel.colours ?? {})) expect(colour ?? '#000000').toMatch(/^#[0-9a-f]{6}$/i)
        const day = panel.promotion?.endsOn ?? null
        if (day !== null) expect(formatDay(day)).toMatch(/\d/)
      }),
    )
  })

  it('count as absent, each by itself, where they are of another kind', () => {
    const whole = {
      headline: 'Spring supper',
      background_color: '#ffe600',
      headline_color: '#000000',
      promo_slug: 'SPRING',
      promo_end_date: '2027-04-30',
      fine_print: 'One each.',
    }
    for (const name of Object.keys(whole))
      for (const invalid of [7, [], {}, true])
        expect(read({ ...tiers, ...whole, [name]: invalid })).toEqual(read({ ...tiers, ...whole, [name]: undefined }))
  })

  it('keeps a tier without its unreadable label or former value', () => {
    fc.assert(
      fc.property(junk, junk, (label, was) => {
        const { sale } = read({ icos: [{ ...tiers.icos[0], banner_label: label, strike_through_get: was }] })
        expect(sale).toMatchObject({ offerings: { cash: { tiers: [{ option: { id: 'ico-50' }, pay: 5_000, get: 6_000 }] } } })
      }),
    )
  })

  it('keeps the valid presets in their places', () => {
    expect(read({ ...open, open_amount_presets: [50, 'lots', null, '100.00', -5, 0, {}, 50] }).sale).toMatchObject({
      offerings: { cash: { terms: { presets: [5_000, 0, 0, 10_000, 0, 0, 0, 5_000] } } },
    })
    fc.assert(fc.property(junk, (presets) => void read({ ...open, open_amount_presets: presets })))
  })
})

it('PUR-03 PUR-05 null values count as absent', () => {
  const optional = [
    'icos',
    'standard_gcos',
    'planning',
    'disable_gifting',
    'platewell_cash',
    'open_amount_options',
    'open_amount_presets',
  ] as const

  fc.assert(
    fc.property(fc.subarray([...optional]), (names) => {
      const sale = { gcos: tiers.gcos }
      expect(read({ ...sale, ...Object.fromEntries(names.map((name) => [name, null])) })).toEqual(read(sale))
    }),
  )
})

describe('PUR-03 PUR-10 amounts of money', () => {
  const notMoney = fc.oneof(
    fc.constantFrom('', 'lots', '12.345', null, {}, [], true, '1e3'),
    fc.string().filter((text) => Number.isNaN(Number(text))),
  )

  it('are read exactly, or not at all', () => {
    fc.assert(
      fc.property(fc.constantFrom('pay_amount', 'get_amount'), notMoney, (name, invalid) => {
        expect(parse({ icos: [{ ...tiers.icos[0], [name]: invalid }] }).success).toBe(false)
      }),
    )
  })

  const perSpend = { open_amount_type: 'flat_bonus_amount_per_spend' }

  it('ignores fields that the type of an open amount does not use', () => {
    const expected = { offerings: { cash: { terms: { incentive: { type: 'flatBonusPercent', percent: '20' } } } } }
    expect(read({ ...open, open_amount_incentive_amount: {}, open_amount_minimum: 'some' }).sale).toMatchObject(expected)
    expect(read({ open_amount_type: 'flat_bonus_points' }).sale).toEqual({ status: 'soldOut' })
    const multiples = { incentive: { type: 'flatBonusAmountPerSpend', spend: 2_500, amount: 2_000 } }
    expect(read({ ...open, ...perSpend, open_amount_percentage: 120 }).sale).toMatchObject({ offerings: { cash: { terms: multiples } } })
  })

  it('does not sell what it cannot read, and sells the rest', () => {
    const sale = { offerings: { cash: null, giftCards: { kind: 'tiers' } } }
    expect(read({ ...tiers, ...open, open_amount_type: 'flat_bonus_points' }).sale).toMatchObject(sale)
    expect(read({ ...tiers, icos: [{ ...tiers.icos[0], pay_amount: -50 }] }).sale).toMatchObject(sale)
    const good = { ...tiers.icos[0], pay_amount: '50', ico_slug: 7 }
    expect(read({ icos: [{ ...good, pay_amount: 0 }, good, null] }).sale).toMatchObject({
      offerings: { cash: { tiers: [{ option: { id: '7' }, pay: 5_000 }] } },
    })
  })

  it.each([
    { open_amount_type: 'flat_bonus_points' },
    { open_amount_percentage: 120 },
    { open_amount_percentage: -1 },
    { open_amount_percentage: 1e-7 },
    { open_amount_type: 'flat_discount_percent', open_amount_percentage: 120 },
    { open_amount_percentage: '2e1' },
    { open_amount_options: {} },
    { ...perSpend, open_amount_minimum: 'some' },
    { ...perSpend, open_amount_minimum: -30 },
    { ...perSpend, open_amount_incentive_amount: {} },
    { raising: 'yes' },
  ])('rejects the panel with %j', (invalid) => {
    expect(parse({ ...open, ...invalid }).success).toBe(false)
  })
})
