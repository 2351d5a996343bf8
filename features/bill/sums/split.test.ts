import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { restAfter, percentPresets } from './split.ts'
import { partPaidTicket } from '../examples/bill.ts'

const billOf = (total: number, due = total) => ({ total: cents(total), due: cents(due) })
const enabled = (total: number, due: number) =>
  percentPresets(billOf(total, due))
    .filter(({ disabled }) => !disabled)
    .map(({ percent }) => percent)

describe('MGR-07 a split bill', () => {
  it('disables shares above what is still due', () => {
    expect(enabled(partPaidTicket.total, partPaidTicket.due)).toEqual([25, 33, 50])
    expect(enabled(100_00, 32_99)).toEqual([25])
    expect(enabled(100_00, 24_99)).toEqual([])
    expect(enabled(100_00, 0)).toEqual([])
    expect(enabled(0, 0)).toEqual([])
  })
})

describe('any split bill', () => {
  const total = fc.integer({ min: 0, max: 2_000_000 })

  it('offers shares that are exact to half a cent, or all that is due', () => {
    fc.assert(
      fc.property(total, fc.nat(2_000_000), (total, most) => {
        const due = Math.min(total, most)
        for (const { percent, amount, disabled } of percentPresets(billOf(total, due))) {
          // In hundredths of a cent, without rounding.
          const exact = total * percent
          expect(amount).toBeLessThanOrEqual(due)
          if (amount < due) expect(Math.abs(amount * 100 - exact)).toBeLessThanOrEqual(50)
          expect(disabled).toBe(amount === 0 || exact - due * 100 >= 100)
        }
      }),
    )
  })

  it('is paid in full by two halves, or by four quarters and the rest', () => {
    fc.assert(
      fc.property(total, fc.constantFrom({ percent: 50, times: 2 }, { percent: 25, times: 4 }), (total, { percent, times }) => {
        let due = cents(total)
        for (let guest = 0; guest < times; guest += 1) {
          due = restAfter(
            { due },
            percentPresets(billOf(total, due)).find((share) => share.percent === percent)?.amount ?? cents(0),
          ).ofPayer
        }
        expect(due).toBeLessThan(times)
        if (times === 2) expect(due).toBe(0)
      }),
    )
  })
})
