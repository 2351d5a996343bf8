import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { answered } from '../shared/api/answer.ts'
import { cents } from '../shared/money/money.ts'
import { chargeResponse, closeResponse, lookUpResponse } from './chargeWire.ts'
import type { CheckoutEvent, CheckoutState } from './checkout.ts'
import type { Product } from './order.ts'
import { charging, checkoutWith, orderFor } from './testing/examples.ts'
import { transition } from './transition.ts'

const whole = {
  id: 'p1',
  amount: 60,
  amount_to_charge: '55.00',
  amount_charged: 54,
  credit_to_give: 70,
  amount_credited: 65.5,
  credit_balance: -3,
  keep_gift_bonus: true,
  billing_interval: 'monthly',
  monthly_billing_day: 15,
  user_email: 'ada.moreau@mail.example',
  new_user: true,
  reset_token: 'reset-1',
}

/** The state after this answer. */
function shownAfter(purchase: unknown, product: Product = 'credit'): CheckoutState {
  const charge = z.parse(chargeResponse, { outcome: 'purchased', purchase })
  const events: readonly CheckoutEvent[] = [...charging, { type: 'sendPaymentAnswered', answer: answered(charge) }]
  return events.reduce<CheckoutState>((state, event) => transition(state, event)[0], checkoutWith(orderFor(product)))
}
const purchaseAfter = (purchase: unknown) => {
  const state = shownAfter(purchase)
  return state.status === 'confirmation' ? state.purchase : state.status
}

describe('CHK-10 the purchase in the answer', () => {
  it('is confirmed field by field', () => {
    expect(purchaseAfter(whole)).toEqual({
      id: 'p1',
      amount: 6_000,
      toCharge: 5_500,
      charged: 5_400,
      toCredit: 7_000,
      credited: 6_550,
      balance: -300,
      keepsGiftBonus: true,
      billing: { interval: 'monthly', monthlyDay: 15 },
      email: 'ada.moreau@mail.example',
      resetToken: 'reset-1',
    })
  })

  it('NET-12 is confirmed without an outcome around it too, if it says what was charged or credited', () => {
    const read = (body: unknown) => z.safeParse(chargeResponse, body).data
    expect(read(whole)).toEqual(read({ outcome: 'purchased', purchase: whole }))
    expect(read({ outcome: 'purchased', ...whole })).toEqual(read(whole))
    expect(read({ amount_credited: '10.00' })).toMatchObject({ outcome: 'paid', receipt: { credited: 1_000, charged: null } })
    const { amount_charged: _, amount_credited: __, ...due } = whole
    for (const body of [
      due,
      {},
      { ...whole, outcome: 'pending' },
      { ...whole, requires_action: true },
      { ...whole, client_secret: 'cs_1' },
    ])
      expect(read(body)).toBeUndefined()
    expect(read({ outcome: 'declined', amount_charged: 0 })).toEqual({ outcome: 'declined', code: '' })
  })

  it('falls back to the amounts that were due, and then to the order', () => {
    expect(purchaseAfter({ ...whole, amount_charged: null, amount_credited: {} })).toMatchObject({ charged: 5_500, credited: 7_000 })
    const ordered = { amount: 5_000, toCharge: 5_000, charged: 5_000, toCredit: 6_000, credited: 6_000, email: 'ada.moreau@mail.example' }
    for (const said of [{}, null, undefined, [], 'bought']) expect(purchaseAfter(said)).toMatchObject(ordered)
  })

  it.each([
    [{ id: 17 }, { id: '17' }],
    [{ id: null }, { id: null }],
    [{ monthly_billing_day: '15' }, { billing: { interval: 'monthly', monthlyDay: 15 } }],
    [{ monthly_billing_day: 45 }, { billing: { interval: 'monthly', monthlyDay: null } }],
    [{ billing_interval: 'weekly' }, { billing: { interval: 'once' } }],
    [{ new_user: null }, { resetToken: null }],
    [{ new_user: 'true' }, { resetToken: 'reset-1' }],
    [{ keep_gift_bonus: null }, { keepsGiftBonus: false }],
    [{ keep_gift_bonus: 1 }, { keepsGiftBonus: true }],
    [{ user_email: null }, { email: 'ada.moreau@mail.example' }],
    [{ user_email: 7 }, { email: 'ada.moreau@mail.example' }],
    [
      { amount_charged: '54.00', amount_credited: '65.5' },
      { charged: 5_400, credited: 6_550 },
    ],
    [{ amount_charged: -54 }, { charged: 5_500 }],
    [{ credit_balance: 'much' }, { balance: null }],
  ])('NET-08 is confirmed with %j', (said, expected) => {
    expect(purchaseAfter({ ...whole, ...said })).toMatchObject(expected)
  })

  it('CHK-05 without an id is confirmed, and no gift is sent', () => {
    expect(shownAfter({ ...whole, id: 'p1' }, 'giftCard')).toMatchObject({ status: 'giftPage2', purchase: { id: 'p1' } })
    expect(shownAfter({ ...whole, id: {} }, 'giftCard')).toMatchObject({ status: 'confirmation', purchase: { charged: cents(5_400) } })
  })

  it('keeps the order’s interval if the answer has none', () => {
    const order = orderFor('credit')
    const billing = { interval: 'monthly', monthlyDay: 21, nextCharge: '2026-12-21', cancelTerms: 'Any time.' } as const
    const charge = z.parse(chargeResponse, { outcome: 'purchased', purchase: { id: 'p1' } })
    const events: readonly CheckoutEvent[] = [...charging, { type: 'sendPaymentAnswered', answer: answered(charge) }]
    const state = events.reduce<CheckoutState>((from, event) => transition(from, event)[0], checkoutWith({ ...order, billing }))
    expect(state).toMatchObject({ status: 'confirmation', purchase: { billing: { interval: 'monthly', monthlyDay: 21 } } })
  })
})

describe('NET-08 the result of an attempt', () => {
  it.each([chargeResponse, lookUpResponse, closeResponse])('%# reads unexpected fields as missing', (response) => {
    expect(z.parse(response, { outcome: 'purchased', purchase: { ...whole, id: 5, new_user: null } })).toMatchObject({
      outcome: 'paid',
      receipt: { id: '5' },
    })
    expect(z.parse(response, { outcome: 'declined', decline_code: null })).toEqual({ outcome: 'declined', code: '' })
  })

  it('is not read without a known outcome', () => {
    for (const body of [
      {},
      { outcome: null },
      { purchase: whole },
      { outcome: 'Purchased' },
      { outcome: 'requires_action', client_secret: null },
      null,
    ])
      expect(z.safeParse(lookUpResponse, body).success).toBe(false)
  })
})
