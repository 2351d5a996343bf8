import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { partPaidTicket, ticket } from '../examples/bill.ts'
import { linesTicket } from '../examples/lines.ts'
import { sumOf } from './arithmetic.ts'
import { fewestPeople, getPart, mostPeople, paidBefore, partChoice, wholeOf } from './part.ts'
import { restAfter } from './split.ts'
import { amountOrZero } from './validated.ts'

const { lineItems } = linesTicket
const prices = sumOf(lineItems.map(({ amount }) => amount))
const billOf = (total: number, due = total) => ({
  total: cents(total),
  due: cents(due),
  lineItems,
  taxes: [{ label: 'Tax', amount: cents(total - prices) }],
  serviceCharges: [],
  deliveryFee: cents(0),
})
const shares = (people: number, mine = 1) => ({ kind: 'shares', people, mine }) as const
const typed = (text: string) => ({ kind: 'amount', typed: text }) as const

describe('SPL-01 a guest pays a part of a bill', () => {
  it.each([['the shares of several people', shares(4, 3), ticket, 77_76]])('%s', (_, part, bill, amount) => {
    expect(getPart(part, bill)).toEqual({ kind: 'valid', amount })
  })

  it.each([
    ['', 'Enter how much of the bill to pay'],
    ['0', 'Enter how much of the bill to pay'],
    ['5,25', 'That’s not an amount. Type it as 1,250.50.'],
  ])('and no amount of %j: %s', (text, message) => {
    expect(getPart(typed(text), ticket)).toEqual({ kind: 'invalid', message })
  })

  it('is never restored from a part that no guest can choose: its amount is above zero and no more than is due', () => {
    const number = fc.oneof(fc.integer({ min: -3, max: 25 }), fc.maxSafeInteger())
    const stored = fc.oneof(
      fc.record({ kind: fc.constant('shares'), people: number, mine: number }),
      fc.record({ kind: fc.constant('amount'), typed: fc.oneof(fc.string(), number.map(String)) }),
      fc.record({ kind: fc.constant('lines'), ids: fc.array(fc.constantFrom('line-1', 'line-2', 'gone')) }),
    )
    const bill = fc
      .integer({ min: 1, max: 2_000_000 })
      .chain((total) => fc.integer({ min: 1, max: total }).map((due) => billOf(total, due)))
    fc.assert(
      fc.property(stored, bill, (value, bill) => {
        const read = z.safeParse(partChoice, value)
        const part = read.success ? getPart(read.data, bill) : null
        if (part?.kind !== 'valid') return
        expect(part.amount).toBeGreaterThan(0)
        expect(part.amount).toBeLessThanOrEqual(bill.due)
      }),
    )
  })

  it('the sum that others have paid is neither due nor left to them', () => {
    expect(paidBefore(partPaidTicket)).toBe(51_84)
    expect(paidBefore({ ...ticket, due: cents(50_00), leftUnpaid: cents(53_68) })).toBe(0)
  })

  it('is restored after a reload as it was chosen', () => {
    for (const part of [shares(4, 3), typed('$20.50')]) expect(z.parse(partChoice, part)).toEqual(part)
    for (const part of [
      { kind: 'shares', people: 4 },
      { kind: 'shares', people: 4.5, mine: 1 },
      shares(2, -1),
      shares(2, 3),
      shares(1),
      shares(21),
      { kind: 'amount' },
    ])
      expect(z.safeParse(partChoice, part).success).toBe(false)
  })

  const total = fc.integer({ min: 1, max: 2_000_000 })

  it('equal shares pay the bill exactly, however many people pay for how many', () => {
    const table = fc
      .integer({ min: fewestPeople, max: mostPeople })
      .chain((people) =>
        fc.record({
          people: fc.constant(people),
          groups: fc.array(fc.integer({ min: 1, max: people }), { minLength: people, maxLength: people }),
        }),
      )
    fc.assert(
      fc.property(total, table, (total, { people, groups }) => {
        let [due, paid, left] = [cents(total), 0, people]
        for (const group of groups) {
          const mine = Math.min(group, left)
          if (mine === 0 || due === 0) break
          const amount = amountOrZero(getPart(shares(people, mine), billOf(total, due)))
          expect(amount).toBeGreaterThan(0)
          // Within a cent for each payment before it.
          if (amount < due) expect(Math.abs(amount - (total * mine) / people)).toBeLessThan(1)
          due = restAfter({ due }, amount).ofPayer
          paid += amount
          left -= mine
        }
        expect([paid, due]).toEqual([total, 0])
      }),
    )
  })

  it('any parts add up to the bill, and the next guest always pays the rest', () => {
    const part = fc.oneof(
      fc.record({ kind: fc.constant('shares' as const), people: fc.integer({ min: 2, max: 20 }), mine: fc.integer({ min: 1, max: 2 }) }),
      fc.integer({ min: 1, max: 100_000 }).map((amount) => typed((amount / 100).toFixed(2))),
    )
    fc.assert(
      fc.property(total, fc.array(part, { maxLength: 12 }), (total, parts) => {
        let [due, paid] = [cents(total), 0]
        for (const each of [...parts, null]) {
          const amount = amountOrZero(getPart(each, billOf(total, due)))
          due = restAfter({ due }, amount).ofPayer
          paid += amount
        }
        expect([paid, due]).toEqual([total, 0])
      }),
    )
  })
})

it('SPL-01 a payment has a whole beside it only where it covers a part', () => {
  expect([1, 999, 1_000, 1_001].map((paying) => wholeOf(cents(paying), billOf(1_000)))).toEqual([1_000, 1_000, null, null])
})
