import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { payerMark } from './payerMark.ts'
import { savedCards } from './savedCardsWire.ts'
import { saysFailed } from './saysFailed.ts'

describe('the wire of a payment', () => {
  it('has the cards that can be read, with four digits', () => {
    const card = { id: 7, brand: 'Visa', last_four: 42, exp_month: 8, exp_year: '2029' }
    expect(z.parse(savedCards, [card, { ...card, brand: null }])).toEqual([
      { id: '7', brand: 'Visa', lastFour: '0042', expires: { month: 8, year: 2029 } },
    ])
    expect(z.parse(savedCards, null)).toEqual([])
  })

  it.each([
    ['succeeded', null, false],
    [null, undefined, false],
    ['Failed', null, true],
    ['declined', undefined, true],
    ['canceled', null, true],
    ['denied', null, true],
    ['requires_action', null, true],
    ['pending', null, true],
    ['Refunded', null, false],
    ['succeeded', [], false],
    ['succeeded', ['card_declined'], true],
  ])('NET-08 takes %j with errors %j for a failure: %j', (status, errors, expected) => {
    expect(saysFailed({ status, errors })).toBe(expected)
  })

  it('NET-08 takes what is not paid, or asks the bank, for a failure too', () => {
    for (const said of [{ paid: false }, { requires_action: true }, { client_secret: 'cs_1' }]) expect(saysFailed(said)).toBe(true)
    expect(saysFailed({ paid: true, requires_action: false, client_secret: null, status: null })).toBe(false)
    expect(['Scheduled', 'cancelled'].map((status) => saysFailed({ status }, ['scheduled']))).toEqual([false, true])
  })

  it('NET-12 takes an error or a missing success inside an answer for a failure', () => {
    const said = [
      { error: 'card_declined' },
      { error: { code: 'x' } },
      { success: false },
      { error: '' },
      { error: null },
      { success: true },
    ]
    expect(said.map((each) => saysFailed(each))).toEqual([true, true, true, false, false, false])
  })

  it('tells payers apart by their addresses, however they are written', () => {
    const [ada, bao] = ['ada@mail.example', 'bao@mail.example'].map(payerMark)
    expect([payerMark(' Ada@Mail.example '), ada === bao, /mail|ada/.test(ada ?? '')]).toEqual([ada, false, false])
    expect(ada).toBe(payerMark('ADA@mail.example'))
  })
})
