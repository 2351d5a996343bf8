import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { typedCents } from '../../shared/money/typedSum.ts'
import { locationRuleFields, locationRulesFromWire } from '../reading/locationRules.ts'
import { autoGratuityOn, gratuityPart, validateServiceCharge, startsWithServiceCharge } from './serviceCharge.ts'
import { locationRules, locationRulesWire } from '../examples/bill.ts'

const rulesOf = (said: object) => locationRulesFromWire(z.parse(z.object(locationRuleFields), { ...locationRulesWire, ...said }))

describe('MGR-07 the service charge', () => {
  it('is none where the restaurant has switched it off', () => {
    expect(autoGratuityOn(cents(103_68), { ...locationRules, autoGratuity: 'disabled' })).toBe(0)
  })

  it('is rounded half up, on the bill before its tax', () => {
    const percent = fc.integer({ min: 0, max: 1_000_000 }).map((units) => units / 10_000)
    fc.assert(
      fc.property(fc.nat(10_000_000), percent, percent, (total, autoGratuityPercent, taxPercent) => {
        const charge = autoGratuityOn(cents(total), { ...locationRules, autoGratuityPercent, taxPercent })
        const exact = (total / (1 + taxPercent / 100)) * (autoGratuityPercent / 100)
        expect(Math.abs(charge - exact)).toBeLessThan(0.500_001)
        expect(validateServiceCharge(charge, cents(total)).kind).toBe('valid')
      }),
    )
  })

  it.each([
    [{}, true],
    [{ autograt_percent: null }, false],
    [{ pos_type: null }, false],
  ])('starts on with %j: %s', (said, expected) => {
    expect(startsWithServiceCharge(rulesOf(said))).toBe(expected)
  })

  it.each([['100.01', { kind: 'invalid', message: 'Service charge amount cannot be greater than bill total' }]])(
    'typed as %j',
    (text, expected) => {
      expect(validateServiceCharge(typedCents(text), cents(100_00))).toEqual(expected)
    },
  )
})

it('B §9 is computed from the bill’s total, of which each part of a split pays its share once', () => {
  const gratuity = autoGratuityOn(cents(103_68), locationRules)
  const parts = [cents(50_00), cents(53_68)].map((paying) => gratuityPart(gratuity, paying, { total: cents(103_68) }))
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(gratuity)
  expect(gratuityPart(gratuity, cents(103_68), { total: cents(103_68) })).toBe(gratuity)
  expect(gratuityPart(gratuity, cents(0), { total: cents(0) })).toBe(0)
})

describe('B §3 the rules of a location', () => {
  it('are read field by field', () => {
    expect(rulesOf({})).toEqual(locationRules)
  })

  it.each([
    [{ autograt_mode: 'suggested' }, { autoGratuity: 'optional' }],
    [{ autograt_mode: ' ' }, { autoGratuity: 'disabled' }],
    [{ autograt_mode: 'disabled' }, { autoGratuity: 'disabled' }],
    [{ custom_tip_percent0: 0, custom_tip_percent1: 100 }, { tipPercents: [0, 100, 22.5, 25] }],
    [{ autograt_mode: null }, { autoGratuity: 'disabled' }],
    [
      { autograt_percent: null, tax_percent: null },
      { autoGratuity: 'disabled', autoGratuityPercent: 0, taxPercent: 0 },
    ],
    [{ custom_tip_percent0: null, custom_tip_percent2: 120 }, { tipPercents: [20, 25] }],
    [
      { tipping_enabled: null, supports_split_payment: 'true' },
      { tippingEnabled: false, supportsSplit: true },
    ],
  ])('are read with %j', (said, expected) => {
    expect(rulesOf(said)).toMatchObject(expected)
  })
})
