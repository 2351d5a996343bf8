import { assert, integer, oneof, constantFrom, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import {
  type CalculatorEvent,
  type CalculatorState,
  getAmount,
  budgetText,
  calculate,
  fieldText,
  firstState,
  recipientStops,
  notWhole,
  typedDigits,
  getValue,
  getLeftOver,
  problemsIn,
  startOrderHref,
} from './calculator.ts'
import { giftBill, defaultTerms } from '../terms.ts'

const us = defaultTerms('US')

const value = oneof(integer({ min: 0, max: 10_000_000_000 }), constantFrom(499_999, 500_000, 999_999, 1_000_000, 2_499_999, 2_500_000)).map(
  cents,
)

it('BLK-03 BLK-04 the bill never saves less of a greater value, and adds up to the cent', () => {
  assert(
    property(value, value, (one, other) => {
      const [small, great] = [Math.min(one, other), Math.max(one, other)].map((each) => giftBill(cents(each), us.tiers))
      expect(great?.savings).toBeGreaterThanOrEqual(small?.savings ?? 0)
      expect(great?.percent).toBeGreaterThanOrEqual(small?.percent ?? 0)
      expect((great?.total ?? 0) + (great?.savings ?? 0)).toBe(great?.value)
    }),
  )
})

describe('BLK-02 the calculator', () => {
  const type = (events: readonly CalculatorEvent[], from: CalculatorState = firstState(us)) => events.reduce(calculate, from)
  it('starts with 125 recipients of $100', () => {
    const state = firstState(us)
    expect([state.recipients, getAmount(state), getValue(state), budgetText(state)]).toEqual(['125', 100_00, 12_500_00, '$12500'])
  })
  it.each(['12.5', '12,5', '1,00', '1.000', '-3', '1e3', 'ten', '1,25,0.0', '5$'])(
    'leaves %j as it is typed, counts nothing for it, and says so',
    (text) => {
      for (const events of [
        [{ type: 'recipientsTyped', text }],
        [
          { type: 'presetChosen', choice: 'custom' },
          { type: 'amountTyped', text },
        ],
        [{ type: 'budgetTyped', text }],
      ] as const) {
        const state = type(events)
        expect([state.recipients, state.custom, state.budget]).toContain(text)
        expect(getValue(state)).toBe(0)
      }
      expect(notWhole(text, '125')).toBe('Enter a whole number, such as 125.')
    },
  )
  it('makes no other number of a text that is typed key by key', () => {
    const keys = (text: string) => Array.from(text).reduce((field, key) => fieldText(field + key, 5) ?? field, '')
    expect(['12.5', '12,5', '1,250', '-3', '1e3', '007', '123456'].map(keys)).toEqual(['12.5', '12,5', '1250', '-3', '1e3', '7', '12345'])
    expect(fieldText('x'.repeat(500), 5)).toHaveLength(20)
  })
  it('has no room for a sixth digit of the recipients', () => {
    expect(type([{ type: 'recipientsTyped', text: '100000' }]).recipients).toBe('125')
  })
  it.each([
    ['007', '7'],
    ['1,250', '1250'],
    [' 12 ', '12'],
    ['', ''],
    ['0', '0'],
    ['$500', '500'],
    ['NZ$500', '500'],
  ])('reads %j as %j', (text, digits) => {
    expect(typedDigits(text, 5)).toBe(digits)
  })
  it('reads as many digits as a field has room for, and a currency sign only in front', () => {
    expect([typedDigits('12345', 5), typedDigits('123456', 5), typedDigits('5$', 5)]).toEqual(['12345', null, null])
  })
  it('takes another amount, typed as whole dollars', () => {
    const other = type([{ type: 'presetChosen', choice: 'custom' }])
    expect([other.custom, getAmount(other)]).toEqual(['', null])
    const typed = type([{ type: 'amountTyped', text: '40' }], other)
    expect([typed.custom, getAmount(typed), getValue(typed)]).toEqual(['40', 40_00, 5_000_00])
    expect(getAmount(type([{ type: 'amountTyped', text: '0' }], typed))).toBeNull()
    expect(type([{ type: 'budgetTyped', text: '100' }], other).recipients).toBe('')
  })
  it('BLK-02 keeps a budget that was typed before an amount, and is for as many people as it then pays for', () => {
    const waiting = type([
      { type: 'presetChosen', choice: 'custom' },
      { type: 'budgetTyped', text: '500' },
    ])
    expect([budgetText(waiting), waiting.recipients, getValue(waiting)]).toEqual(['$500', '', 0])
    const priced = ['4', '40'].reduce((state, text) => calculate(state, { type: 'amountTyped', text }), waiting)
    expect([priced.recipients, getValue(priced)]).toEqual(['12', 480_00])
    expect(type([{ type: 'presetChosen', choice: cents(100_00) }], waiting).recipients).toBe('5')
  })
  it('follows its recipients again after a budget, which another amount keeps', () => {
    const planned = type([{ type: 'budgetTyped', text: '9999' }])
    expect(type([{ type: 'recipientsTyped', text: '7' }], planned)).toMatchObject({ recipients: '7', budget: null })
    expect(type([{ type: 'presetChosen', choice: cents(25_00) }], planned)).toMatchObject({ recipients: '399', budget: '9999' })
    expect(type([{ type: 'budgetTyped', text: '1.5' }], planned).recipients).toBe(planned.recipients)
  })
  it('has a slider that holds any number that can be typed, and leads to the last discount', () => {
    expect(recipientStops(firstState(us), us.tiers).at(-1)).toBe(250)
    const each = record({ recipients: integer({ min: 1, max: 99_999 }), amount: integer({ min: 1, max: 99_999 }) })
    assert(
      property(each, ({ recipients, amount }) => {
        const stops = recipientStops({ recipients: String(recipients), choice: cents(amount * 100), custom: '', budget: null }, us.tiers)
        expect(stops).toEqual(stops.toSorted((one, other) => one - other))
        expect(stops.at(-1)).toBeGreaterThanOrEqual(recipients)
        expect(stops.at(-1)).toBeLessThanOrEqual(99_999)
      }),
    )
  })
  it('has room for 99,999 recipients', () => {
    const one = type([
      { type: 'presetChosen', choice: 'custom' },
      { type: 'amountTyped', text: '1' },
    ])
    expect(type([{ type: 'budgetTyped', text: '9999999' }], one).recipients).toBe('99999')
  })
  it('finds how many people a budget is for', () => {
    const state = type([{ type: 'budgetTyped', text: '12345' }])
    expect([state.recipients, budgetText(state), getValue(state), getLeftOver(state)]).toEqual(['123', '$12345', 12_300_00, 45_00])
    expect([getLeftOver(firstState(us)), getLeftOver(type([{ type: 'recipientsTyped', text: '7' }], state))]).toEqual([0, 0])
    expect(type([{ type: 'budgetTyped', text: '12345678' }]).budget).toBeNull()
  })
  it('marks the field that has to be corrected, and no other', () => {
    const other = { type: 'presetChosen', choice: 'custom' } as const
    const marked = (...events: readonly CalculatorEvent[]) =>
      Object.entries(problemsIn(type(events))).flatMap(([field, problem]) => (problem === undefined ? [] : [field]))
    expect(marked()).toEqual([])
    expect(marked(other, { type: 'amountTyped', text: '0' })).toEqual(['custom'])
    expect(marked(other, { type: 'budgetTyped', text: '500' })).toEqual(['custom'])
    expect(marked({ type: 'budgetTyped', text: '50' })).toEqual(['budget'])
    for (const text of ['', '0']) expect(marked({ type: 'recipientsTyped', text })).toEqual(['recipients'])
    expect(budgetText(type([{ type: 'recipientsTyped', text: '' }]))).toBe('')
    expect(type([{ type: 'budgetTyped', text: '' }])).toEqual({ ...firstState(us), budget: '' })
    expect(marked({ type: 'recipientsTyped', text: '' }, { type: 'budgetTyped', text: '1.5' })).toEqual(['budget'])
  })
  it('always values recipients times amount, and never spends more than the budget', () => {
    const digits = integer({ min: 0, max: 99_999_999 }).map(String)
    const events = record({ recipients: digits, amount: digits, budget: digits, custom: constantFrom(true, false) })
    assert(
      property(events, ({ recipients, amount, budget, custom }) => {
        const state = type([
          { type: 'recipientsTyped', text: recipients },
          { type: 'amountTyped', text: amount },
          { type: 'presetChosen', choice: custom ? 'custom' : cents(250_00) },
          { type: 'budgetTyped', text: budget },
        ])
        expect(getValue(state)).toBe(Number(state.recipients) * (getAmount(state) ?? 0))
        if (state.budget !== null) expect(getValue(state) + getLeftOver(state)).toBe(getValue(state) && Number(state.budget) * 100)
      }),
    )
  })
})

describe('BLK-04 the start of an order', () => {
  const start = { spend: cents(12_500_00), query: '?utm_source=mail&spend=1', domain: 'bank.example' }
  it('carries the gift value and the query', () => {
    expect(startOrderHref({ ...start, country: 'US' })).toBe('checkout?utm_source=mail&spend=12500')
  })
  it('goes to the business host in New Zealand', () => {
    expect(startOrderHref({ ...start, country: 'NZ' })).toBe('https://business.bank.example/checkout/?spend=12500')
  })
})
