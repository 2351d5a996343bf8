import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { typedCents } from '../../shared/money/typedSum.ts'
import { validateSplit, payingNow, restAfter, percentPresets } from './split.ts'
import { partPaidTicket, ticket } from '../examples/bill.ts'

const billOf = (total: number, due = total) => ({ total: cents(total), due: cents(due) })
const enabled = (total: number, due: number) =>
  percentPresets(billOf(total, due))
    .filter(({ disabled }) => !disabled)
    .map(({ percent }) => percent)

describe('MGR-07 a split bill', () => {
  it('offers shares of the whole bill', () => {
    expect(percentPresets(ticket)).toEqual([
      { percent: 25, amount: 2_592, disabled: false },
      { percent: 33, amount: 3_421, disabled: false },
      { percent: 50, amount: 5_184, disabled: false },
      { percent: 66, amount: 6_843, disabled: false },
      { percent: 75, amount: 7_776, disabled: false },
    ])
  })

  it('disables shares above what is still due', () => {
    expect(enabled(partPaidTicket.total, partPaidTicket.due)).toEqual([25, 33, 50])
    expect(enabled(100_00, 32_99)).toEqual([25])
    expect(enabled(100_00, 24_99)).toEqual([])
    expect(enabled(100_00, 0)).toEqual([])
    expect(enabled(0, 0)).toEqual([])
  })

  it('has two halves of an odd bill', () => {
    const half = (due: number) => percentPresets(billOf(10_01, due)).find(({ percent }) => percent === 50)
    expect([half(10_01), half(5_00)]).toEqual([
      { percent: 50, amount: 501, disabled: false },
      { percent: 50, amount: 500, disabled: false },
    ])
  })

  it('is capped at what is due, and covers all of it without an amount', () => {
    expect([payingNow(null, ticket), payingNow(cents(20_00), ticket), payingNow(cents(200_00), ticket)]).toEqual([10_368, 2_000, 10_368])
  })

  it.each([
    ['$20.00', { kind: 'valid', amount: 2_000 }],
    ['103.68', { kind: 'valid', amount: 10_368 }],
    ['500', { kind: 'valid', amount: 10_368 }],
    ['$0.00', { kind: 'invalid', message: 'Enter how much of the bill to pay' }],
    ['', { kind: 'invalid', message: 'Enter how much of the bill to pay' }],
  ])('typed as %j', (text, expected) => {
    expect(validateSplit(typedCents(text), ticket)).toEqual(expected)
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
