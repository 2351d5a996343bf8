import { describe, expect, it } from 'vitest'
import { answered } from '../shared/api/answer.ts'
import { type Cents, cents } from '../shared/money/money.ts'
import { validatedAmount, textOf } from './entry.ts'
import type { Offerings, Tab } from './panel.ts'
import type { PurchaseEvent, PurchaseState } from './purchase.ts'
import { suggestionOf } from './suggestion.ts'
import { draft, giftTiers, openAmount, panelWith, reading, terms, tiersAt } from './examples/panel.ts'
import { begin, transition } from './transition.ts'

const after = (state: PurchaseState, ...events: readonly PurchaseEvent[]): PurchaseState =>
  events.reduce((before, event) => transition(before, event)[0], state)

/** The page after following the calculator's link. */
const opened = (offerings: Offerings, spend: Cents | null, tab: Tab = 'cash'): PurchaseState =>
  after(begin({ ...reading, spend, draft: { ...draft, tab } })[0], { type: 'loadPanelAnswered', answer: answered(panelWith(offerings)) })

const amountIn = (state: PurchaseState) =>
  state.status === 'openAmount' ? { text: textOf(state), validated: validatedAmount(state) } : null
const suggested = (state: PurchaseState) => (state.status === 'tiers' ? suggestionOf(state) : null)

describe('CAL-02 PUR-04 an open amount starts with the calculator’s amount', () => {
  const sold = { cash: openAmount, giftCards: openAmount }

  it('shows its quote at once', () => {
    expect(amountIn(opened(sold, cents(123_400)))).toMatchObject({
      text: '1,234',
      validated: { kind: 'valid', quote: { pay: 123_400, gain: 24_680 } },
    })
  })

  it('is raised to the minimum', () => {
    const expensive = { kind: 'openAmount', terms: { ...terms, minimum: cents(7_500) } } as const
    expect(amountIn(opened({ cash: expensive, giftCards: null }, cents(5_000)))).toMatchObject({ text: '75', validated: { kind: 'valid' } })
  })

  it('is ignored if it cannot be bought', () => {
    const expensive = { kind: 'openAmount', terms: { ...terms, minimum: cents(9_950_000) } } as const
    expect(amountIn(opened({ cash: expensive, giftCards: null }, cents(2_000_000)))).toMatchObject({ text: '' })
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

describe('CAL-02 PUR-03 the tier nearest to the calculator’s amount', () => {
  const sold = { cash: tiersAt([50, 60], [250, 325]), giftCards: giftTiers }

  it('does not exist if all cost more, without an amount, or for gift cards', () => {
    expect(suggested(opened({ cash: tiersAt([75, 90]), giftCards: null }, cents(5_000)))).toBeNull()
    expect(suggested(opened(sold, null))).toBeNull()
    expect(suggested(opened(sold, cents(5_000), 'giftCards'))).toBeNull()
  })
})
