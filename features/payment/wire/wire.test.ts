import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { hashPayer } from './hashPayer.ts'
import { savedCards } from './savedCardsWire.ts'
import { contradictsSuccess } from './chargeWire.ts'

describe('the wire of a payment', () => {
  it('has the cards that can be read, with four digits', () => {
    const card = { id: 7, brand: 'Visa', last_four: 42, exp_month: 8, exp_year: '2029' }
    expect(z.parse(savedCards, [card, { ...card, brand: null }])).toEqual([
      { id: '7', brand: 'Visa', lastFour: '0042', expires: { month: 8, year: 2029 } },
    ])
    expect(z.parse(savedCards, null)).toEqual([])
  })

  it('NET-08 takes every status but a known one for a failure, and nothing else that says nothing', () => {
    expect(['pending', 'canceled', ' requires_action', 'Refunded'].map((status) => contradictsSuccess({ status }))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(['Scheduled', 'cancelled'].map((status) => contradictsSuccess({ status }, ['scheduled']))).toEqual([false, true])
    expect(contradictsSuccess({ status: null, errors: [], error: '', success: true, paid: true, client_secret: null })).toBe(false)
  })

  it('tells payers apart by their addresses, however they are written', () => {
    const [ada, bao] = ['ada@mail.example', 'bao@mail.example'].map(hashPayer)
    expect([hashPayer(' Ada@Mail.example '), ada === bao, /mail|ada/.test(ada ?? '')]).toEqual([ada, false, false])
    expect(ada).toBe(hashPayer('ADA@mail.example'))
  })
})
