import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idle } from '../shared/api/answers/answer.ts'
import { ready } from '../shared/api/remote.ts'
import { type Cents, cents } from '../shared/money/money.ts'
import { amountText, getSuggestion } from './entry.ts'
import type { Offerings, Tab, Tier } from './panel.ts'
import { type PurchaseState, getPurchaseState } from './purchase.ts'
import { giftTiers, openAmount, panelWith, terms, tiersAt, visit } from './examples/panel.ts'

/** The page after following the calculator's link. */
const opened = (offerings: Offerings, spend: Cents | null, tab: Tab = 'cash'): PurchaseState =>
  getPurchaseState(ready(panelWith(offerings)), { ...visit, spend, tab }, idle)

const amountIn = (state: PurchaseState) => (state.status === 'openAmount' ? amountText(state) : null)
const suggested = (state: PurchaseState) => (state.status === 'tiers' ? getSuggestion(state) : null)

describe('CAL-02 PUR-04 an open amount starts with the calculator’s amount', () => {
  const sold = { cash: openAmount, giftCards: openAmount }

  it('is ignored if it cannot be bought', () => {
    const expensive = { kind: 'openAmount', terms: { ...terms, minimum: cents(9_950_000) } } as const
    expect(amountIn(opened({ cash: expensive, giftCards: null }, cents(2_000_000)))).toBe('')
  })

  it('does not apply to gift cards', () => {
    expect(amountIn(opened(sold, cents(123_400), 'giftCards'))).toBe('100')
  })
})

it('CAL-02 PUR-03 no tier is suggested if all cost more, without an amount, or for gift cards', () => {
  const sold = { cash: tiersAt([50, 60], [250, 325]), giftCards: giftTiers }

  expect(suggested(opened({ cash: tiersAt([75, 90]), giftCards: null }, cents(5_000)))).toBeNull()
  expect(suggested(opened(sold, null))).toBeNull()
  expect(suggested(opened(sold, cents(5_000), 'giftCards'))).toBeNull()
})

const sums = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 }))

function suggestedAmong(spend: number, [first = [1, 1], ...more]: readonly (readonly [number, number])[]) {
  const offering = tiersAt(first, ...more)
  const found = suggested(opened({ cash: offering, giftCards: null }, cents(spend * 100)))
  return offering.kind === 'tiers' ? { ...found, tiers: offering.tiers } : null
}
const worth = ({ pay, get }: Tier) => [pay, get] as const

it('CAL-02 PUR-03 suggests the most expensive tier within the spend, and of two at one price the one with more credit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), fc.array(sums, { minLength: 1, maxLength: 6 }), (spend, prices) => {
      const found = suggestedAmong(spend, prices)
      const [best] = (found?.tiers ?? [])
        .filter(({ pay }) => pay <= spend * 100)
        .toSorted((one, other) => other.pay - one.pay || other.get - one.get)
      expect(found?.nearest && worth(found.nearest)).toEqual(best && worth(best))
      if (found?.nearest) expect(found.others).toEqual(found.tiers.filter((tier) => tier !== found.nearest))
    }),
  )
})

it('CAL-02 PUR-03 suggests the first of two equal tiers', () => {
  expect(
    suggestedAmong(60, [
      [50, 60],
      [50, 60],
    ]),
  ).toMatchObject({ spend: 6_000, nearest: { option: { id: 'ico-0' } } })
})
