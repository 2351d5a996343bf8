import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answered } from '../shared/answer.ts'
import { type Cents, cents } from '../shared/money.ts'
import { checkOf, textOf } from './entry.ts'
import type { Offerings, Tab } from './panel.ts'
import type { PurchaseEvent, PurchaseState } from './purchase.ts'
import { suggestionOf } from './suggestion.ts'
import { draft, giftTiers, openAmount, panelWith, reading, terms, tiersAt } from './testing/examples.ts'
import { begin, transition } from './transition.ts'

const after = (state: PurchaseState, ...events: readonly PurchaseEvent[]): PurchaseState =>
  events.reduce((before, event) => transition(before, event)[0], state)

/** The page after following the calculator's link. */
const opened = (offerings: Offerings, spend: Cents | null, tab: Tab = 'cash'): PurchaseState =>
  after(begin({ ...reading, spend, draft: { ...draft, tab } })[0], { type: 'loadPanelAnswered', answer: answered(panelWith(offerings)) })

const amountIn = (state: PurchaseState) => (state.status === 'openAmount' ? { text: textOf(state), check: checkOf(state) } : null)
const suggested = (state: PurchaseState) => (state.status === 'tiers' ? suggestionOf(state) : null)

describe("CAL-02 PUR-04 an open amount starts with the calculator's amount", () => {
  const sold = { cash: openAmount, giftCards: openAmount }

  it('shows its quote at once', () => {
    expect(amountIn(opened(sold, cents(123_400)))).toMatchObject({
      text: '1,234',
      check: { kind: 'right', quote: { pay: 123_400, gain: 24_680 } },
    })
  })

  it('is raised to the minimum', () => {
    const expensive = { kind: 'openAmount', terms: { ...terms, minimum: cents(7_500) } } as const
    expect(amountIn(opened({ cash: expensive, giftCards: null }, cents(5_000)))).toMatchObject({ text: '75', check: { kind: 'right' } })
  })

  it('is ignored if it cannot be bought', () => {
    const expensive = { kind: 'openAmount', terms: { ...terms, minimum: cents(9_950_000) } } as const
    expect(amountIn(opened({ cash: expensive, giftCards: null }, cents(2_000_000)))).toMatchObject({ text: '100' })
  })

  it('is replaced by what is typed, permanently', () => {
    const typed = after(opened(sold, cents(123_400)), { type: 'amountTyped', text: '60' }, { type: 'reloaded' })
    const again = after(typed, { type: 'loadPanelAnswered', answer: answered(panelWith(sold)) })
    expect(amountIn(again)).toMatchObject({ text: '60' })
    expect(amountIn(after(opened(sold, cents(123_400)), { type: 'amountTyped', text: '' }))).toMatchObject({ text: '' })
  })

  it('does not apply to gift cards', () => {
    expect(amountIn(opened(sold, cents(123_400), 'giftCards'))).toMatchObject({ text: '100' })
  })
})

describe("CAL-02 PUR-03 the tier nearest to the calculator's amount", () => {
  const sold = { cash: tiersAt([50, 60], [100, 120], [100, 125], [250, 325]), giftCards: giftTiers }

  it.each([
    [20_000, 10_000, 12_500],
    [25_000, 25_000, 32_500],
    [2_000_000, 25_000, 32_500],
    [5_000, 5_000, 6_000],
  ])('for %i cents costs %i', (spend, pay, get) => {
    expect(suggested(opened(sold, cents(spend)))).toMatchObject({ spend, nearest: { pay, get } })
  })

  it('does not exist if all cost more, without an amount, or for gift cards', () => {
    expect(suggested(opened({ cash: tiersAt([75, 90]), giftCards: null }, cents(5_000)))).toBeNull()
    expect(suggested(opened(sold, null))).toBeNull()
    expect(suggested(opened(sold, cents(5_000), 'giftCards'))).toBeNull()
  })

  it('is one of those sold, never above the amount, and the others are the rest', () => {
    const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 })), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(some, fc.integer({ min: 50, max: 999 }), ([first = [1, 1] as const, ...more], spend) => {
        const cash = tiersAt(first, ...more)
        const found = suggested(opened({ cash, giftCards: null }, cents(spend * 100)))
        const tiers = cash.kind === 'tiers' ? cash.tiers : []
        expect(found === null).toBe(tiers.every(({ pay }) => pay > spend * 100))
        if (found) expect(found.nearest.pay).toBeLessThanOrEqual(spend * 100)
        if (found) expect(new Set([found.nearest, ...found.others])).toEqual(new Set(tiers))
      }),
    )
  })
})
