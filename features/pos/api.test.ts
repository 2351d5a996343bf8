import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as api from './api.ts'

const { response: cardsResponse } = api.addCard

const read = (response: z.ZodMiniType, body: unknown): unknown => z.safeParse(response, body).data

const transaction = { id: 7, amount_charged: '97.88', created_at: '2026-11-20T18:31:00Z' }
const whole = { pos_success: true, return_url_override: 'lunch://done', transaction }
const receipt = { posInformed: true, returnUrlOverride: 'lunch://done', charged: 97_88, reference: '7', at: Date.UTC(2026, 10, 20, 18, 31) }
const nothing = { posInformed: true, returnUrlOverride: null, charged: null, reference: null, at: null }
const paid = { outcome: 'paid', receipt }

describe.each([
  ['a bill', api.payBill.response],
  ['credit', api.buyCredit.response],
])('POS-10 the answer to a payment of %s', (_, chargeResponse) => {
  it('is read field by field, also where the till was not informed', () => {
    expect(read(chargeResponse, whole)).toMatchObject(paid)
    for (const pos_success of [null, undefined, false])
      expect(read(chargeResponse, { ...whole, pos_success })).toMatchObject({
        outcome: 'paid',
        receipt: { ...receipt, posInformed: false },
      })
  })

  it('needs only one field that says that it is paid', () => {
    for (const pos_success of [true, 1, { payments: [] }])
      expect(read(chargeResponse, { pos_success })).toMatchObject({ outcome: 'paid', receipt: nothing })
    const notInformed = { ...nothing, posInformed: false }
    expect(read(chargeResponse, { transaction: { id: 't1' } })).toMatchObject({
      outcome: 'paid',
      receipt: { ...notInformed, reference: 't1' },
    })
    expect(read(chargeResponse, { transaction: { amount_charged: 0.5 } })).toMatchObject({
      outcome: 'paid',
      receipt: { ...notInformed, charged: 50 },
    })
  })

  it.each([
    [{ return_url_override: ' ' }, { returnUrlOverride: null }],
    [{ return_url_override: 5 }, { returnUrlOverride: null }],
    [{ transaction: { ...transaction, amount_charged: 0 } }, { charged: 0, reference: '7' }],
    [{ transaction: { ...transaction, amount_charged: 'much' } }, { charged: null, reference: '7' }],
    [{ transaction: { ...transaction, created_at: 'today' } }, { at: null, charged: 97_88 }],
    [{ transaction: null }, { charged: null, reference: null, at: null }],
  ])('is paid also with %j', (said, expected) => {
    expect(read(chargeResponse, { ...whole, ...said })).toMatchObject({ outcome: 'paid', receipt: expected })
  })

  it('may be the bank’s question, or a refusal of the card', () => {
    expect(read(chargeResponse, { requires_action: true, client_secret: 'cs_1' })).toEqual({
      outcome: 'requiresAction',
      clientSecret: 'cs_1',
    })
    expect(read(chargeResponse, { decline_code: 'card_declined', requires_action: false })).toEqual({
      outcome: 'declined',
      code: 'card_declined',
    })
  })

  it.each([
    {},
    { client_secret: 'cs_1' },
    { ...whole, requires_action: true, client_secret: 'cs_1' },
    { ...whole, requires_action: { type: 'redirect' } },
    { transaction: { id: 't1' }, requires_action: 'redirect' },
    { ...whole, status: 'failed' },
    { ...whole, paid: false },
    { ...whole, transaction: { ...transaction, status: 'failed' } },
    { transaction: { ...transaction, status: 'requires_action' } },
    { transaction: { amount_charged: 0 } },
    { ...whole, decline_code: 'card_declined' },
    { requires_action: true, client_secret: 'cs_1', decline_code: 'card_declined' },
  ])('says nothing, or two things: %j', (body) => {
    expect(read(chargeResponse, body)).toBeUndefined()
  })
})

it('POS-12 the cards after one was added are all of them; without a list the card may not be saved', () => {
  const card = { id: 'card-1', brand: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 }
  expect(read(cardsResponse, { credit_cards: [card, { ...card, id: 2 }] })).toMatchObject([
    { id: 'card-1', brand: 'Visa', lastFour: '4242', expires: { month: 8, year: 2029 } },
    { id: '2' },
  ])
  for (const body of [{}, { credit_cards: null }]) expect(read(cardsResponse, body)).toBeUndefined()
})
