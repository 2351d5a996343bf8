import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { type FirstStep, firstStepOf, shortfallOf, stepBeforeReview } from './covering.ts'
import { gratuityTicket, ticket } from '../examples/bill.ts'

const yesNo = [true, false] as const

const bills = [
  { name: 'a bill', bill: { ...ticket, amount: cents(100_00), due: cents(100_00) } },
  // The gratuity of 17.28 must go on a card, so it is left out here: only the rest can be covered.
  { name: 'a bill with gratuity', bill: { ...gratuityTicket, amount: cents(100_00), due: cents(100_00), cardOnly: cents(0) } },
]
const funds = [
  { name: 'nothing', cash: 0, offer: 0, covers: false },
  { name: 'a balance below the bill', cash: 99_99, offer: 0, covers: false },
  { name: 'an offer below the bill', cash: 0, offer: 99_99, covers: false },
  { name: 'a balance and an offer below the bill', cash: 50_00, offer: 49_99, covers: false },
  { name: 'a balance that covers it', cash: 100_00, offer: 0, covers: true },
  { name: 'an offer that covers it', cash: 0, offer: 100_00, covers: true },
  { name: 'a balance and an offer that cover it together', cash: 50_00, offer: 50_00, covers: true },
]
const defaultTips = [null, 0, 20, -1]

type Row = readonly [name: string, expected: FirstStep, actual: FirstStep]

/** The table of POS-04, in its own words. */
function expectedStep(isZero: boolean, covers: boolean, isNegative: boolean, canBeSkipped: boolean): FirstStep {
  if (isZero) return 'returnToOrder'
  if (covers && isNegative) return 'redeemCredit'
  if (covers) return 'review'
  return canBeSkipped ? 'review' : 'redeemCredit'
}

const rows: readonly Row[] = bills.flatMap(({ name: billName, bill }) =>
  funds.flatMap(({ name, cash, offer, covers }) =>
    defaultTips.flatMap((defaultTip) =>
      yesNo.flatMap((canBeSkipped) =>
        yesNo.map((isZero): Row => {
          const asked = isZero ? { ...bill, amount: cents(0) } : bill
          return [
            `${isZero ? 'zero: ' : ''}${billName}, ${name}, default tip ${defaultTip}, ${canBeSkipped ? 'skippable' : 'required'}`,
            expectedStep(isZero, covers, defaultTip !== null && defaultTip < 0, canBeSkipped),
            firstStepOf(asked, { cash: cents(cash), offer: cents(offer) }, { defaultTip, canBeSkipped }),
          ]
        }),
      ),
    ),
  ),
)

describe('POS-04 the first step', () => {
  it('follows from bill, balance, offer, default tip and whether the tip can be skipped', () => {
    expect(rows).toHaveLength(224)
    expect(rows.map(([name, , actual]) => `${name}: ${actual}`)).toEqual(rows.map(([name, expected]) => `${name}: ${expected}`))
    expect(new Set(rows.map(([, , actual]) => actual))).toEqual(new Set(['returnToOrder', 'review', 'redeemCredit']))
  })

  const required = { defaultTip: null, canBeSkipped: false }
  const none = { cash: cents(0), offer: cents(0) }

  it.each([
    ['returns from a bill that others have paid', { ...ticket, due: cents(0) }, none, 'returnToOrder'],
    ['reviews a bill that the house account covers', { ...ticket, houseAccount: ticket.due }, none, 'review'],
    ['asks for a tip where a part must go on the card', gratuityTicket, { ...none, cash: cents(999_00) }, 'redeemCredit'],
  ] as const)('%s', (_, bill, funds, expected) => {
    expect(firstStepOf(bill, funds, required)).toBe(expected)
  })
})

it('POS-06 POS-09 the shortfall is what the card has to cover, and decides where Back leads', () => {
  const [short, enough] = [
    { cash: cents(60_00), offer: cents(20_00) },
    { cash: cents(90_00), offer: cents(20_00) },
  ]
  expect([shortfallOf(ticket, short), shortfallOf(ticket, enough)]).toEqual([2_368, 0])
  expect([stepBeforeReview(ticket, short), stepBeforeReview(ticket, enough)]).toEqual(['addCredit', 'redeemCredit'])
})
