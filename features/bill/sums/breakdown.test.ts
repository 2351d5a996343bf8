import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { type Cents, cents } from '../../shared/money/money.ts'
import { balanceFields, cashNote, cashFromWire, cashPartsFromWire } from '../reading/balances.ts'
import { type Breakdown, calculateBreakdown, getEarnedCredit } from './breakdown.ts'
import { ticket } from '../examples/bill.ts'

const nothing = { split: null, offer: cents(0), cash: cents(0), tip: cents(0) }
const all = { ...nothing, offer: cents(20_00), cash: cents(30_00), tip: cents(19_20) }

describe('POS-09 MGR-09 which money pays what', () => {
  it('MGR-10 DIN-03 tells what the guest earns back', () => {
    const paid = calculateBreakdown(ticket, all)
    expect([getEarnedCredit(paid, 0.2), getEarnedCredit(paid, 0)]).toEqual([1_074, 0])
  })
})

/** Pays a bill cent by cent: each cent comes from the first source that still may pay it. */
function paidByCents(due: number, houseAccount: number, cardOnly: number, offer: number, cash: number) {
  const paid = { houseAccount: 0, offer: 0, cash: 0, card: 0 }
  const notByCard = Math.max(due - Math.min(houseAccount, due) - cardOnly, 0)
  for (let cent = 0; cent < due; cent += 1) {
    const byCredit = paid.offer + paid.cash
    if (paid.houseAccount < houseAccount) paid.houseAccount += 1
    else if (paid.offer < offer && byCredit < notByCard) paid.offer += 1
    else if (paid.cash < cash && byCredit < notByCard) paid.cash += 1
    else paid.card += 1
  }
  return paid
}

const money = (max: number) => fc.integer({ min: 0, max }).map(cents)
const odd = fc.integer({ min: -100, max: 400 }).map(cents)
const small = { due: money(300), houseAccount: money(400), cardOnly: money(400) }

/** @throws if the parts are negative or do not add up. */
function expectWhole(breakdown: Breakdown, due: Cents) {
  const { paying, houseAccount, offer, cash, card, tip, charged, grandTotal, rest } = breakdown
  for (const amount of Object.values({ ...breakdown, ...rest, rest: 0 })) expect(amount).toBeGreaterThanOrEqual(0)
  expect(houseAccount + offer + cash + card).toBe(paying)
  expect([paying + rest.ofPayer, card + tip, paying + tip]).toEqual([due, charged, grandTotal])
}

describe('any payment', () => {
  it('is divided as if it were paid cent by cent', () => {
    fc.assert(
      fc.property(fc.record(small), money(400), money(400), money(50), (bill, offer, cash, tip) => {
        const model = paidByCents(bill.due, bill.houseAccount, bill.cardOnly, offer, cash)
        expect(calculateBreakdown(bill, { split: null, offer, cash, tip })).toMatchObject({ ...model, tip })
      }),
    )
  })

  it('adds up to the cent and is never negative, whatever was chosen', () => {
    fc.assert(
      fc.property(fc.record(small), fc.option(odd), odd, odd, odd, (bill, split, offer, cash, tip) => {
        const breakdown = calculateBreakdown(bill, { split, offer, cash, tip })
        expectWhole(breakdown, bill.due)
        expect(breakdown.offer).toBeLessThanOrEqual(Math.max(offer, 0))
        expect(breakdown.cash).toBeLessThanOrEqual(Math.max(cash, 0))
        expect(breakdown.houseAccount).toBeLessThanOrEqual(bill.houseAccount)
      }),
    )
  })

  it('MGR-15 pays the bill exactly, in however many parts', () => {
    const part = fc.record({ split: money(300), offer: money(50), cash: money(200), tip: money(50) })
    fc.assert(
      fc.property(fc.record(small), fc.array(part), (start, parts) => {
        let [due, accountLeft, paid] = [start.due, start.houseAccount, 0]
        for (const choice of [...parts, nothing]) {
          const { paying, houseAccount, rest } = calculateBreakdown({ due, houseAccount: accountLeft, cardOnly: start.cardOnly }, choice)
          paid += paying
          accountLeft = cents(accountLeft - houseAccount)
          due = rest.ofPayer
        }
        expect([paid, due]).toEqual([start.due, 0])
        expect(accountLeft).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('the guest’s cash', () => {
  it.each([
    [{ credit_balance: '10.50', ik_pass_balance: 5 }, '$10.50 credit + $5.00 pass'],
    [{ balance: '12.00', credit_balance: '10.50', ik_pass_balance: 5 }, null],
    [{ credit_balance: 20, ik_pass_balance: 0 }, null],
    [{ balance: 20 }, null],
  ])('POS-19 of %j is made of %j', (wire, note) => {
    const read = z.parse(z.object(balanceFields), wire)
    expect(cashNote(cashFromWire(read), cashPartsFromWire(read), 'USD')).toBe(note)
  })
})
