import { describe, expect, it } from 'vitest'
import { answered, refused } from '../shared/api/answers/answer.ts'
import { cents } from '../shared/money/money.ts'
import { canPay, validatedAmount, textOf } from './entry.ts'
import type { Panel } from './panel.ts'
import type { PurchaseEvent, PurchaseState } from './purchase.ts'
import { draft, openAmount, panel, panelWith, reading } from './examples/panel.ts'
import { amountRest, begin, transition } from './transition.ts'

const after = (state: PurchaseState, ...events: readonly PurchaseEvent[]): PurchaseState =>
  events.reduce((before, event) => transition(before, event)[0], state)

const loaded = (found: Panel = panel, chosen = draft) =>
  after(begin({ ...reading, draft: chosen })[0], { type: 'loadPanelAnswered', answer: answered(found) })

function amountIn(state: PurchaseState | undefined) {
  if (state?.status !== 'openAmount') throw new Error('No amount can be typed here.')
  return { text: textOf(state), validated: validatedAmount(state), phase: state.entry.phase }
}

const selling = loaded()
const typed = (text: string) => transition(selling, { type: 'amountTyped', text })
const today = '2027-04-30'
const sent = after(selling, { type: 'amountSubmitted', today })

describe('opening the page', () => {
  it.each(['planning', 'soldOut'] as const)('PUR-01 PUR-02 shows %s', (status) => {
    expect(loaded({ ...panel, sale: { status } })).toMatchObject({ status })
  })

  it('PUR-04 starts with the second preset', () => {
    expect(amountIn(selling)).toMatchObject({ text: '100', validated: { kind: 'valid', quote: { pay: 10_000, get: 12_000 } } })
  })

  it('PUR-05 opens the tab of the link, or the only one', () => {
    expect(loaded(panel, { ...draft, tab: 'giftCards' })).toMatchObject({ status: 'tiers', draft: { tab: 'giftCards' } })
    expect(loaded(panelWith({ cash: openAmount, giftCards: null }), { ...draft, tab: 'giftCards' })).toMatchObject({
      status: 'openAmount',
      draft: { tab: 'cash' },
    })
  })
})

describe('PUR-08 a typed amount', () => {
  it('is checked after 400 ms without typing', () => {
    const [state, ...commands] = typed('12')
    expect(amountIn(state)).toMatchObject({ text: '12', phase: 'typing', validated: { kind: 'valid', quote: { amount: 10_000 } } })
    expect(commands).toEqual([{ type: 'wait', ms: amountRest, then: { type: 'amountDue' } }])
    expect(amountRest).toBe(400)
    expect(amountIn(after(state, { type: 'amountDue' }))).toMatchObject({
      phase: 'idle',
      validated: { kind: 'invalid', message: 'Minimum amount is $25' },
    })
  })

  it.each([
    ['', false],
    ['12', false],
    ['12x', false],
    ['75', true],
  ])('PUR-11 can be paid before it is checked only if it is valid: %j', (text, expected) => {
    const [state] = typed(text)
    expect(state.status === 'openAmount' && canPay(state)).toBe(expected)
  })

  it('is checked at once on submit, or if a preset replaces it', () => {
    const [said, ...commands] = transition(typed('12')[0], { type: 'amountSubmitted', today })
    expect(commands).toEqual([])
    expect(amountIn(said)).toMatchObject({ phase: 'idle', validated: { kind: 'invalid' } })
    expect(amountIn(after(typed('12')[0], { type: 'presetChosen', amount: cents(25_000) }))).toMatchObject({
      text: '250',
      phase: 'idle',
      validated: { kind: 'valid' },
    })
  })

  it('stays when the tab changes', () => {
    const there = after(typed('75')[0], { type: 'tabChosen', tab: 'giftCards' })
    expect(amountIn(after(there, { type: 'tabChosen', tab: 'cash' }))).toMatchObject({ text: '75' })
  })
})

describe('PUR-11 PUR-12 paying', () => {
  it.each<PurchaseEvent>([
    { type: 'amountSubmitted', today },
    { type: 'amountTyped', text: '9' },
    { type: 'presetChosen', amount: cents(5_000) },
    { type: 'promoCodeTyped', text: 'X' },
    { type: 'tabChosen', tab: 'giftCards' },
  ])('does not change while it is sent: $type', (event) => {
    expect(transition(sent, event)).toEqual([sent])
  })

  it('shows the server’s message, and can be sent again', () => {
    const [state] = transition(sent, { type: 'createOptionAnswered', answer: refused('This code has ended.') })
    expect(amountIn(state)).toMatchObject({ text: '100' })
    expect(state).toMatchObject({ entry: { phase: 'refused', message: 'This code has ended.' } })
    expect(transition(state, { type: 'amountSubmitted', today })[1]).toMatchObject({ type: 'createOption' })
  })
})
