import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { typedCents } from '../shared/money/typedSum.ts'
import { checkManagerTip, isHighTip, managerTipPresets } from './tip.ts'

describe('MGR-08 a manager’s tip', () => {
  const format = 'A tip should be at least $0.51 and in the format $0.00'
  it.each([
    ['', true, 'Tip amount is required'],
    ['  ', true, 'Tip amount is required'],
    ['$0.00', true, format],
    ['$0.50', true, format],
    ['$0.50', false, format],
  ])('%j is refused (tipping enabled: %s)', (text, enabled, message) => {
    expect(checkManagerTip(typedCents(text), enabled)).toEqual({ kind: 'wrong', message })
  })

  it.each([
    ['$0.51', true, 51],
    ['1,000.00', true, 100_000],
    ['', false, 0],
    ['$0.00', false, 0],
    ['2.00', false, 200],
  ])('%j is right (tipping enabled: %s)', (text, enabled, amount) => {
    expect(checkManagerTip(typedCents(text), enabled)).toEqual({ kind: 'right', amount })
  })

  it('has the location’s percentages, each once, and none that the check would refuse', () => {
    expect(managerTipPresets([18, 20, 20, 22.5], cents(50_00))).toEqual([
      { value: 18, label: '18%', amount: 900 },
      { value: 20, label: '20%', amount: 1_000 },
      { value: 22.5, label: '22.5%', amount: 1_125 },
    ])
    expect(managerTipPresets([0, 18, 25], cents(2_04)).map(({ value }) => value)).toEqual([25])
  })
})

describe('MGR-18 a high tip', () => {
  it.each([
    [100_00, 100_00, false],
    [100_01, 100_00, true],
    [200_00, 200_00, false],
    [100_00, 200_01, false],
    [100_01, 200_01, true],
    [1_000_00, 5_000_00, false],
    [1_000_01, 5_000_00, true],
    [1, 0, true],
    [0, 0, false],
  ])('of %d cents on a bill of %d: %s', (tip, bill, expected) => {
    expect(isHighTip(cents(tip), cents(bill))).toBe(expected)
  })
})
