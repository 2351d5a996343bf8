import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gratuityTicket } from '../../bill/examples/bill.ts'
import { headlineFromTotals } from '../../bill/sums/breakdown.ts'
import { type PaymentLine, paymentLines } from '../../bill/paying/rows.ts'
import { amountOrZero } from '../../bill/sums/validated.ts'
import { cents } from '../../shared/money/money.ts'
import { type Choices, getAmounts, shownFromAmounts, switchedExpense } from './choices.ts'
import { choices, legacyLocation, location, setting, ticket } from './examples/examples.ts'

const legacy = { ...setting, location: legacyLocation }
const noTipping = { ...setting, location: { ...location, rules: { ...location.rules, tippingEnabled: false } } }

const sumOfLines = (lines: readonly PaymentLine[]) =>
  lines.filter(({ tone }) => tone !== 'subtotal').reduce((sum, { amount }) => sum + amount, 0)

const money = fc.integer({ min: 0, max: 40_000 }).map(cents)
const moneyOrNull = fc.option(money)
const anyChoices: fc.Arbitrary<Choices> = fc.record({
  split: moneyOrNull,
  tip: fc.oneof(
    fc.constant(null),
    fc.constantFrom(0, 18, 20, 25, 100).map((value) => ({ kind: 'preset' as const, value })),
    moneyOrNull.map((amount) => ({ kind: 'own' as const, amount })),
  ),
  serviceCharge: fc.oneof(
    fc.constantFrom({ kind: 'off' as const }, { kind: 'automatic' as const }),
    moneyOrNull.map((amount) => ({ kind: 'own' as const, amount })),
  ),
  expense: fc.constantFrom('personal', 'business'),
  claimId: fc.constantFrom(null, '881', '902', '915', 'gone'),
  hasUsedReward: fc.boolean(),
  usesCash: fc.boolean(),
  cardId: fc.constant(null),
})

describe('MGR-09 the summary', () => {
  it('adds up to what the button says, whatever is chosen', () => {
    fc.assert(
      fc.property(
        anyChoices,
        fc.constantFrom(ticket, gratuityTicket),
        fc.constantFrom(location, legacyLocation),
        (chosen, ticket, location) => {
          const amounts = getAmounts(chosen, { ...setting, ticket, location })
          const { breakdown, tip, serviceCharge } = amounts
          const lines = paymentLines(breakdown, { ...shownFromAmounts(amounts), cashName: 'Dining cash' }, 'USD')
          expect(sumOfLines(lines)).toBe(headlineFromTotals(breakdown).amount)
          expect(breakdown.charged).toBe(breakdown.card + amountOrZero(tip) + amountOrZero(serviceCharge))
        },
      ),
    )
  })
})

describe('MGR-08 the tip', () => {
  it.each([
    ['tipping is disabled', noTipping, choices.serviceCharge],
    ['a service charge is paid', legacy, { kind: 'automatic' }],
    ['the bill holds a gratuity', { ...setting, ticket: gratuityTicket }, choices.serviceCharge],
  ] as const)('may be left out where %s', (_, where, serviceCharge) => {
    expect(getAmounts({ ...choices, serviceCharge, tip: null }, where).tip).toEqual({ kind: 'valid', amount: 0 })
  })

  it('is required again once the service charge is off', () => {
    expect(getAmounts({ ...choices, tip: null, serviceCharge: { kind: 'off' } }, legacy).tip.kind).toBe('invalid')
  })
})

describe('MGR-07 the service charge', () => {
  const charged = (serviceCharge: Choices['serviceCharge'], where = legacy, split: Choices['split'] = null) =>
    getAmounts({ ...choices, serviceCharge, split }, where).serviceCharge

  it('is the automatic gratuity while it is on, nothing while it is off, or what was typed', () => {
    expect(charged({ kind: 'automatic' })).toEqual({ kind: 'valid', amount: 17_14 })
    expect(charged({ kind: 'automatic' }, legacy, cents(51_84))).toEqual({ kind: 'valid', amount: 8_57 })
    expect(charged({ kind: 'off' })).toEqual({ kind: 'valid', amount: 0 })
    expect(charged({ kind: 'own', amount: cents(5_00) })).toEqual({ kind: 'valid', amount: 5_00 })
    expect(charged({ kind: 'own', amount: null })).toEqual({ kind: 'valid', amount: 0 })
    expect(charged({ kind: 'own', amount: cents(103_69) }).kind).toBe('invalid')
  })

  it('is not added to a bill that holds a gratuity, nor where it is disabled', () => {
    const own = { kind: 'own', amount: cents(5_00) } as const
    expect(charged(own, { ...legacy, ticket: gratuityTicket })).toEqual({ kind: 'valid', amount: 0 })
    expect(charged(own, setting)).toEqual({ kind: 'valid', amount: 0 })
  })
})

describe('MGR-09 rewards and balance', () => {
  it('pay by default what the guest owns, and no reward', () => {
    const { reward, breakdown } = getAmounts(choices, setting)
    expect([reward, breakdown.offer, breakdown.cash]).toEqual([null, 0, 25_00])
  })

  it('pay nothing of a business expense', () => {
    const { reward, breakdown } = getAmounts({ ...choices, expense: 'business', claimId: '902' }, setting)
    expect([reward, breakdown.offer, breakdown.cash, breakdown.charged]).toEqual([null, 0, 0, 122_88])
  })

  it('are cleared by switching between business and personal, and by nothing else', () => {
    const chosen = { ...choices, claimId: '902', usesCash: false }
    expect(switchedExpense(chosen, 'business')).toEqual({ ...chosen, expense: 'business', claimId: null, usesCash: true })
    expect(switchedExpense(chosen, 'personal')).toBe(chosen)
  })

  it('take no more off than a split pays, and count tip and charge towards a minimum', () => {
    expect(getAmounts({ ...choices, split: cents(10_00), claimId: '902' }, setting).breakdown.offer).toBe(10_00)
    const small = { ...choices, split: cents(50_00), tip: { kind: 'own', amount: cents(10_00) } } as const
    expect(getAmounts({ ...small, claimId: '881' }, setting).reward?.offer.claimId).toBe('881')
    expect(getAmounts({ ...small, tip: { kind: 'own', amount: cents(9_99) }, claimId: '881' }, setting).reward).toBeNull()
  })
})
