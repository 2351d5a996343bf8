import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { hashPayer } from './hashPayer.ts'
import { savedCards } from './savedCardsWire.ts'

describe('the wire of a payment', () => {
  it('has the cards that can be read, with four digits', () => {
    const card = { id: 7, brand: 'Visa', last_four: 42, exp_month: 8, exp_year: '2029' }
    expect(z.parse(savedCards, [card, { ...card, brand: null }])).toEqual([
      { id: '7', brand: 'Visa', lastFour: '0042', expires: { month: 8, year: 2029 } },
    ])
    expect(z.parse(savedCards, null)).toEqual([])
  })

  it('tells payers apart by their addresses, however they are written', () => {
    const [ada, bao] = ['ada@mail.example', 'bao@mail.example'].map(hashPayer)
    expect([hashPayer(' Ada@Mail.example '), ada === bao, /mail|ada/.test(ada ?? '')]).toEqual([ada, false, false])
    expect(ada).toBe(hashPayer('ADA@mail.example'))
  })
})
