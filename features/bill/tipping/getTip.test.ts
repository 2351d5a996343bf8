import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { ticket } from '../examples/bill.ts'
import { isHighTip, managerTipOffer, getTip, getTipOffer, typedTip } from './tip.ts'
import { noHabit } from '../reading/tipHabit.ts'

const usual = { defaultTip: null, habit: noHabit }
const ofRestaurant = (defaultTip: number) => ({ ...usual, defaultTip })
const billOf = (total: number) => ({ currency: 'USD' as const, total: cents(total), due: cents(total), tipBase: cents(total) })
const own = (amount: number | null) => ({ kind: 'own', amount: amount === null ? null : cents(amount) }) as const

describe('POS-08 a tip of a guest', () => {
  it.each([['0.5', 'Tip must be above $0.50']])('typed as %j is %j: dollars', (text, expected) => {
    const read = getTip(typedTip(text), getTipOffer(ticket, usual))
    expect(read).toEqual(typeof expected === 'string' ? { kind: 'invalid', message: expected } : { kind: 'valid', amount: expected })
  })

  it('is none while nothing is typed, and none where the restaurant takes none', () => {
    expect(getTip(own(null), getTipOffer(ticket, usual))).toEqual({ kind: 'invalid', message: 'Invalid tip format' })
    expect(getTip(own(5_00), getTipOffer(ticket, ofRestaurant(-1)))).toEqual({ kind: 'valid', amount: 0 })
  })

  it('follows the bill as a preset, and is chosen again where the preset is gone', () => {
    const preset = { kind: 'preset', value: 20 } as const
    expect(getTip(preset, getTipOffer({ ...ticket, tipBase: cents(48_00) }, usual))).toEqual({ kind: 'valid', amount: 9_60 })
    expect(getTip(preset, getTipOffer({ ...ticket, ...billOf(8_00) }, usual))).toEqual({ kind: 'invalid', message: 'Choose a tip' })
  })
})

describe('MGR-08 a tip that a manager enters', () => {
  const offer = (isOptional: boolean) => managerTipOffer(billOf(50_00), null, [18, 20, 20, 22.5], isOptional)
  const format = 'A tip should be at least $0.51 and in the format $0.00'
  it.each([[50, true, format]])('of %j (optional: %s) is %j', (typed, isOptional, expected) => {
    const message = typeof expected === 'string'
    expect(getTip(own(typed), offer(isOptional))).toEqual(
      message ? { kind: 'invalid', message: expected } : { kind: 'valid', amount: expected },
    )
  })

  it('is asked for, or may be left out', () => {
    expect(getTip(null, offer(false))).toEqual({ kind: 'invalid', message: 'Tip amount is required' })
    expect(getTip(null, offer(true))).toEqual({ kind: 'valid', amount: 0 })
  })

  it('has the location’s percentages, each once, and none that could not be paid', () => {
    expect(offer(false).presets.map(({ value, amount }) => [value, amount])).toEqual([
      [18, 9_00],
      [20, 10_00],
      [22.5, 11_25],
    ])
    expect(managerTipOffer(billOf(2_04), null, [0, 18, 25], false).presets).toMatchObject([{ value: 25, amount: 51 }])
  })

  it('can be none, with one press, where it may be left out', () => {
    const none = { kind: 'preset', value: 0 } as const
    expect(getTip(none, offer(true))).toEqual({ kind: 'valid', amount: 0 })
    expect(getTip(none, offer(false))).toEqual({ kind: 'invalid', message: 'Tip amount is required' })
    expect(managerTipOffer(billOf(50_00), null, [], true).presets).toEqual([])
  })
})

it.each([1e15, 1e18, 101])('B §9 a default tip of %d % is none, and throws nothing', (defaultTip) => {
  expect(getTipOffer(ticket, ofRestaurant(defaultTip))).toMatchObject({ initial: { amount: 19_20 } })
})

it.each([
  [200_00, 200_00, false],
  [1_000_00, 5_000_00, false],
  [1_000_01, 5_000_00, true],
])('MGR-18 a high tip of %d cents on a bill of %d: %s', (tip, bill, expected) => {
  expect(isHighTip(cents(tip), cents(bill))).toBe(expected)
})
