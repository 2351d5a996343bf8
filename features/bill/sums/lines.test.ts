import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { linesPartPaid, linesTicket } from '../examples/lines.ts'
import type { LineItem } from '../ticket.ts'
import { sumOf } from './arithmetic.ts'
import { chosenLines, linesAmount, ownLines, linesExtra } from './lines.ts'
import { amountOrZero } from './validated.ts'

const line = (id: string | null, amount: number): LineItem => ({ id, name: 'Item', quantity: 1, amount: cents(amount), paid: false })
const billOf = (total: number, lineItems: readonly LineItem[], due = total) => {
  const tax = cents(total - sumOf(lineItems.map(({ amount }) => amount)))
  return {
    total: cents(total),
    due: cents(due),
    lineItems,
    taxes: [{ label: 'Tax', amount: tax }],
    serviceCharges: [],
    deliveryFee: cents(0),
  }
}
const shares = (bill: Parameters<typeof ownLines>[0]) => ownLines(bill).map(({ share }) => share)

describe('SPL-01 a split by lines', () => {
  it('shares tax, fees and discounts by price', () => {
    expect(shares(linesTicket)).toEqual([46_84, 40_46, 14_90, 13_84])
    expect(linesAmount(['line-1', 'line-4'], linesTicket)).toEqual({ kind: 'valid', amount: 60_68 })
  })

  it('leaves out lines that are paid, and ids that the bill does not have', () => {
    expect(chosenLines(['line-1', 'line-2', 'gone'], linesPartPaid).map(({ id }) => id)).toEqual(['line-1'])
    for (const ids of [[], ['line-2'], ['gone']])
      expect(linesAmount(ids, linesPartPaid)).toEqual({ kind: 'invalid', message: 'Choose what you pay for' })
  })

  it.each([
    ['a line without an id', [line('a', 500), line(null, 500)]],
    ['two lines of one id', [line('a', 500), line('a', 500), line('b', 500)]],
    ['one line', [line('a', 500)]],
    ['no line', []],
  ])('is not offered for a bill with %s', (_, lines) => {
    expect(ownLines(billOf(1_000, lines))).toEqual([])
  })

  it('is not offered where a part of the total has no name: it may be food of others', () => {
    expect(ownLines({ ...linesTicket, total: cents(216_04) })).toEqual([])
  })

  it('asks for no id of a discount, nor of what costs nothing', () => {
    expect(shares(billOf(900, [line('a', 500), line('b', 500), line(null, -100), line(null, 0)]))).toEqual([450, 450])
  })

  it('names tax, fees or discounts of the lines, and nothing where less is due, or cents stay', () => {
    expect(linesExtra(['line-1', 'line-4'], linesTicket)).toBe(3_68)
    expect(linesExtra(['a'], billOf(900, [line('a', 500), line('b', 500)]))).toBe(-50)
    expect(linesExtra(['line-1'], { ...linesTicket, due: cents(20_00) })).toBeNull()
    expect(linesExtra(['a', 'b'], billOf(1_000, [line('a', 500), line('b', 500)], 1_001))).toBeNull()
  })

  it('takes the cents that stay where the bill has grown since others paid, and no larger rest', () => {
    const lines = [line('a', 1_000), { ...line('b', 1_000), paid: true }]
    expect(linesAmount(['a'], billOf(2_000, lines, 1_001))).toEqual({ kind: 'valid', amount: 1_001 })
    expect(linesAmount(['a'], billOf(2_000, lines, 1_002))).toEqual({ kind: 'valid', amount: 1_000 })
    expect(linesAmount(['a'], billOf(2_000, lines, 1_500))).toEqual({ kind: 'valid', amount: 1_000 })
    expect(linesAmount(['a'], billOf(2_000, lines, 700))).toEqual({ kind: 'valid', amount: 700 })
  })
})

describe('SPL-01 any bill', () => {
  const bill = fc
    .record({
      prices: fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 2, maxLength: 15 }),
      // Tax, fees and discounts: from half of the prices to twice.
      factor: fc.integer({ min: 500, max: 2_000 }),
    })
    .map(({ prices, factor }) => {
      const lines = prices.map((price, index) => line(`line-${index}`, price))
      return billOf(Math.max(1, Math.round((prices.reduce((sum, price) => sum + price, 0) * factor) / 1_000)), lines)
    })

  it('has shares that are exact to a cent, and add up to the bill', () => {
    fc.assert(
      fc.property(bill, (bill) => {
        const prices = sumOf(bill.lineItems.map(({ amount }) => amount))
        for (const { share, amount } of ownLines(bill)) expect(Math.abs(share - (bill.total * amount) / prices)).toBeLessThanOrEqual(1)
        expect(sumOf(shares(bill))).toBe(bill.total)
      }),
    )
  })

  it('is paid to the cent once every line is taken, by any guests in any order, also where one pays an amount before', () => {
    const guests = fc.array(fc.nat(5), { minLength: 15, maxLength: 15 })
    fc.assert(
      fc.property(bill, guests, fc.nat(300), (bill, takers, amount) => {
        let [paid, lineItems, due] = [0, bill.lineItems, bill.due]
        const pay = (sum: number) => {
          expect(sum).toBeLessThanOrEqual(due)
          paid += sum
          due = cents(due - sum)
        }
        pay(Math.min(amount, due))
        for (const guest of new Set(takers)) {
          const ids = lineItems.flatMap(({ id }, index) => (id && takers[index] === guest ? [id] : []))
          pay(amountOrZero(linesAmount(ids, { ...bill, lineItems, due })))
          lineItems = lineItems.map((each) => (ids.includes(each.id ?? '') ? { ...each, paid: true } : each))
        }
        expect([paid, due]).toEqual([bill.total, 0])
      }),
    )
  })
})
