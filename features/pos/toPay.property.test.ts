import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noHabit } from '../bill/reading/tipHabit.ts'
import { ticket } from '../bill/examples/bill.ts'
import { cents } from '../shared/money/money.ts'
import type { Visit } from './pos.ts'
import { getSums } from './toPay.ts'
import { link, venue } from './examples/examples.ts'

const amount = (max: number) => fc.integer({ min: 0, max }).map(cents)

const visits = fc
  .record({
    total: amount(400_00),
    cash: amount(500_00),
    houseAccount: amount(60_00),
    cardOnly: amount(60_00),
    defaultTip: fc.constantFrom(null, 0, 15, 20, -1),
    percent: fc.constantFrom(null, 0, 18),
    paidByOthers: fc.integer({ min: 0, max: 100 }),
    gratuity: fc.option(amount(60_00)),
    tip: fc.option(
      fc.oneof(amount(99_00), fc.constantFrom(null, cents(50), cents(51))).map((amount) => ({ kind: 'own' as const, amount })),
    ),
    claimId: fc.constantFrom(null, '881', '882', '883'),
  })
  .map(({ total, cash, houseAccount, cardOnly, defaultTip, percent, paidByOthers, gratuity, tip, claimId }): Visit => {
    const charge = {
      kind: 'gratuity',
      label: 'Gratuity',
      amount: gratuity ?? cents(0),
      due: gratuity ?? cents(0),
      cardOnly: cents(0),
    } as const
    const due = cents(total - Math.floor((total * paidByOthers) / 100))
    return {
      link,
      venue: { ...venue, cash, tip: { defaultTip, canBeSkipped: false, habit: { ...noHabit, percent } } },
      ticket: {
        ...ticket,
        total,
        amount: due,
        due,
        tipBase: total,
        houseAccount: cents(Math.min(houseAccount, due)),
        cardOnly: cents(Math.min(cardOnly, due - Math.min(houseAccount, due))),
        serviceCharges: gratuity === null ? [] : [charge],
      },
      choices: { part: null, tip, claimId, creditOptionId: null, hasTipped: false },
    }
  })

/** The tip in dollars, calculated plainly; null if the page rejects it. */
function expectedTip({ venue: { tip: rules }, ticket: bill, choices }: Visit): number | null {
  const gratuity = bill.serviceCharges.reduce((sum, { due }) => sum + due, 0)
  if (rules.defaultTip !== null && rules.defaultTip < 0) return 0
  if (choices.tip === null) {
    const isPercent = bill.total >= 1000
    const usual = isPercent ? (gratuity > 0 ? 2 : 20) : 1
    const suggested = isPercent && gratuity === 0 ? (rules.habit.percent ?? rules.defaultTip ?? usual) : usual
    // The whole bill is the base here, so what this payment covers of it is what is due.
    const tip = isPercent ? Math.floor((bill.due * suggested * 2 + 100) / 200) : suggested * 100
    return tip + gratuity > 0 && tip + gratuity <= 50 ? 0 : tip
  }
  const own = choices.tip.kind === 'own' ? choices.tip.amount : null
  return own === null || (own + gratuity > 0 && own + gratuity <= 50) ? null : own
}

describe('the sums of a visit', () => {
  it('POS-07 and POS-08 agree with the tip in plain words', () => {
    fc.assert(
      fc.property(visits, (visit) => {
        const { tip } = getSums(visit)
        expect(tip.kind === 'valid' ? tip.amount : null).toBe(expectedTip(visit))
      }),
      { numRuns: 300 },
    )
  })
})
